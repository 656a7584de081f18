"""What the program says and comes to, as text that has been approved: `python -m tests.approved` writes it anew.

`kept/` has all that a person can press, ask for, hear or save, one fact a line: a line that goes is something that is
lost. `app/keys.txt` says what each key does in each place. In the other lists each line that is not indented is given,
and what is indented after it is what it comes to: write a new line there, let its end be written, and read it.
`app/stories.txt` has keys and clicks, `app/runs.txt` what a player does while time passes, `command/talks.txt` what is
typed in line mode, `command/jobs.txt` words of the command line, as a shell reads them.
"""

from __future__ import annotations

import io
import os
import shlex
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from difflib import unified_diff
from functools import cache
from pathlib import Path
from unittest.mock import patch

os.environ["LANGUAGE"] = "en"

from queens_viz.app.history import History
from queens_viz.app.player import Player
from queens_viz.cli import main
from queens_viz.search.flame import Flame

from .app.keyboard import KEYS, Keyboard
from .kept import lists
from .support import search_at
from .talk import Talk

FOLDER = Path(__file__).parent
INDENT = "    "

PLACES = {
    "search": "6 2,4:3 return home right right",
    "running": "6 2,4:3 space",
    "end": "4 4:4 right",
    "tree": "4 2,4:3 f3 o",
    "a solution shown": "6 end down",
    "a size typed": "8 2,4:6 1",
    "menu": "8 2,4:6 k",
    "verdict": "8 2,4:6 p",
    "reason": "8 2,4,1:2 p p x",
    "return": "8 2,4,1,3,5:8 p x space",
    "told": "8 2,4:6 p y",
    "by hand": "8 2,4:6 b",
    "three wrong": "8 2,4:6 b up space space space",
    "own board": "8 2,4:6 m space right up up space",
    "race": "8 2,4:6 f8 right right",
    "fewest squares": "8 fewest/1,5,8:3 f4",
    "lesson": "8 2,4:6 lesson_1:-",
    "hands counted": "8 2,4:6 p j x y",
    "hands for squares": "4 1,3:4 b j left space",
    "challenge": "8 2,4:6 ask:2,4,1,3,5:7",
    "find the fault": "8 2,4:6 f right right",
    "fault found": "8 2,4:6 f down down down down return",
}
"""How one comes to each place: a size, a position, and what is played there."""


def at(place: str) -> Keyboard:
    """Return an app in a place, with another position in its clipboard."""
    n, text, words = PLACES[place].split(" ", 2)
    keys = Keyboard(text, int(n))
    keys.play(words + " copy:1,3:2")
    keys.app.show_message()
    return keys


def beside(keys: Keyboard) -> dict[str, object]:
    """Return what can be changed beside what a summary says."""
    state, found = keys.app.state, keys.player.findings
    return {
        "tab": state.tab and state.tab.name, "theme": state.theme, "left": state.has_outlook,
        "program": state.program.value, "values": state.has_values, "time": state.shows_time,
        "shaded": state.own_board.is_shaded, "lesson": state.lesson and f"{state.lesson}-{state.lesson.beats}",
        "row": state.menu, "steps": keys.player.search.steps, "speed": round(keys.player.speed, 3),
        "full": keys.desk.toggles, "copied": keys.desk.paste().replace("\n", " / "), "listed": len(found.solutions),
        "breakpoints": sorted(found.breakpoints), "language": state.language,
    }  # fmt: skip


def changed(keys: Keyboard, before: dict[str, object]) -> list[str]:
    """Return what is not as before, of what a summary doesn't say."""
    return [
        f"{name} {value}"
        for name, value in beside(keys).items()
        if value != before[name]
    ]


def keys() -> list[str]:
    """Return what each key does in each place."""
    lines = list[str]()
    for place in PLACES:
        app = at(place)
        summary, before = app.summary, beside(app)
        lines += ["", f"{place}: {summary}"]
        for key in KEYS:
            app = at(place)
            app(key)
            after = app.summary
            told = [after] * (after != summary) + changed(app, before)
            lines += [f"{INDENT}{key}: {' | '.join(told)}"] if told else []
    return lines


def answered(name: str, answer: Callable[[str], Iterable[str]]) -> list[str]:
    """Return what is given in a list, and what each line of it comes to now."""
    lines = list[str]()
    for given in [line for line in approved(name) if not line.startswith(INDENT)]:
        lines += [
            given,
            *(
                INDENT + line
                for line in ([] if given[:1] in ("", "#") else answer(given))
            ),
        ]
    return lines


def story(given: str) -> list[str]:
    """Play a story: a size and a position, and what is done there."""
    start, words = given.split(" | ")
    n, text = start.split()
    keys = Keyboard(text, int(n))
    before = beside(keys)
    return [" | ".join([keys.play(words), *changed(keys, before)])]


def run(given: str) -> Iterator[str]:
    """Play a player of a size, at a position, with what it is given: words are what it does, or seconds that pass.

    These may pass some times ("0.1x50"), and of them a slice may take its own ("0.25/0.012").
    """
    start, words = given.split(" | ")
    n, text, *named = start.split()
    values = {
        name: float(value) for name, _, value in (one.partition("=") for one in named)
    }
    player = Player(search_at(int(n), text), **values)  # type: ignore[arg-type]  # a loop is a number too
    for word in words.split():
        name, _, value = word.partition("=")
        if name in ("undo", "redo"):
            player.turn_history(getattr(History, name))
        elif name[0].isalpha():
            getattr(player, name)(*map(float, filter(None, [value])))
        else:
            times, _, number = name.partition("x")
            for _ in range(int(number or 1)):
                player.pass_time(*map(float, times.split("/")))
        yield f"{word}: {seen(player)}"


def seen(player: Player) -> str:
    """Return what there is to see of a player, and when something is due."""
    moment = player.moment()
    facts = (
        f"step {moment.steps}, {moment.position}",
        moment.mode.value,
        f"pause {moment.pause}" if moment.pause else "",
        "green" if moment.is_green else "",
        f"{listed} listed" if (listed := len(player.findings.solutions)) else "",
        f"speed {moment.speed:g}",
        f"{moment.pace.rate} a second" if moment.pace else "",
        "fills frames" if player.fills_frames else "",
        f"took {moment.run_time:.3g}" if moment.run_time else "",
        f"due {player.due:.3g}",
    )
    return ", ".join(filter(None, facts))


def talks() -> list[str]:
    """Return what line mode answers: a size, a position and a language begin a talk, which may be one with Predict."""
    talk = Talk(4)

    def answer(given: str) -> list[str]:
        nonlocal talk
        if given.startswith(">"):
            return talk.type(given[2:])
        n, text, language, *predicts = given.split()
        talk = Talk(int(n), text, predicts=bool(predicts), language=language)
        return talk.heard()

    return answered("command/talks", answer)


def job(given: str) -> list[str]:
    """Return the status of a job that fails, what it prints, and what it tells; of a window, where it begins."""
    out, err = io.StringIO(), io.StringIO()
    words = [word.encode().decode("unicode_escape") for word in shlex.split(given)]
    window = patch(
        "queens_viz.cli._open_window",
        lambda position, _: print(f"window at {position}") or 0,
    )
    with redirect_stdout(out), redirect_stderr(err), window:
        status = main(words)
    told = [
        f"! {line.removeprefix('queens-viz: ')}" for line in err.getvalue().splitlines()
    ]
    assert os.listdir() == []
    return [f"status {status}"] * bool(status) + out.getvalue().splitlines() + told


def jobs() -> list[str]:
    """Return what jobs print, in an empty folder."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return answered("command/jobs", job)
        finally:
            os.chdir(here)


def now(name: str) -> list[str]:
    """Return what is so now; the blocks of a search are found once for all that make it."""
    with patch("queens_viz.app.findings.Flame", cache(Flame)):
        return LISTS[name]()


def approved(name: str) -> list[str]:
    """Return what has been approved."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def difference(then: list[str], now: list[str], command: str) -> str:
    """Return what is not as it was, and what approves of it; nothing where all is."""
    changes = [*unified_diff(then, now, "approved", "now", lineterm="")]
    return (
        "\n".join([*changes, "", f"If this is meant: python -m {command}"])
        if changes
        else ""
    )


LISTS: dict[str, Callable[[], list[str]]] = {
    "app/keys": keys,
    "app/stories": lambda: answered("app/stories", story),
    "app/runs": lambda: answered("app/runs", run),
    "command/talks": talks,
    "command/jobs": jobs,
    **{f"kept/{name}": facts for name, facts in lists.LISTS.items()},
}

if __name__ == "__main__":
    for name in LISTS:
        (FOLDER / f"{name}.txt").write_text(
            "\n".join(now(name)) + "\n", encoding="utf-8", newline="\n"
        )
