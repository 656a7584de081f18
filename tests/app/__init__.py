"""Tests of what a person does."""
