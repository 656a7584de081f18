"""The tests of queens_viz."""
