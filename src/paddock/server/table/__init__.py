"""One table as its log adds up to it, and what may be appended. Pure."""
