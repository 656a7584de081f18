"""Faults that are drawn, not chosen: put into the program one at a time, to see whether a test notices."""
