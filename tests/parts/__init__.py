"""Tests of parts/."""
