"""What building the package needs beside pyproject.toml: a page for the index, and a check.

hatchling runs both. They import nothing of Paddock: a build has only hatchling.
"""

import os
import re
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT: Final = Path("src/paddock/server/static/index.html")
REPOSITORY: Final = "PADDOCK_REPOSITORY"
"""The address of the repository, as the release workflow knows it: the tree does not name one."""
WITHOUT_CLIENT: Final = "PADDOCK_WITHOUT_CLIENT"

_PICTURE: Final = re.compile(r"!\[([^]]*)\]\((?!\w+:)([^)]+)\)\n*")
_LINK: Final = re.compile(r"(?<!!)\[([^]]*)\]\((?!\w+:)([^)#]*)(#[^)]*)?\)")


def long_description(readme: str, repository: str | None, version: str) -> str:
    """README for the index, where relative links lead nowhere.

    They become absolute, or plain text where no repository is known; pictures then go.
    """
    if not repository:
        return _LINK.sub(r"\1", _PICTURE.sub("", readme))
    files, raw = f"{repository}/blob/v{version}/", f"{repository}/raw/v{version}/"
    readme = _PICTURE.sub(rf"![\1]({raw}\2)\n\n", readme)
    return _LINK.sub(rf"[\1]({files}\2\3)", readme)


def urls(repository: str | None) -> dict[str, str]:
    """The addresses of the project, as far as they are known."""
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}#read-on",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


class PageForTheIndex(MetadataHookInterface):
    """README and the project's addresses, as the index shows them."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        repository = os.environ.get(REPOSITORY, "").rstrip("/") or None
        readme = Path(self.root, "README.md").read_text("utf-8")
        text = long_description(readme, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(repository)


class ClientIsBuilt(BuildHookInterface[Any]):
    """A wheel has the browser client in it, or it is not made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to build a wheel without the client; an editable install may lack it."""
        needed = self.target_name == "wheel" and version != "editable"
        if (
            needed
            and not os.environ.get(WITHOUT_CLIENT)
            and not (Path(self.root) / CLIENT).is_file()
        ):
            raise RuntimeError(
                f"the browser client is not built: run `make web` first,"
                f" or set {WITHOUT_CLIENT}=1 for a package without it"
            )
