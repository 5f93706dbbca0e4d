"""Why First?: five races in which the second wins (docs/rules/why_first.md)."""
