"""Tests of what there is to see."""
