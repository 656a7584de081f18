"""A page that plays a recording: one file for any browser, with nothing of the search in it but what Python saw."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from ..app.player import Player
from ..looks import board
from ..looks.icons import Area, Disc, Icon
from ..looks.theme import Theme
from ..words.words import Words


def page(players: Iterable[Player], n: int, theme: Theme, say: Words, interval_ms: int, rest_ms: int) -> str:
    """Return the page that plays what the players show, one state for each."""
    states = [_state(player, say) for player in players]
    data = {"n": n, "interval": interval_ms, "rest": rest_ms, "states": states}
    title = say("caption", n=n) if n > 1 else say("caption_one")
    words = {
        "LANGUAGE": say.language,
        "TITLE": html.escape(title),
        "STYLE": _file("film.css"),
        "SCRIPT": _file("film.js"),
        "COLOURS": _colours(theme),
        "SYMBOLS": "".join(
            _symbol(icon) for icon in (Icon.CROWN, Icon.THIN_CROSS, Icon.TRIANGLE, Icon.CROSS, Icon.TICK)
        ),
        "RUN": say("run"),
        "HALT": say("halt"),
        "BACK": say("back_button"),
        "NEXT": say("next"),
        "STEP": say("step_name"),
        # A closing tag in the data would end the script.
        "DATA": json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
    }
    text = _file("film.html")
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text


def _state(player: Player, say: Words) -> dict[str, Any]:
    """Return what a state shows: the board's look and the words."""
    moment = player.moment()
    look = board.look(moment, player.findings.sizes)
    sentence = say.sentence(moment.position, moment.found)
    step = say("step", steps=say("unknown") if moment.steps is None else moment.steps)
    return {
        "green": moment.position.is_solution,
        "queens": look.queens,
        "candidate": look.candidate,
        "safe": look.badge is board.Badge.SAFE,
        "attackers": look.attackers,
        "marks": [(mark.column, mark.row, mark.mark.name.lower(), mark.is_old) for mark in look.marks],
        "ghosts": look.ghosts,
        "rests": moment.position.is_solution or moment.position.is_end,
        "kind": sentence.kind.value,
        "words": sentence[1:],
        "step": f"{step} · {say.found(moment.found, is_over=moment.position.is_end)}",
    }


def _symbol(icon: Icon) -> str:
    parts = []
    for part in icon.value:
        if isinstance(part, Disc):
            parts.append(f'<circle cx="{part.centre[0]}" cy="{part.centre[1]}" r="{part.radius}"/>')
        elif isinstance(part, Area):
            parts.append(f'<polygon points="{" ".join(f"{x},{y}" for x, y in part.corners)}"/>')
    return f'<symbol id="{icon.name.lower()}" viewBox="0 0 1 1" overflow="visible">{"".join(parts)}</symbol>'


def _colours(theme: Theme) -> str:
    return "".join(
        f"--{name.replace('_', '-')}:rgb({red},{green},{blue});" for name, (red, green, blue) in theme.colours().items()
    )


def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
