"""A table in the terminal: people and bots around one keyboard, and records stepped through."""
