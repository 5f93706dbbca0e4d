"""Pages over the table: a long text, the rulebook by number, and a line to write."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from paddock.rulebook import chapters, look_up
from paddock.terminal.picture import Brush


class Page(ModalScreen[None]):
    """A long text that can be scrolled; escape goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,h,w", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, brush: Brush, title: str, text: RenderableType, *, at_end: bool) -> None:
        super().__init__()
        self._brush, self._title, self._text, self._at_end = brush, title, text, at_end

    def compose(self) -> ComposeResult:
        """A title, the text, and how to get back."""
        scroll = VerticalScroll(Static(self._text, id="page-text"), id="page")
        scroll.border_title = self._title
        scroll.border_subtitle = self._brush.tell("play-key-back")
        yield scroll

    def on_mount(self) -> None:
        """A history is read from its end."""
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._at_end:
            page.scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=lines, animate=False)


class RulesPage(ModalScreen[None]):
    """The rulebook, opened at a number; another number can be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, brush: Brush, book: str, number: str) -> None:
        super().__init__()
        self._brush, self._book, self._number = brush, book, number

    def compose(self) -> ComposeResult:
        """The text, and a place for a number."""
        scroll = VerticalScroll(Static(id="page-text"), id="page")
        scroll.border_title = self._brush.tell("web-rules")
        scroll.border_subtitle = self._brush.tell("play-key-back")
        scroll.can_focus = False
        yield scroll
        yield Input(placeholder=self._brush.tell("play-rule-number"), id="entry", max_length=8)

    def on_mount(self) -> None:
        """Open the book."""
        self._show(self._number)
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Another rule."""
        if event.value.strip():
            self._show(event.value)
        event.input.clear()

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one("#page", VerticalScroll).scroll_relative(y=lines, animate=False)

    def _show(self, number: str) -> None:
        self.query_one("#page-text", Static).update(rule_page(self._brush, self._book, number))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)


def rule_page(brush: Brush, book: str, number: str) -> RenderableType:
    """A rule and, below it, its chapter."""
    found = look_up(book, number)
    if found is None:
        text = brush.tell("no-such-rule", number=number[:8], chapters=len(chapters(book)))
        return Text(text)
    chapter = look_up(book, number.strip().partition(".")[0]) or ""
    if found == chapter:
        return Markdown(chapter)
    return Group(Markdown(found), Rule(), Markdown(chapter))


class Writing(ModalScreen[str]):
    """One line of chat."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, brush: Brush) -> None:
        super().__init__()
        self._brush = brush

    def compose(self) -> ComposeResult:
        """A place to write."""
        yield Input(placeholder=self._brush.tell("web-chat-write"), id="entry", max_length=300)

    def on_mount(self) -> None:
        """Write at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        self.dismiss(event.value.strip())
