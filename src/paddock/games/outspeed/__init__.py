"""OUTSPEED: 3 to 6 pilots, routes, fuel and hidden tokens (docs/rules/outspeed.md)."""
