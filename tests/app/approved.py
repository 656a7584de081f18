"""What an app comes to, as text that has been approved: `python -m tests.app.approved` writes it anew.

`keys.txt` says what each key does in each place. In `stories.txt` each line that is not indented is a story, and the
line after it is what it comes to: write a new story there, let its end be written, and read it.
"""

from __future__ import annotations

from pathlib import Path

from .keyboard import KEYS, Keyboard

FOLDER = Path(__file__).parent

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
}
"""How one comes to each place: a size, a position, and what is played there."""


def at(place: str) -> Keyboard:
    """Return an app in a place, with another position in its clipboard."""
    n, text, words = PLACES[place].split(" ", 2)
    keys = Keyboard(text, int(n))
    keys.play(words + " copy:1,3:2")
    keys.app.tell()
    return keys


def beside(keys: Keyboard) -> dict[str, object]:
    """Return what can be changed beside what a summary says."""
    state, tree = keys.app.state, keys.app.state.tree
    return {
        "tab": state.tab and state.tab.name, "theme": state.theme, "left": state.has_outlook,
        "program": state.program.value, "values": state.has_values, "time": tree.shows_time,
        "shaded": state.own_board.is_shaded, "lesson": state.lesson and f"{state.lesson}-{state.lesson.beats}",
        "row": state.menu, "steps": keys.player.search.steps, "speed": round(keys.player.speed, 3),
        "full": keys.desk.toggles, "copied": keys.desk.paste(),
    }  # fmt: skip


def keys() -> list[str]:
    """Return what each key does in each place."""
    lines = list[str]()
    for place in PLACES:
        lines += ["", f"{place}: {at(place).summary}"]
        for key in KEYS:
            app = at(place)
            summary, before = app.summary, beside(app)
            app(key)
            changed = [f"{name} {value}" for name, value in beside(app).items() if value != before[name]]
            told = [app.summary] if app.summary != summary else []
            lines += [f"    {key}: {' | '.join([*told, *changed])}"] if told or changed else []
    return lines


def stories() -> list[str]:
    """Return the stories, and what each comes to now."""
    lines = list[str]()
    for line in [line for line in approved("stories") if not line.startswith(" ")]:
        lines.append(line)
        if " | " in line:
            start, words = line.split(" | ")
            n, text = start.split()
            lines.append("    " + Keyboard(text, int(n)).play(words))
    return lines


def approved(name: str) -> list[str]:
    """Return what has been approved."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


LISTS = {"keys": keys, "stories": stories}

if __name__ == "__main__":
    for name, now in LISTS.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(now()) + "\n", encoding="utf-8", newline="\n")
