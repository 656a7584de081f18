"""A person's own program: how it is run, recorded and judged."""
