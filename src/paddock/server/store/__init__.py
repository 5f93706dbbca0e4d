"""Where logs are kept. `submit` alone writes to them, and calls back when lines are durable."""
