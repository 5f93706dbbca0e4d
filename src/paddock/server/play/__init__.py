"""Tables in play: requests become durable lines, and lines reach those who watch."""
