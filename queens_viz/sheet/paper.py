"""A printed sheet: a title, and sections of paragraphs, lists, tables and drawings; how it is written as a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from ..command.files import read

MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*([^*]+)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^]]+)\]\([^)]+\)"), r"<i>\1</i>"),
)
"""How a text is marked, and what that becomes; a printed page has no links."""


class Html(str):
    """What is written as it is; any other text is marked."""


class Items(NamedTuple):
    """A list."""

    texts: tuple[str, ...]
    is_numbered: bool = False


class Rows(NamedTuple):
    """A table of two columns."""

    rows: tuple[tuple[str, str], ...]


class Section(NamedTuple):
    """A part of a sheet: its title, what stands there, a text being a paragraph, and what kind of part it is."""

    title: str
    blocks: tuple[str | Items | Rows, ...]
    kind: str = ""


def page(
    language: str, kind: str, title: str, sections: Iterable[Section], head: str = ""
) -> str:
    """Return a sheet as a page, in the style of all sheets and that of its kind, such as `plan.css`."""
    title = marked(title)
    style = f"{read(__package__, 'paper.css')}\n{read(__package__, f'{kind}.css')}"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n{head}'
        f'<style>\n{style}</style>\n</head>\n<body class="{kind}">\n<h1>{title}</h1>\n'
        + "\n".join(
            f'<section class="{one.kind}">\n{_heading(one.title)}{written(*one.blocks)}</section>'
            for one in sections
        )
        + "\n</body>\n</html>\n"
    )


def written(*blocks: str | Items | Rows) -> Html:
    """Return blocks as a page has them."""
    return Html("".join(f"{_block(block)}\n" for block in blocks))


def marked(text: str) -> Html:
    """Return a text with its marks as those of a page.

    >>> marked("**Press** `<` and [read on](there.md).")
    '<b>Press</b> <code>&lt;</code> and <i>read on</i>.'
    """
    if isinstance(text, Html):
        return text
    text = escape(text)
    for mark, meant in MARKS:
        text = mark.sub(meant, text)
    return Html(text)


def keys(names: Iterable[str]) -> Html:
    """Return the names of keys as keycaps."""
    return Html(" ".join(f"<kbd>{escape(name)}</kbd>" for name in names))


def link(target: str, text: str, language: str = "") -> Html:
    """Return a link; what speaks another language says so."""
    speaks = f' lang="{language}" hreflang="{language}"' if language else ""
    return Html(f'<a href="{escape(target)}"{speaks}>{escape(text)}</a>')


def _heading(title: str) -> str:
    return f"<h2>{marked(title)}</h2>\n" if title else ""


def _block(block: str | Items | Rows) -> str:
    if isinstance(block, Items):
        tag = "ol" if block.is_numbered else "ul"
        return f"<{tag}>{''.join(f'<li>{marked(text)}</li>' for text in block.texts)}</{tag}>"
    if isinstance(block, Rows):
        rows = "".join(
            f"<div><dt>{marked(term)}</dt><dd>{marked(told)}</dd></div>\n"
            for term, told in block.rows
        )
        return f"<dl>\n{rows}</dl>"
    return block if isinstance(block, Html) else f"<p>{marked(block)}</p>"
