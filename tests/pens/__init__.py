"""Tests of pens/."""
