"""Where a link leads, in the address of a page or pasted, and what is wrong with one that leads nowhere."""

from __future__ import annotations

from ..search.facts import LARGEST
from ..search.position import NAMES, Position, linked, shortened
from ..words.words import LANGUAGES
from .app import App
from .challenge import USUAL, challenge
from .lesson import LESSONS, STOPS, played
from .teaching import begin_challenge, begin_lesson

PLACE, ASK = "n=8&at=2,4,1:3&search=ahead&language=en", "ask=17&n=6&language=en"
LESSON = "lesson=1.7&language=en"
"""Links to a place, a challenge and a lesson, each with all that may be a part of it."""

VALUES = {
    "n": [str(n) for n in range(1, LARGEST + 1)],
    "search": NAMES,
    "lesson": [str(one) for one in (*LESSONS, *STOPS)],
    "language": LANGUAGES,
}
"""What the parts may be of which there are only some."""

MOST = 4
"""How many of these are told; of more the first and the last."""


def follow(app: App, text: str) -> None:
    """Go where a link leads, of which the part after # is given, or tell what is wrong."""
    if app.state.vote.is_open:
        app.tell("is_vote")
        return
    for sign in " ,/:":
        text = text.replace(f"%{ord(sign):02X}", sign)
    asked = dict[str, str]()
    names = [part.partition("=")[0] for part in text.split("&")]
    like = LESSON if "lesson" in names else ASK if "ask" in names else PLACE
    for part in text.split("&"):
        name, _, value = part.partition("=")
        if name in asked or f"&{name}=" not in f"&{like}":
            app.tell("bad_address", like=like, part=shortened(part), is_bad=True)
            return
        values = VALUES.get(name, [value])
        if value not in values:
            told = ", ".join(
                values if len(values) <= MOST else (*values[:3], "…", values[-1])
            )
            app.tell(
                "bad_part", name=name, names=told, text=shortened(value), is_bad=True
            )
            return
        asked[name] = value
    if "language" in asked:
        app.speak(asked["language"])
    n = int(asked.get("n", USUAL if like is ASK else app.search.n))
    try:
        if like is LESSON:
            begin_lesson(app, played(asked["lesson"]))
        elif like is ASK:
            begin_challenge(app, challenge(asked["ask"], n))
        elif asked.keys() != {"language"}:
            _go(app, linked(n, asked.get("at"), asked.get("search", NAMES[0])))
    except ValueError as error:
        key, reason = (
            "bad_challenge" if like is ASK else "not_pasted",
            app.say.complaint(error),
        )
        app.tell(key, n=n, reason=reason, text=shortened(f"#{text}"), is_bad=True)


def _go(app: App, position: Position) -> None:
    """Go where a link leads: to a position, or to another size."""
    app.leave_lesson()
    if position.is_first and position.strategy is app.search.strategy:
        app.resize(position.n)
    else:
        app.jump(position, is_told=False)
    if app.own_board:
        # It would hide the search.
        app.change(exercise=None)
        app.tell("own_left")


def paste(app: App) -> None:
    """Go to the position in the clipboard, or where a link leads; on the class's own board set its queens."""
    n, text = app.search.n, app.desk.paste()
    if "#" in text or "://" in text:
        follow(app, text.partition("#")[2].strip())
        return
    try:
        position = Position.parse(text, n)
    except ValueError as error:
        app.tell("not_pasted", n=n, reason=app.say.complaint(error), is_bad=True)
        return
    if own := app.own_board:
        app.change(own_board=own.holding(frozenset(position.queens)))
    else:
        app.jump(position)
