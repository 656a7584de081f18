"""A program in a process, this one or one of its own: for Pythons that have processes."""
