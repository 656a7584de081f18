"""The parts of a page that are the class's own, as HTML: its menu, and what it can do on a board of its own."""

from __future__ import annotations

from ..looks.menu import MenuRow
from ..looks.own_panel import OwnLine, OwnPanelLook
from .class_menu import MenuLook
from .parts import escaped


def menu(look: MenuLook) -> str:
    """Return the title and the rows of the menu."""
    return f'<p aria-hidden="true">{escaped(look.title)}</p>{"".join(map(_row, look.rows))}'


def _row(row: MenuRow) -> str:
    """Return a row: one that can be on says whether it is."""
    look, is_on = row.button, str(row.is_on).lower()
    role = f'role="menuitemcheckbox" aria-checked="{is_on}"' if row.state else 'role="menuitem"'
    state = f' <b class="state {"on" if row.is_on else ""}">{escaped(row.state)}</b>' if row.state else ""
    return (
        f'<button {role} data-action="{look.action.name}" tabindex="-1" class="{"chosen" if row.is_chosen else ""}" '
        f'aria-keyshortcuts="{look.hint}"><kbd aria-hidden="true">{look.hint}</kbd> '
        f"<span>{escaped(look.label)}</span>{state}</button>"
    )


def own_panel(look: OwnPanelLook) -> str:
    """Return what can be done on a board of one's own."""
    return (
        f'<h2 id="own-title">{escaped(look.title)}</h2><div id="own-lines">{"".join(map(_own_line, look.lines))}</div>'
        f'<p id="own-note"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#crown"/></svg>'
        f"<span>{escaped(look.note)}</span></p>"
    )


def _own_line(line: OwnLine) -> str:
    keys = "".join(f"<kbd>{escaped(key)}</kbd>" for key in line.keys)
    state = f'<b class="state {"on" if line.is_on else ""}">{escaped(line.state)}</b>' if line.state else ""
    remark = f"<small>{escaped(line.remark)}</small>" if line.remark else ""
    return (
        f'<button data-action="{line.action.name}" aria-disabled="{str(not line.is_enabled).lower()}">'
        f"<i>{keys}</i><span>{escaped(line.words)}{remark}</span>{state}</button>"
    )
