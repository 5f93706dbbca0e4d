"""Measurements. They print figures and judge nothing: a timed test is a test that fails at random."""
