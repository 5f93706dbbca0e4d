"""The options of each command, with help in the user's language."""
