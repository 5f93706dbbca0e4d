"""What the vector engines share: chance in arrays, and whole games by the batch. Needs JAX."""
