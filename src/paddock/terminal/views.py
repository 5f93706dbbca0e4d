"""The types of views, by game: what comes over the wire is read as one of them."""

from collections.abc import Mapping
from typing import Any, Final

from paddock.games.outspeed.view import View as OutspeedView
from paddock.games.why_first.view import View as WhyFirstView

VIEWS: Final[Mapping[str, Any]] = {"outspeed": OutspeedView, "why_first": WhyFirstView}
