"""Paddock: two racing games of secret, simultaneous choice. Importing it imports nothing else."""
