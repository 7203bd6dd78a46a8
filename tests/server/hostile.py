"""Bots that fail, in a module a worker process can import."""

import os
import time

from council.server.bots.pool import Job


def die(job: Job) -> str:
    os._exit(1)


def sleep(job: Job) -> str:
    time.sleep(60)
    return ""
