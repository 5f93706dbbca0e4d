"""A table on a server, through its protocol (docs/protocol.md)."""
