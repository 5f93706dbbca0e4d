"""Players of Why First?: how each weighs what it may do. They know what their seat knows."""
