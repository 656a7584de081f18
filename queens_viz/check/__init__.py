"""What people hand in is judged: many files, one table."""
