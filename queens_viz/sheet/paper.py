"""A printed sheet as a page of HTML: sections of texts, lists, tables, drawings."""

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
"""The marks of Markdown in a text and their HTML; a printed page has no links."""


class Html(str):
    """A text that is HTML already; any other text is escaped."""


class Items(NamedTuple):
    """A list."""

    texts: tuple[str, ...]
    is_numbered: bool = False


class Rows(NamedTuple):
    """A table of two columns."""

    rows: tuple[tuple[str, str], ...]
    heads: tuple[str, str] = ("plan_when", "plan_do")  # by the keys of their texts


Block = str | Items | Rows
"""A paragraph (or HTML), a list or a table."""


class Section(NamedTuple):
    """A part of a sheet."""

    title: str  # empty for a section without a heading
    blocks: tuple[Block, ...]
    kind: str = ""  # the class of the section in style sheets


def page(
    language: str, kind: str, title: str, sections: Iterable[Section], head: str = ""
) -> str:
    """Return a sheet as a page of HTML.

    Its style is that of all sheets and that of its kind: `plan.css` of a "plan". `head`
    is HTML for the end of the page's head, before the style.
    """
    title_html = to_html(title)
    body = "\n".join(_section_to_html(section) for section in sections)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title_html}</title>\n"
        f"{head}"
        f"<style>\n{read(__package__, 'paper.css')}\n"
        f"{read(__package__, f'{kind}.css')}</style>\n"
        "</head>\n"
        f'<body class="{kind}">\n<h1>{title_html}</h1>\n{body}\n</body>\n'
        "</html>\n"
    )


def blocks_to_html(*blocks: Block) -> Html:
    """Return the HTML of some blocks, one after the other."""
    return Html("".join(f"{_block_to_html(block)}\n" for block in blocks))


def to_html(text: str) -> Html:
    """Return a text with marks of Markdown as HTML.

    >>> to_html("**Press** `<` and [read on](there.md).")
    '<b>Press</b> <code>&lt;</code> and <i>read on</i>.'
    """
    if isinstance(text, Html):
        return text
    html = escape(text)
    for mark, replacement in MARKS:
        html = mark.sub(replacement, html)
    return Html(html)


def keycaps(names: Iterable[str]) -> Html:
    """Return the names of keys as keycaps.

    >>> keycaps(["Ctrl", "Z"])
    '<kbd>Ctrl</kbd> <kbd>Z</kbd>'
    """
    return Html(" ".join(f"<kbd>{escape(name)}</kbd>" for name in names))


def link(target: str, text: str, language: str = "") -> Html:
    """Return a link; `language` is that of its text, if it is not the page's.

    >>> link("index.de.html", "Deutsch", "de")
    '<a href="index.de.html" lang="de" hreflang="de">Deutsch</a>'
    """
    languages = f' lang="{language}" hreflang="{language}"' if language else ""
    return Html(f'<a href="{escape(target)}"{languages}>{escape(text)}</a>')


def _section_to_html(section: Section) -> str:
    heading = f"<h2>{to_html(section.title)}</h2>\n" if section.title else ""
    blocks = blocks_to_html(*section.blocks)
    return f'<section class="{section.kind}">\n{heading}{blocks}</section>'


def _block_to_html(block: Block) -> str:
    if isinstance(block, Items):
        tag = "ol" if block.is_numbered else "ul"
        items = "".join(f"<li>{to_html(text)}</li>" for text in block.texts)
        return f"<{tag}>{items}</{tag}>"
    if isinstance(block, Rows):
        rows = "".join(
            f"<div><dt>{to_html(term)}</dt><dd>{to_html(meaning)}</dd></div>\n"
            for term, meaning in block.rows
        )
        return f"<dl>\n{rows}</dl>"
    if isinstance(block, Html):
        return block
    return f"<p>{to_html(block)}</p>"
