"""What Why First? has on the command line: its cards, drawn."""
