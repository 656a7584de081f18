"""Runs a program in this process or in one of its own, where there are processes."""
