"""Slow work in a thread, while the loop goes on."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, Unpack

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.tables.storage.store import StoreFailed

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")


async def run_in_thread(work: Callable[[Unpack[Arguments]], T], /, *args: *Arguments) -> T:
    """Its result. The tables know no database: what one complains of is StoreFailed to them."""
    try:
        return await to_thread.run_sync(work, *args)
    except SQLAlchemyError as error:
        raise StoreFailed(type(error).__name__) from error
