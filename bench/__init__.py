"""Measurements. They print figures and judge nothing: timed tests fail at random."""
