"""Check the project's own limits: sizes, prose, and that only a game's folder names the game.

`make check` runs it; `make format` wraps the documents.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ("src", "tests", "tools", "bench", "research")

MAX_FUNCTION_LINES: Final = 60
MAX_NINE_IN_TEN_LINES: Final = 25
MAX_MEDIAN_LINES: Final = 8
MAX_MODULE_LINES: Final = 400
MAX_TEST_MODULE_LINES: Final = 750
MAX_CORE_LINES: Final = 600
MAX_COMPONENT_LINES: Final = 250
"""A Svelte component with its markup and its styles. ESLint holds the lengths of its functions."""
MAX_MARKDOWN_LINE: Final = 120
MAX_SENTENCE_WORDS: Final = 30
RIDDLES: Final = frozenset({"What", "Whatever", "Who", "Whoever", "It", "They", "Nobody", "There"})
"""A docstring opens with a verb or a noun phrase: its reader sees the first line alone."""
PLAIN_ROOMS: Final = tuple(
    f"src/paddock/{name}" for name in ("cli", "client", "lab", "proof", "server")
)
MAX_PAGE_LINES: Final = 200
SHORT_PAGES: Final = ("ARCHITECTURE.md", "docs/bots.md", "docs/performance.md")
"""Pages that grow if nobody looks: tables first, the diary is in research/NOTES.md."""
WORDS_OF_ONE_GAME: Final = (r"\bleon\b", r"\bcockpits?\b")
"""Beside the names of the games themselves."""


class Function(NamedTuple):
    """A function and the number of its lines, with its head and its docstring."""

    name: str
    lines: int


def functions(path: Path) -> Iterator[Function]:
    """The functions and methods of a module, except for those that are one expression: a table."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.end_lineno:
            continue
        if node.end_lineno - node.lineno < MAX_FUNCTION_LINES or not _is_a_table(node):
            name = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
            yield Function(name, node.end_lineno - node.lineno + 1)


def _is_a_table(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it does nothing but return an expression, such as a list of routes."""
    after_docstring = function.body[ast.get_docstring(function) is not None :]
    return len(after_docstring) == 1 and isinstance(after_docstring[0], ast.Return)


def module_faults() -> Iterator[str]:
    """Modules and functions that are too long."""
    for path in modules(*SOURCES):
        lines = len(path.read_text("utf-8").splitlines())
        is_test = ROOT / "tests" in path.parents
        most = MAX_TEST_MODULE_LINES if is_test else MAX_MODULE_LINES
        if lines > most:
            yield f"{path.relative_to(ROOT)}: {lines} lines, at most {most}"
    for function in (one for path in modules(*SOURCES) for one in functions(path)):
        if function.lines > MAX_FUNCTION_LINES:
            yield f"{function.name}: {function.lines} lines, at most {MAX_FUNCTION_LINES}"


def browser_faults() -> Iterator[str]:
    """Modules and components of the browser client that are too long; one is generated."""
    source = ROOT / "web" / "src"
    for path in sorted(source.rglob("*")):
        most = {".ts": MAX_MODULE_LINES, ".svelte": MAX_COMPONENT_LINES}.get(path.suffix)
        if most is None or path == source / "lib" / "protocol" / "types.ts":
            continue
        if (lines := len(path.read_text("utf-8").splitlines())) > most:
            yield f"{path.relative_to(ROOT)}: {lines} lines, at most {most}"


def package_faults() -> Iterator[str]:
    """What is measured over many modules at once."""
    lengths = [one.lines for path in modules("src") for one in functions(path)]
    if (middle := median(lengths)) > MAX_MEDIAN_LINES:
        yield f"src: the median function has {middle} lines, at most {MAX_MEDIAN_LINES}"
    if (long := quantiles(lengths, n=10, method="inclusive")[-1]) > MAX_NINE_IN_TEN_LINES:
        yield f"src: one function in ten has {long:.0f} lines, at most {MAX_NINE_IN_TEN_LINES}"
    core = sum(len(path.read_text("utf-8").splitlines()) for path in modules("src/paddock/core"))
    if core > MAX_CORE_LINES:
        yield f"src/paddock/core: {core} lines, at most {MAX_CORE_LINES}"


def modules(*folders: str) -> list[Path]:
    """The Python files in these folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def room_faults() -> Iterator[str]:
    """Names of games outside their folders: in code, in comments and in paths."""
    package = ROOT / "src" / "paddock"
    games = [path.name.replace("_", ".?") for path in sorted(package.glob("games/[!_]*"))]
    named = re.compile("|".join([*WORDS_OF_ONE_GAME, *games]), re.IGNORECASE)
    for path in modules("src/paddock"):
        if package / "games" in path.parents or path == package / "catalog.py":
            continue
        name = path.relative_to(ROOT)
        lines = enumerate(path.read_text("utf-8").splitlines(), 1)
        texts = {f"{name}:{number}": line for number, line in lines}
        for place, text in {str(name): str(path.relative_to(package)), **texts}.items():
            if found := named.search(text):
                yield f"{place}: {found[0]!r} belongs in its game's folder"


def documents() -> list[Path]:
    """The Markdown files that people read, but for the rulebooks: those are law."""
    inside = [path for folder in (".github", "docs") for path in (ROOT / folder).rglob("*.md")]
    law = ROOT / "docs" / "rules"
    return sorted(path for path in [*ROOT.glob("*.md"), *inside] if law not in path.parents)


def document_faults(path: Path) -> Iterator[str]:
    """Lines and sentences that are too long. Tables, code and pictures are free."""
    text = path.read_text("utf-8")
    name = path.relative_to(ROOT)
    lines = len(text.splitlines())
    if str(name) in SHORT_PAGES and lines > MAX_PAGE_LINES:
        yield f"{name}: {lines} lines, at most {MAX_PAGE_LINES}"
    for number, line in enumerate(prose_lines(text), 1):
        if len(line) > MAX_MARKDOWN_LINE:
            yield f"{name}:{number}: {len(line)} characters, at most {MAX_MARKDOWN_LINE}"
    yield from sentence_faults(str(name), text)


def docstring_faults(path: Path) -> Iterator[str]:
    """Sentences of docstrings that are too long. Indented lines are code."""
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, documented) and (text := ast.get_docstring(node)):
            plain = re.sub(r"^ {4}.*$", "", text, flags=re.MULTILINE)
            yield from sentence_faults(str(path.relative_to(ROOT)), plain)


def opening_faults(path: Path) -> Iterator[str]:
    """Docstrings, those of attributes included, that open with a riddle instead of a name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Expr(ast.Constant(str() as text)) if text.split(" ")[0] in RIDDLES:
                name = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield f"{name}: a docstring opens with {text.split(' ')[0]}"
            case _:
                pass


def sentence_faults(name: str, text: str) -> Iterator[str]:
    """Sentences that are too long."""
    for sentence in sentences(text):
        if (words := len(sentence.split())) > MAX_SENTENCE_WORDS:
            start = " ".join(sentence.split()[:8])
            yield f"{name}: {words} words, at most {MAX_SENTENCE_WORDS}: {start} …"


def prose_lines(text: str) -> Iterator[str]:
    """The lines of a document in order; those of tables, code and pictures are empty."""
    in_code = False
    for line in text.splitlines():
        fence = line.lstrip().startswith("```")
        in_code ^= fence
        free = in_code or fence or line.lstrip().startswith(("|", "!["))
        yield "" if free else line


def sentences(text: str) -> Iterator[str]:
    """The sentences of a document: a list item or a heading ends one, too."""
    blocks = re.split(r"\n\s*\n|\n\s*(?=[-*#>] |\d+\. )", "\n".join(prose_lines(text)))
    for block in blocks:
        plain = re.sub(r"`[^`]*`|\]\([^)]*\)", "x", block)
        yield from re.split(r"(?<=[.!?])[\"')*]*\s+", plain)


def main() -> int:
    """Print every fault."""
    faults = [*module_faults(), *browser_faults(), *package_faults(), *room_faults()]
    faults += [fault for path in documents() for fault in document_faults(path)]
    faults += [fault for path in modules(*SOURCES) for fault in docstring_faults(path)]
    faults += [fault for path in modules(*PLAIN_ROOMS) for fault in opening_faults(path)]
    for fault in faults:
        print(fault)
    print(f"limits: {len(faults)} faults" if faults else "limits: all held")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
