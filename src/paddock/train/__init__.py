"""Training by self-play on the vector engines. It needs JAX: the extra [train].

Importing this package imports no JAX; its modules do.
"""
