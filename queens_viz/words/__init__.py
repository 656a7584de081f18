"""What is said: a table of messages for each language, and the sentence of a position."""
