"""What a handler did, and so what dispatch still has to send."""

from enum import Enum


class HandlerOutcome(Enum):
    """A handler that answers with a message of its own returns that instead."""

    CHANGED = "answer with Done, then show the table to everybody"
    DONE = "answer with Done"
    SHOWN = "send nothing: the handler has shown all there is"
