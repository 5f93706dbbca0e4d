"""The games, one folder each, with the same files in each. No game knows another."""
