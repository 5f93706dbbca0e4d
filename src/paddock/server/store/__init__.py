"""Where logs are kept. `transact` is the only writer, and it returns when the lines are durable."""
