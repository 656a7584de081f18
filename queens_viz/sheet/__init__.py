"""A worksheet to print: questions for pencils, and their key."""
