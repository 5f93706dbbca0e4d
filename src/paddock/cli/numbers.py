"""Numbers as people read them in their language."""

from paddock.words import Words


def share(words: Words, count: int, total: int) -> str:
    """So many of so many, in per cent."""
    return words("percent", number=decimal(words, 100 * count / total))


def decimal(words: Words, number: float, places: int = 1) -> str:
    """Return a number with so many decimal places, at least one."""
    whole, decimals = f"{number:.{places}f}".split(".")
    return words("decimal", whole=whole, tenth=decimals)


def signed(words: Words, number: float) -> str:
    """Return the same with one decimal place and its sign."""
    return ("+" if number >= 0 else "\u2212") + decimal(words, abs(number))
