"""What training a net for Why First? needs beyond its vector engine. It imports JAX."""
