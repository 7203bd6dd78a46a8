"""The browser's part: the built files, and the one page that shows every address of the table."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from council.locales import LANGUAGES, Voice

BUNDLE = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
BUILDER = Path(__file__).parents[4] / "tools" / "web.py"  # there in a checkout only
HASHED = "assets/"  # names in there change with the content


class Pages:
    """Files of the bundle; any other address without a dot is the page itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def show(self, request: Request) -> Response:
        name = request.path_params["path"]
        if "." not in name.rsplit("/", 1)[-1]:
            name = "index.html"
            if not (self.folder / name).is_file():
                return HTMLResponse(_not_built(), headers={"Cache-Control": "no-store"})
        response = await self.files.get_response(name, request.scope)
        response.headers["Cache-Control"] = FOR_EVER if name.startswith(HASHED) else "no-cache"
        return response


def how_to_build() -> str:
    """What to do about a missing bundle: build it in a checkout, else install again."""
    return "server-not-built" if BUILDER.is_file() else "server-not-packed"


def _not_built() -> str:
    """A plain page for a server without the browser's part."""
    said = {lang: Voice(lang).say(how_to_build()) for lang in LANGUAGES}
    sentences = "".join(f"<p lang={lang}>{sentence}</p>" for lang, sentence in said.items())
    return f"<!doctype html><meta charset=utf-8><title>Small Council</title>{sentences}"
