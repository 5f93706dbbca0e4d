"""The server's HTTP routes and sockets."""
