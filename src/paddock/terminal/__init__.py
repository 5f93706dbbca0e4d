"""The same tables in a terminal, local or over the socket. It knows no rules."""
