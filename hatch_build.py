"""The build hook: what packages contain besides the sources.

A source package holds the browser bundle, so that nobody who installs it needs Node.js. A wheel
holds the bundle, the documents that messages refer to, and the compiled hot files if there is a C
compiler.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLE = "src/council/server/static"
NEED = "install Node.js 20.19 or newer with npm, and try again"


class WholePackage(BuildHookInterface[Any]):
    """Adds to a package what git does not hold; an editable install stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile what can be; a warning says what cannot."""
        if version != "standard":
            return
        built = self.bundled()
        if self.target_name == "sdist":
            if not built:
                self.app.abort(f"a source package needs the browser bundle: {NEED}")
            return
        if not built:
            self.app.display_warning(f"this wheel has no browser pages; to have them, {NEED}")
        self.add_documents(build_data)
        self.add_compiled(build_data)

    def bundled(self) -> bool:
        """Whether the bundle is there and up to date; in a source package it always is."""
        from_sdist = Path(self.root, "PKG-INFO").is_file()
        if from_sdist and Path(self.root, BUNDLE, "index.html").is_file():
            return True
        done = subprocess.run([sys.executable, "tools/web.py"], cwd=self.root, check=False)
        return done.returncode == 0

    def add_documents(self, build_data: dict[str, Any]) -> None:
        """The pages for players and hosts, as council/docs; `council --help` says where."""
        docs = Path(self.root, "docs")
        for page in [*docs.glob("*.md"), *docs.glob("rules/*.md")]:
            place = "council/docs/" + page.relative_to(docs).as_posix()
            build_data["force_include"][str(page)] = place

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile into a folder of our own; when that cannot be, the wheel is pure Python."""
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "tools/compile.py", "--out", self.folder.name]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            if os.environ.get("COUNCIL_COMPILE") == "on":
                self.app.abort("COUNCIL_COMPILE=on, but the hot files cannot be compiled")
            self.app.display_warning("could not compile the hot files: the wheel is pure Python")
            return
        built = [path for path in Path(self.folder.name).rglob("*") if path.is_file()]
        if not built:
            return
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(self.folder.name).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The compiled files are in the wheel now."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
