"""The build hook: a wheel holds the compiled hot files where a C compiler is there."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Adds compiled files to a wheel and names its platform; an editable install stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of our own; when that cannot be, the wheel is pure Python."""
        if self.target_name != "wheel" or version != "standard":
            return
        if subprocess.run([sys.executable, "tools/web.py"], cwd=self.root, check=False).returncode:
            self.app.display_warning("no browser bundle: `council serve` will say how to build it")
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "tools/compile.py", "--out", self.folder.name]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            if os.environ.get("COUNCIL_COMPILE") == "on":
                raise RuntimeError("could not compile the hot files")
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
