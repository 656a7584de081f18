"""Each state says and offers what its text has, and what holds in every state holds there.

The states are those of tests/states.py, the texts those in tests/screens.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.words.words import LANGUAGES

from .approved import difference
from .properties import OF_WORDS, broken, drawn_in_its_room, words_of
from .screens import kept
from .screens.__main__ import main
from .screens.reading import text_of
from .screens.seam import seen
from .states import OF_PROGRAMS, STATES, State
from .tiers import rare

OTHERS = [name for name in STATES if name not in OF_PROGRAMS]
"""The states of the search; those of programs are tested together."""

of_each_seventh = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.full] * (k % 7 > 0))
        for k, name in enumerate(OTHERS)
    ],
    scope="module",
)


def together(names: list[str], groups: int) -> list[list[str]]:
    """Return the names in a number of groups: a test of each state would be too many."""
    return [names[first::groups] for first in range(groups)]


SCREENS_TOGETHER = [*together(OTHERS, 48), *together(list(OF_PROGRAMS), 5)]
"""The states whose texts are compared in one test."""

FEW_PROGRAMS = ["own-fault", "own-fault-on-a-phone", "own-grid", "own-runs-on-a-phone"]
"""Those in which all that holds is looked at each time."""


@pytest.mark.parametrize("names", SCREENS_TOGETHER, ids=lambda names: names[0])
def test_screens_say_and_offer_what_they_did(names: list[str]) -> None:
    differences = []
    for name in names:
        then, now = kept.read(kept.path_of(name)), text_of(STATES[name])
        if then != now:
            lines = difference(then.splitlines(), now.splitlines(), "tests.screens")
            differences.append(f"{name}\n{lines}")
    if differences:
        pytest.fail("\n\n".join(differences), pytrace=False)


@of_each_seventh
def test_what_holds_in_every_state_holds_here(name: str) -> None:
    assert broken(STATES[name]) == []


@pytest.mark.parametrize(
    "names",
    [
        FEW_PROGRAMS,
        pytest.param(list(OF_PROGRAMS), marks=pytest.mark.full, id="all"),
    ],
)
def test_what_holds_in_every_state_holds_beside_a_program(names: list[str]) -> None:
    wrong = {name: broken(OF_PROGRAMS[name]) for name in names}
    for name in names:
        wrong[name] += drawn_in_its_room(OF_PROGRAMS[name], seen(OF_PROGRAMS[name]))
    assert {name: what for name, what in wrong.items() if what} == {}


@pytest.mark.parametrize(
    "state",
    [
        State(at=":1", keys="f8 return", size=(480, 320), language="de"),
        State(keys="f8 return", size=(600, 480)),
        State(at=":1", keys="right", size=(500, 560)),
        State(at=":1", keys="lesson:2.14", size=(320, 568), language="de"),
        State(4, ":1", "lesson:2.5 p w y right", (480, 320)),
        State(
            6, "fewest/1,3,5:1", "f4 i lesson:2.5 page_down", (600, 480), "fr", "dark"
        ),
        State(
            program="queens.py", at="60", keys="own:command=reading", size=(320, 480)
        ),
    ],
    ids=str,
)
def test_what_holds_in_every_state_holds_where_it_once_did_not(state: State) -> None:
    assert broken(state) == []


@pytest.mark.parametrize("one_of", [36, *rare(1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_language_says_has_room(language: str, one_of: int) -> None:
    found = list[str]()
    for name, state in [*STATES.items()][::one_of]:
        known = {
            part for code in ("en", "de") for part in cut(state._replace(language=code))
        }
        state = state._replace(language=language)
        found += [
            f"{name}: {one}" for rule in OF_WORDS for one in rule(state, seen(state))
        ]
        found += [
            f"{name}: {one!r} is cut in {part}"
            for part, one in cut(state).items()
            if part not in known
        ]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def cut(state: State) -> dict[str, object]:
    """Return the parts in which words have no room and end in an ellipsis, and the last of these."""
    parts = seen(state).parts.items()
    return {
        name: one.what
        for name, strokes in parts
        for one in words_of(strokes)
        if str(one.what).endswith("…")
    }


def test_each_text_belongs_to_a_state_and_each_state_has_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {path.stem for path in kept.HERE.glob("*.txt")} == set(STATES)
    # Each can be drawn, but not what is none.
    name = min(STATES)
    assert main(["--picture", name, str(tmp_path / "a.png")]) == 0
    refused = [
        ["--picture", name],
        ["--picture", "nothing", str(tmp_path / "b.png")],
        ["--picture", name, str(tmp_path / "nowhere" / "b.png")],
    ]
    assert [main(words) for words in refused] == [2, 2, 2]
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]
