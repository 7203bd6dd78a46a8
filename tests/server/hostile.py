"""Bots that fail, in a module a worker process can import."""

import os
import time

from council.tables.bots.job import Job


def die(job: Job) -> str:
    os._exit(1)


def sleep(job: Job) -> str:
    time.sleep(60)
    return ""
