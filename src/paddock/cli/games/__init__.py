"""What the command line draws of each game. A game names its module in its `GameEntry`."""
