"""A page of a report: one HTML file that needs no other, light or dark as the reader likes."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#f6efe2;--sheet:#fffaf0;--quiet:#7a6a58;
--line:#d8cab2;--s0:#8c2f2b;--s1:#2f5d7c;--s2:#4f7a3a;--s3:#8a6a1f;--won:#4f7a3a;--lost:#8c2f2b}
@media (prefers-color-scheme:dark){:root{--ink:#ece3d4;--paper:#17130f;--sheet:#211b15;
--quiet:#a99a86;--line:#3a3128;--s0:#e0857d;--s1:#86b6d6;--s2:#9cc98a;--s3:#d8b765;
--won:#9cc98a;--lost:#e0857d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:17px/1.6 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}
main{max-width:860px;margin:0 auto;padding:40px 20px 80px}
h1{font-size:2rem;line-height:1.2;margin:0 0 .2em;text-wrap:balance}
h2{font-size:1.3rem;margin:2.2em 0 .4em;padding-top:.6em;border-top:1px solid var(--line)}
h3{font-size:1.05rem;margin:1.4em 0 0}
p{margin:.5em 0;max-width:68ch}
.lead{font-size:1.15rem}.quiet{color:var(--quiet);font-size:.9rem}
figure{margin:1em 0;padding:14px;background:var(--sheet);border:1px solid var(--line);
border-radius:10px;overflow-x:auto}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif;fill:var(--ink)}
.narrow{display:none}
.grid{stroke:var(--line)}.even{stroke:var(--quiet);stroke-dasharray:4 4}
.span{stroke-width:4;stroke-linecap:round;opacity:.45}
polyline{fill:none;stroke-width:2.5}
.s0{fill:var(--s0);stroke:var(--s0)}.s1{fill:var(--s1);stroke:var(--s1)}
.s2{fill:var(--s2);stroke:var(--s2)}.s3{fill:var(--s3);stroke:var(--s3)}
.tick,.cell{text-anchor:middle}.tick,.head{fill:var(--quiet)}.name{text-anchor:end}
.value{fill:var(--quiet);font-size:11.5px}.right{text-anchor:end}.cell{font-weight:600}
.none{fill:var(--line);fill-opacity:.4}.won{fill:var(--won)}.lost{fill:var(--lost)}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font:14px/1.5 system-ui,sans-serif;
font-variant-numeric:tabular-nums}
th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
@media (max-width:640px){main{padding:24px 16px 60px}h1{font-size:1.6rem}figure{padding:8px}
.wide{display:none}.narrow{display:block}table{font-size:13px}th,td{padding:5px 7px}}
th:first-child,td:first-child{text-align:left}td:last-child{white-space:normal}th{color:var(--quiet);font-weight:600}
"""


def page(lang: str, title: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def heading(text: str) -> str:
    """The heading of a section."""
    return f"<h2>{escape(text)}</h2>"


def minor(text: str) -> str:
    """A heading inside a section."""
    return f"<h3>{escape(text)}</h3>"


def words(text: str, kind: str = "") -> str:
    """A paragraph; kind may be `lead` or `quiet`."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def figure(svg: str) -> str:
    """A plot in its frame."""
    return f"<figure>{svg}</figure>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Figures under headings."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    rows_ = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="table"><table>{rows_}</table></div>'
