"""Bots that fail and other questions, in a module a worker process can import."""

import os
import time

from council import compiled
from council.tables.bots.job import Job


def engine() -> str:
    return compiled.status()


def die(job: Job) -> str:
    os._exit(1)


def sleep(job: Job) -> str:
    time.sleep(60)
    return ""
