"""The store in PostgreSQL, with a row lock per table."""
