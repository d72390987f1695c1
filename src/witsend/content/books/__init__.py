"""Adventure books: what they are made of, how they are read and checked, which there are."""
