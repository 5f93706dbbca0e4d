"""Dash: the smallest game that uses everything. It lives in a package of its own."""
