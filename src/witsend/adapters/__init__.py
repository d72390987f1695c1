"""The games as other programs want them: numbers and vectors, and the peers' own interfaces."""
