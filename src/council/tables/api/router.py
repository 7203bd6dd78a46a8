"""Finds the call that a method and a path mean, for hosts without a web framework."""

import re
from collections.abc import Mapping, Sequence
from urllib.parse import parse_qs, unquote, urlsplit

from council.protocol.errors import Denied
from council.tables.api.call import Call, Caller, Reply, Visit, allowed, answer, paths, refusal
from council.tables.backend import Backend


class Router:
    """All calls, by path."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self.paths = [(_pattern(path), methods) for path, methods in paths(calls).items()]

    async def respond(
        self, backend: Backend, caller: Caller, method: str, target: str, content: bytes
    ) -> Reply:
        """The answer to a request; a refusal is one, too."""
        try:
            url = urlsplit(target)
            methods, names = self._find(url.path)
            if method not in allowed(methods):
                problem = answer(Denied("not_allowed").problem(), 405)
                headers = {**problem.headers, "Allow": ", ".join(allowed(methods))}
                return Reply(problem.content, 405, headers=headers)
            call = methods["GET" if method == "HEAD" else method]
            body = call.read(content) if call.body else None
            seats = parse_qs(url.query, keep_blank_values=True).get("seat", [])
            return await call.carry_out(Visit(backend, caller, body, names, seats))
        except Denied as denied:
            return refusal(denied)

    def _find(self, path: str) -> tuple[Mapping[str, Call], dict[str, str]]:
        for pattern, methods in self.paths:
            if found := pattern.fullmatch(path):
                return methods, {name: unquote(text) for name, text in found.groupdict().items()}
        raise Denied("not_found")


def _pattern(path: str) -> re.Pattern[str]:
    """`/api/tables/{table}/log` as a pattern with named parts."""
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
