"""Programs of persons: how they are run, recorded and judged."""
