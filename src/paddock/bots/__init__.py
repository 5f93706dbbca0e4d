"""Players without hands. They see what a player sees, never a state."""
