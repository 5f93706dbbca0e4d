"""The server process: its port, its transport, its log."""
