"""Tests of the paint."""
