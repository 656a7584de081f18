"""The table of several programs in the page, as `--check` prints one.

It is a dialog over the page: it waits for nothing, as the programs run one after the
other in the worker, and a press on a row shows what that program does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from browser import window

from ..app.commands import Action, Command
from ..app.own_program import Result, file_name
from ..app.several import Entry, Linked, NamedText, links_in
from ..app.table_actions import has_table, open_table
from ..parts.own_words import in_language, story_words
from ..pens.svg_shapes import escaped
from .page_dom import find, give, guarded, js
from .page_editor_runs import KINDS
from .page_files import is_program, source_of
from .page_late import when_ready
from .page_live import LiveView
from .page_packing import unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app.app import App
    from ..words.words import Words

MARKUP = """
<header>
<div>
<h2 id="several-title" tabindex="-1" autofocus></h2>
<p id="several-state" role="status"></p>
</div>
<button type="button" data-do="COPY"></button>
<button type="button" data-do="CLOSE">×</button>
</header>
<div class="rows"><table><thead><tr></tr></thead><tbody></tbody></table></div>
"""


class SeveralTable:
    """The dialog with the table, of a page's view."""

    def __init__(self, view: LiveView) -> None:
        self._view = view
        self._app: App = view.app
        self._shown: tuple[object, ...] = ()  # what the table was made of
        self._passed = 0  # how many other files were passed over
        self._notice = ""
        self.node = find("several")
        give(self.node, "innerHTML", MARKUP)
        self.node.addEventListener("click", guarded(self._click))
        self.node.addEventListener("close", guarded(self._close))

    def contains(self, node: Any) -> bool:
        """Return whether an element is in the table."""
        return bool(self.node.open and self.node.contains(node))

    # Opening it.

    def take_files(self, files: Sequence[Any]) -> None:
        """Run several files that were chosen or dropped. Only programs are read."""
        chosen = [file for file in files if is_program(file)]
        self._passed = len(files) - len(chosen)
        chosen.sort(key=lambda file: str(file.name))

        def take(texts: Any) -> None:
            programs = []
            for file, text in zip(chosen, list(texts), strict=True):
                name = file_name(str(file.name))
                programs.append(NamedText(name, source_of(str(text))))
            self._open(programs)

        window.Promise.all([file.text() for file in chosen]).then(guarded(take))

    def take_links(self, text: str) -> None:
        """Run the programs of the links in a text."""
        links = links_in(text)
        self._passed = 0
        sources: dict[int, str] = {}
        awaited = set(range(len(links)))

        def finish(place: int) -> None:
            awaited.discard(place)
            if not awaited:
                self._passed = len(links) - len(sources)
                self._open(self._named(links, sources))

        for place, link in enumerate(links):

            def take(source: str, place: int = place) -> None:
                sources[place] = source
                finish(place)

            def refuse(place: int = place) -> None:
                finish(place)

            unpack(link.packed, take, refuse)

    def _named(
        self, links: Sequence[Linked], sources: dict[int, str]
    ) -> list[NamedText]:
        """Return the programs of links: those without a name have a number."""
        programs = []
        for place, link in enumerate(links):
            if place in sources:
                name = link.name or self._app.say("table_linked", number=place + 1)
                programs.append(NamedText(name, sources[place], link.n))
        return programs

    def _open(self, programs: Sequence[NamedText]) -> None:
        """Run programs, and show their table."""

        def begin() -> None:
            self._notice = ""
            new_program = self._view.desk.new_program
            assert new_program
            # The name and the text are those of each program in turn.
            open_table(self._app, programs, new_program("", ""))
            self._view.request_paint()

        if programs:
            when_ready(begin)
        else:
            self._app.show_message("table_unread", is_error=True)
            self._view.request_paint()

    # Showing it.

    def show(self) -> None:
        """Show what the state of the app says, after anything that may change it."""
        is_open = has_table(self._app)
        if not is_open:
            if self.node.open:
                self.node.close()
            return
        several = self._app.several
        assert several
        made_of = (
            self._app.say.language,
            several,
            several.running,
            tuple(several.entries),
        )
        if made_of != self._shown:
            self._shown = made_of
            self._write(several.entries, several.running)
        self._write_state(several.count, len(several.entries))
        if not self.node.open:
            self.node.showModal()

    def _write(self, entries: Sequence[Entry], running: int | None) -> None:
        """Write heads and rows; the row that has the focus keeps it."""
        say = self._app.say
        focused = js.activeElement
        place = str(focused.getAttribute("data-place") or "") if focused else ""
        title = say.count("table_title", len(entries))
        give(find("several-title"), "textContent", title)
        copy, close = list(self.node.querySelectorAll("header button"))
        give(copy, "textContent", say("table_copy"))
        close.setAttribute("aria-label", say("help_close"))
        heads = [f'<th scope="col">{escaped(head)}</th>' for head in heads_of(say)]
        give(self.node.querySelector("thead tr"), "innerHTML", "".join(heads))
        rows = [
            _row(number, entry, is_running=number == running, say=say)
            for number, entry in enumerate(entries)
        ]
        give(self.node.querySelector("tbody"), "innerHTML", "".join(rows))
        if place:
            self.node.querySelector(f'[data-place="{place}"]').focus()

    def _write_state(self, count: int, total: int) -> None:
        """Write how many have been judged, and what can be done."""
        say = self._app.say
        texts = [self._notice]
        if count < total:
            texts.append(say("table_judged", count=count, total=total))
        elif not self._notice:
            texts.append(say("table_how"))
        if self._passed and not self._notice:
            texts.append(say.count("check_passed", self._passed))
        text = " ".join([part for part in texts if part])
        node = find("several-state")
        if node.textContent != text:
            give(node, "textContent", text)

    # What is done in it.

    def _click(self, event: Any) -> None:
        """Do what a button means: a row's shows its program."""
        button = event.target.closest("button")
        if not button:
            row = event.target.closest("tbody tr")
            button = row.querySelector("button") if row else None
        if not button:
            return
        place = str(button.getAttribute("data-place") or "")
        if place:
            self._view.execute(Command(Action.SHOW_ENTRY, int(place)))
        elif button.getAttribute("data-do") == "COPY":
            self._copy()
        else:
            self._view.execute(Command(Action.CLOSE_TABLE))
        self._view.request_paint()

    def _copy(self) -> None:
        """Copy the table, with tabs between its columns."""
        say = self._app.say
        several = self._app.several
        assert several
        lines = ["\t".join(heads_of(say))]
        lines += ["\t".join(cells_of(entry, say)) for entry in several.entries]
        is_copied = self._view.desk.copy("\n".join(lines))
        self._notice = say("table_copied" if is_copied else "not_copied")

    def _close(self, _: Any) -> None:
        """Let the app know that the browser has closed it."""
        if has_table(self._app):
            self._view.execute(Command(Action.CLOSE_TABLE))
            self._view.request_paint()


def heads_of(say: Words) -> list[str]:
    """Return the heads of the columns."""
    return say("check_head").split("|")


def cells_of(entry: Entry, say: Words) -> list[str]:
    """Return the cells of a program that was judged; the others have only a name."""
    result = entry.result
    verdict = result.story.verdict if result else None
    if result is None or verdict is None:
        return [entry.program.name]
    chip, _ = story_words().chip_of(verdict, say)
    return [
        entry.program.name,
        str(verdict.n or ""),
        chip,
        str(verdict.line or ""),
        " ".join(sentences_of(result, say)),
    ]


def sentences_of(result: Result, say: Words) -> list[str]:
    """Return what is said about a program: the verdict, and how it was run."""
    verdict = result.story.verdict
    sentences = [*(verdict.sentences if verdict else ()), *result.remarks]
    return [in_language(sentence, say).replace("`", "") for sentence in sentences]


def _row(place: int, entry: Entry, *, is_running: bool, say: Words) -> str:
    """Return a row as HTML."""
    cells = [escaped(cell) for cell in cells_of(entry, say)]
    verdict = entry.result.story.verdict if entry.result else None
    if verdict is None:
        waits = say("table_runs" if is_running else "table_waits")
        return (
            f'<tr class="waits"><th scope="row">{cells[0]}</th>'
            f"<td></td><td>{escaped(waits)}</td><td></td><td></td></tr>"
        )
    _, kind = story_words().chip_of(verdict, say)
    name, n, chip, line, text = cells
    return (
        f'<tr class="{KINDS.get(kind, "plain")}"><th scope="row">'
        f'<button type="button" data-place="{place}">{name}</button></th>'
        f"<td>{n}</td><td>{chip}</td><td>{line}</td><td>{text}</td></tr>"
    )
