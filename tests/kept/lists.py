"""What is in each list."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import product

from queens_viz.app.commands import FASTEST, SLOWEST
from queens_viz.app.lesson import STOPS
from queens_viz.browser.page_view import PageView
from queens_viz.command.formats import FILES
from queens_viz.command.options import LONGEST_PAUSE
from queens_viz.pens.theme import THEMES
from queens_viz.search.facts import LARGEST
from queens_viz.search.listing import Program
from queens_viz.search.strategy import Strategy
from queens_viz.text import Format
from queens_viz.words.words import LANGUAGES

from . import offered

NAMES = [one.value for kind in (Program, Strategy, Format) for one in kind]

WORDS = [
    "folder", "0", "1", "24", "25", "1.7", "3.1", "+1", f"{SLOWEST:g}", f"{FASTEST:g}", f"{LONGEST_PAUSE}", "full",
    "first", "all", "steps", "solutions", "2,4,1:3", "100x100", "8000x8000", "99x100", "file.txt",
    *(f"file{kind}" for kind in FILES), *THEMES, *LANGUAGES, *NAMES,
]  # fmt: skip
"""Words that are tried with each option of the command line."""

Words = tuple[str, ...]


def keys() -> list[str]:
    """Return which keys mean an action in a layer."""
    found = defaultdict(list)
    for layer, action, key in offered.bound():
        found[layer, action].append(key)
    digits = ", ".join("0123456789")
    return sorted(
        f"{layer}: {action} by {', '.join(by)}".replace(digits, "0 to 9")
        for (layer, action), by in found.items()
    )


def buttons() -> list[str]:
    """Return in which modes there is each button and each row of the menu, and in which it can't be pressed."""
    found = defaultdict(list)
    for state, device in product(offered.STATES, offered.SIZES):
        view = offered.view_in(state, device)
        told = [("button", *one) for one in offered.buttons(view)] + [
            ("row", *one) for one in offered.rows(view)
        ]
        for kind, action, _, can in told:
            found[f"{kind} {action}, {device}{'' if can else ', grey'}"].append(state)
    return sorted(
        f"{name}: {'; '.join(dict.fromkeys(states))}" for name, states in found.items()
    )


def spoken() -> list[str]:
    """Return what screen readers are told in each language."""
    found = set()
    for state, device in product(offered.STATES, offered.SIZES):
        view = offered.view_in(state, device)
        told = [_spoken(view, language) for language in LANGUAGES]
        view.app.speak("en")
        # A tab may have no room where names are long.
        names = set.intersection(*map(set, told))
        found |= {
            f"{name}: {' | '.join(one[name].strip() for one in told)}" for name in names
        }
    return sorted(found)


def _spoken(view: PageView, language: str) -> dict[str, str]:
    view.app.speak(language)
    told = offered.others(view) | {
        f"button {action}": name for action, name, _ in offered.buttons(view)
    }
    return told | {f"row {action}": name for action, name, _ in offered.rows(view)}


def lessons() -> list[str]:
    """Return where each stop of the lessons is, what is open there, and its beats."""
    found = []
    for at in STOPS:
        stop = at.current
        opens = [one.name for one in stop.opens]
        if stop.program:
            opens.append(stop.program)
        found.append(
            f"{at}: {', '.join([f'n = {stop.n} at {stop.at}', *opens])}, {stop.minutes} min"
        )
        for number, (action, value) in enumerate(stop.beats, 1):
            square = (
                [str(one + 1) for one in value]
                if isinstance(value, tuple)
                else [value] * (value is not None)
            )
            found.append(
                f"{at}, beat {number}: {' '.join([action.name, *map(str, square)])}"
            )
    return found


def sizes() -> list[str]:
    """Return which sizes of boards are taken, and what is said of others."""
    taken = [n for n in range(-1, LARGEST + 3) if not offered.refusal(str(n))]
    others = "0", "-1", f"{LARGEST + 1}", "08", "8.0", "eight", ""
    return [
        f"{taken[0]} to {taken[-1]}: {len(taken)} sizes",
        *(f"{n!r}: {offered.refusal(n)}" for n in others),
    ]


OF_PROGRAMS = [("mine.py",), ("mine.py", "--save", "file.png")]
"""What is done with a program."""


def options() -> list[str]:
    """Return with what each option goes and which words it takes; tests/command/refused.txt has complaints."""
    has_word = dict(offered.options())
    reading = [name for name in has_word if has_word[name]]
    read: dict[str, list[Words]] = {
        name: [(one,) for one in WORDS if offered.is_read(name, one)]
        for name in reading
    }
    # A job that takes any word is tried with one.
    known = {
        name: words[: 1 if len(words) > len(FILES) else None]
        for name, words in read.items()
    }
    jobs: list[Words] = [
        (name, *word)
        for name in has_word
        if offered.is_job(name)
        for word in known.get(name, [()])
    ]
    found = list[str]()
    for name in has_word:
        others: list[Words] = (
            [()] if offered.is_job(name) else [(), *OF_PROGRAMS, *jobs]
        )
        found += _goes(name, read.get(name, [()]), others)
        found += [f"{name} takes no word"] * (not has_word[name]) + [
            f"{name} is a job"
        ] * offered.is_job(name)
    return sorted(found)


def _goes(name: str, words: list[Words], jobs: list[Words]) -> Iterator[str]:
    """Yield with which jobs an option goes, none being the window, and which words it takes there."""
    taken = {
        job: [one for one in words if not offered.refusal(*job, name, *one)]
        for job in jobs
    }
    with_it = [job for job in jobs if taken[job]]
    if len(jobs) > 1:
        yield f"{name} goes with {'; '.join(' '.join(job) or 'the window' for job in with_it)}"
    if words != [()]:
        yield f"{name} takes {'; '.join(one[0] for one in words if any(one in some for some in taken.values()))}"


LISTS: dict[str, Callable[[], list[str]]] = {
    "keys": keys, "buttons": buttons, "spoken": spoken, "lessons": lessons, "sizes": sizes, "options": options,
}  # fmt: skip
"""What writes each file."""
