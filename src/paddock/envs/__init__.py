"""The games in the words of research libraries. Each module needs its own: the extra [envs].

Importing this package imports none of them.
"""
