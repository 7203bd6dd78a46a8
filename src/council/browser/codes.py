"""Byte code that is read before it is needed: the page keeps it in Python's memory for the next
visit, which then neither looks for the files nor reads them."""

import marshal
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType

HEADER = 16  # bytes of a .pyc before its code

_codes: dict[str, tuple[str, CodeType]] = {}  # by module: its file and its code


class ReadLoader(SourcelessFileLoader):
    """Loads a module from what was read."""

    def get_code(self, fullname: str) -> CodeType | None:
        """The code of a module; it is needed once."""
        _, code = _codes.pop(fullname, ("", None))
        return code or super().get_code(fullname)


class ReadFinder:
    """Finds the modules whose code was read, before anybody looks for files."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module comes from; None for all others."""
        if name not in _codes:
            return None
        file = _codes[name][0]
        return spec_from_file_location(name, file, loader=ReadLoader(name, file))


def read_codes(folder: str, files: Iterable[str]) -> None:
    """Read the code of these files, named by their place below a folder of `sys.path`."""
    for file in files:
        name = file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        if name not in sys.modules:
            path = f"{folder}/{file}"
            with open(path, "rb") as content:
                _codes[name] = path, marshal.loads(content.read()[HEADER:])
    sys.meta_path.insert(0, ReadFinder)
