"""Hot files keep clear of what mypyc compiles wrongly or slowly."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from council import compiled

LARGEST = 2**62  # larger constants are boxed objects, unpacked at each use


def is_literal(node: ast.expr) -> bool:
    """A number, also when signed, computed from numbers, or wrapped as i64(1)."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=inner):
            return is_literal(inner)
        case ast.BinOp(left=left, right=right):
            return is_literal(left) and is_literal(right)
        case ast.Call(args=[argument]):
            return is_literal(argument)
    return False


def is_bare(node: ast.expr) -> bool:
    """A whole number as it is, signed or not; not True or False."""
    match node:
        case ast.Constant(value=value):
            return type(value) is int
        case ast.UnaryOp(operand=inner):
            return is_bare(inner)
    return False


def names_in(target: ast.expr) -> Iterator[str]:
    return (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def varying(tree: ast.AST) -> set[str]:
    """Names that get a value which is no literal somewhere: arguments, loops, results."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name):
                names.add(name)
            case ast.Assign(targets=targets, value=value) if not is_literal(value):
                names.update(*(names_in(target) for target in targets))
            case ast.AnnAssign(target=target, value=value) if value and not is_literal(value):
                names.update(names_in(target))
            case ast.AugAssign(target=target) | ast.For(target=target):
                names.update(names_in(target))
            case ast.comprehension(target=target) | ast.NamedExpr(target=target):
                names.update(names_in(target))
    return names


def traps(text: str) -> list[str]:
    """The lines of a hot file that mypyc 2.4.1 gets wrong or slow."""
    found = []
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [*functions, tree]:
        free = varying(scope)
        for node in ast.walk(scope):
            match node:
                case ast.BinOp(left=left, op=ast.LShift(), right=right) if not is_literal(right):
                    fixed = isinstance(left, ast.Name) and (
                        left.id.isupper() or left.id not in free
                    )
                    if is_literal(left) or fixed:
                        found.append(f"line {node.lineno}: a constant left of <<: use shl()")
                case ast.For(target=ast.Name(id="_")):
                    found.append(f"line {node.lineno}: `_` is boxed at each step: use `_step`")
                case ast.IfExp(body=one, orelse=other) if is_bare(one) != is_bare(other):
                    found.append(f"line {node.lineno}: boxed to fit a bare number: use i64(...)")
                case ast.Constant(value=int(number)) if abs(number) >= LARGEST:
                    found.append(f"line {node.lineno}: {number} does not fit in 62 bits")
    return sorted(set(found))


def imported(text: str) -> set[str]:
    """The modules of ours that a file imports."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module)
        elif isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
    return {name for name in modules if name.split(".")[0] == "council"}


def test_every_hot_file_is_there() -> None:
    assert compiled.missing() == []


@pytest.mark.parametrize("name", compiled.HOT)
def test_a_hot_file_avoids_the_traps(name: str) -> None:
    assert traps(Path(compiled.source(name)).read_text()) == []


@pytest.mark.parametrize("name", compiled.HOT)
def test_a_hot_file_imports_only_hot_files(name: str) -> None:
    # Constants of another file are compiled in, so an edit there would go unnoticed.
    assert imported(Path(compiled.source(name)).read_text()) <= set(compiled.HOT)


BAD = [
    "def f(k: i64) -> i64:\n    return 1 << k",
    "def f(k: i64) -> i64:\n    return i64(1) << k",
    "def f(k: i64) -> i64:\n    return -1 << k",
    "def f(k: i64) -> i64:\n    one: i64 = 1\n    return one << k",
    "ONE: Final[i64] = 1\ndef f(k: i64) -> i64:\n    return ONE << k",
    "def f(k: i64) -> None:\n    for _ in range(k):\n        pass",
    "def f(k: i64) -> i64:\n    return k if k > 0 else 0",
    "def f(k: i64) -> i64:\n    return -1 if k > 0 else k",
    "ALL: Final = 0x7FFFFFFFFFFFFFFF",
    "LOW: Final = -4611686018427387904",
]
GOOD = [
    "def shl(x: i64, n: i64) -> i64:\n    return x << n",
    "BIT: Final = 1 << 40",
    "def f(row: i64) -> i64:\n    x = row + 1\n    return x << 3",
    "def f(v: vec[i64], n: i64) -> i64:\n    return v[0] << n",
    "def f(k: i64) -> i64:\n    return k if k > 0 else i64(0)",
    "def f(k: i64) -> i64:\n    return 1 if k > 0 else 0",
    "ALL: Final = 0x3FFFFFFFFFFFFFFF",
]


@pytest.mark.parametrize("text", BAD)
def test_the_lint_finds_a_trap(text: str) -> None:
    assert len(traps(text)) == 1


@pytest.mark.parametrize("text", GOOD)
def test_the_lint_lets_sound_code_pass(text: str) -> None:
    assert traps(text) == []
