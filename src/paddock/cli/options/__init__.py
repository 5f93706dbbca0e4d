"""What each command of `paddock` takes, with help in the user's language."""
