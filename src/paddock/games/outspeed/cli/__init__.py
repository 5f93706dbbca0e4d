"""What OUTSPEED has on the command line: its tiles drawn, printed, measured and searched for."""
