"""The program uses nothing of collections but collections.abc."""
