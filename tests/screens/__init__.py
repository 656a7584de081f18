"""Screens as text: what stands on each of the states of tests/states.py, as a person would read it aloud."""
