"""The package `bench` beside `src` in a checkout: speed goals, references in C, other libraries.

It is a tool for developers and not part of the wheel.
"""

import os
import sys
from importlib import import_module
from typing import Any

from council import compiled
from council.core.game import Invalid


def bench_package() -> str:
    """The folder that holds the package; "" where there is none."""
    root = os.path.dirname(compiled.ROOT)
    return root if os.path.isfile(os.path.join(root, "bench", "goals.py")) else ""


def bench_module(name: str) -> Any:
    """A module of the package; Invalid where it is not there."""
    root = bench_package()
    if not root:
        raise Invalid("lab-peers-absent")
    if root not in sys.path:
        sys.path.append(root)
    return import_module(f"bench.{name}")
