"""Tests of what every game fulfils."""
