"""A recorded program in a page: it is shown as in the window, and nothing is run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from queens_viz.app.app import App
from queens_viz.app.link import follow
from queens_viz.app.own_program import Result
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.document import page
from queens_viz.browser.recorded import Recorded
from queens_viz.search.search import Search

from .. import shown_programs
from ..presses import done
from ..states import Page
from .chromium import Browser
from .hand import Fingers
from .live import Live
from .test_live_names import spoken
from .test_live_same import GROUPS

pytestmark = pytest.mark.full

WRONG = "queens.py"
FAULT = 142
"""The step of its fault."""

Opened = Callable[..., Live]


class Seen(NamedTuple):
    """How a program is seen."""

    program: str
    size: tuple[int, int]
    language: str
    theme: str
    keys: tuple[str, ...] = ()
    lines: int = 0  # with more lines, only the board is followed

    def __str__(self) -> str:
        """Return its name."""
        return f"{self.program}-{self.size[0]}-{self.language}-{self.theme}"


SEEN = [
    Seen(WRONG, (1280, 800), "en", "light"),
    Seen(WRONG, (390, 844), "de", "dark", ("f2",)),
    Seen(WRONG, (844, 390), "fr", "contrast", ("f3",)),
    Seen("right/chatty.py", (360, 640), "en", "dark", ("f3",)),
    Seen("faulty/b_class.py", (1366, 657), "de", "light", ("f2",)),
    Seen("right/bit_masks.py", (1280, 800), "fr", "contrast"),
    Seen("faulty/missing_colon.py", (390, 844), "en", "light"),
    Seen("faulty/while_greater_zero.py", (390, 844), "fr", "light", ("f9",)),
]

STEPS = 6
"""So many steps of each are compared."""


def recorded(name: str, step: int | None = None) -> Recorded:
    """Return a program that was recorded."""
    result: Result = shown_programs.result(name)
    if step is None:
        step = result.story.opening
    return Recorded(result.story.name, result, step)


@pytest.fixture
def opened(browser: Browser, program: dict[str, str], tmp_path: Path) -> Opened:
    """Return a function that opens the page of a recorded program."""

    def open_page(
        recorded: Recorded,
        size: tuple[int, int] = (1280, 800),
        fragment: str = "",
        **options: object,
    ) -> Live:
        browser.reset(size, reduced_motion=True)
        options = {"n": 8, "language": "en", **options}
        state = State(
            str(options["language"]), theme=str(options.get("theme", "light"))
        )
        app = App(Player(Search(8)), state)
        path = tmp_path / "recorded.html"
        text = page(app, options, recorded=recorded, compiled=program)
        path.write_text(text, encoding="utf-8")
        browser.console()
        return Live(browser, path).open(fragment)

    return open_page


def view_of(seen: Seen, taken: Recorded) -> Page:
    """Return the page as CPython has it."""
    state = State(seen.language, theme=seen.theme)
    view = Page(Player(Search(8)), state)
    view.size = seen.size
    taken.show(view.app)
    for key in seen.keys:
        done(view, key)
    return view


@pytest.mark.parametrize("seen", SEEN, ids=str)
def test_a_page_draws_each_step_as_the_pen_does(opened: Opened, seen: Seen) -> None:
    taken = recorded(seen.program)
    story = taken.result.story
    view = view_of(seen, taken)
    live = opened(taken, seen.size, language=seen.language, theme=seen.theme)
    live.press(*seen.keys)
    random = Random(65)
    steps = {-1, story.opening, story.last}
    steps.update(random.choices(range(-1, story.last + 1), k=STEPS))
    for step in [story.opening, *sorted(steps), -1]:
        place = f"step={step + 1}"
        live.go(f"#{place}")
        live.browser.frame()
        follow(view.app, place)
        view.forget()
        expected, there = live.run(GROUPS, view.svg())
        names = [name for name, _ in there]
        assert names == [name for name, _ in expected], step
        pairs = zip(there, expected, strict=True)
        assert [one[0] for one, other in pairs if one != other] == [], step
    assert live.browser.console() == []


def test_keys_taps_and_the_mouse_lead_through_it(opened: Opened) -> None:
    taken = recorded(WRONG)
    story = taken.result.story
    live = opened(taken)
    assert live.steps == "step 143 · line 24"
    live.press("right", "left", "home", "return", "a")
    assert live.steps == "step 143 · line 24"
    live.click("[data-key=SEE_AGAIN]")
    assert live.steps == "step 138 · line 23"
    live.press("f2", "a", "a")
    live.click("[data-box=solutions] button")
    reported = [f"step {one.step + 1:,}" for one in story.reported_at(story.last)]
    assert live.steps.partition(" · ")[0] in reported
    live.press("u", "a", "w")
    assert (live.n, live.steps) == (6, "step 20 of 898")
    live.press("escape")
    assert live.steps == "step 143 · line 24"
    for size in ((390, 844), (844, 390), (360, 640)):
        live = opened(recorded(WRONG), size)
        fingers = Fingers(live.browser)
        assert fingers
        live.click("[data-key=NEXT]", "touch")
        live.click("[data-key=OUTPUT]", "touch")
        assert live.tab == "OUTPUT", size
        live.click("[data-key=BACK]", "touch")
        live.click("[data-key=WOULD_BE_RIGHT]", "touch")
        live.click("[data-key=BACK_TO_PROGRAM]", "touch")
        assert live.run("return document.title") == "queens.py · queens_viz", size
    assert live.browser.console() == []


def test_who_does_not_see_it_is_given_the_same(opened: Opened) -> None:
    live = opened(recorded(WRONG))
    assert live.heard.startswith("wrong Line 24 places an attacked queen")
    nodes = spoken(live)
    for named in (
        ("heading", "queens.py"),
        ("button", "See safe(5) again"),
        ("button", "Close the program"),
        ("tab", "Output"),
        ("slider", "progress"),
    ):
        assert named in nodes
    assert [role for role, name in nodes if not name and role == "button"] == []
    live.focus_on("#board")
    assert live.texts("#board tr:first-child th") == ["0", "1", "2", "3", "4", "5"]
    assert live.texts("#board th[scope=row]") == ["5", "4", "3", "2", "1", "0"]
    assert "column 1, row 2: 1 queen" in live.texts("#board button")
    assert live.get("#board", "aria-description") == ""
    live.run("document.activeElement.blur()")
    live.press("right")
    assert live.heard == "Line 25 calls place(6)"
    live.press("escape")
    assert live.text("#title") == "queens problem"
    assert live.get("#board", "aria-description")


def test_its_step_is_in_the_address(opened: Opened) -> None:
    live = opened(recorded(WRONG))
    live.press("left")
    live.wait("location.hash === '#step=142&language=en'")
    live.open("#step=142&language=de")
    assert live.steps.startswith("Schritt 142")
    live.press("q")
    assert live.heard.endswith("recorded.html#step=142")
    live.press("escape")
    live.go("#step=nothing")
    assert "#step=143" in live.heard
    live.go("#lesson=1")
    live.go("#step=5")
    assert live.steps.startswith("Schritt 5 ")
    live.go("#n=6&at=1,3:5")
    assert live.run("return document.title").startswith("6")
    live.press("escape")
    assert live.steps.startswith("Schritt 5 ")


def test_nothing_is_run_and_nothing_is_there_that_could(opened: Opened) -> None:
    live = opened(recorded(WRONG))
    ids = live.run("return [...document.querySelectorAll('script[id]')].map(s => s.id)")
    assert "recorded" in ids
    assert "worker" not in ids
    assert live.run("return '_PyPegen' in __BRYTHON__") is False
    for key in ("5", "+", "-", "f5", "e"):
        live.send(key)
    assert live.steps == "step 143 · line 24"
    live.press("k")
    rows = live.texts("[role=menu] [data-key]")
    assert any(row.startswith("Your own program") for row in rows)
    keys = live.run(
        "return [...document.querySelectorAll('[role=menu] [data-key]')].map(one => one.dataset.key)"
    )
    assert not {"RUN_AGAIN", "READING", "EDIT"} & set(keys)
    live.press("escape")
    live.go("#program=abc")
    assert live.heard.startswith("This page shows a recording")


def test_where_nobody_is_to_know_the_author_the_page_does_not(
    opened: Opened, tmp_path: Path
) -> None:
    live = opened(recorded(WRONG).without_author())
    text = (tmp_path / "recorded.html").read_text(encoding="utf-8")
    data = live.run("return queensUnpack('recorded')")
    for private in ("queens.py", "as far as we know", "Six queens", "All others"):
        assert private not in text
        assert private not in data
    assert json.loads(data)["story"]["recording"]["source"].count("\n") == 29
    assert live.text("#title") == "Program A"
    live.press("k")
    keys = live.run(
        "return [...document.querySelectorAll('[role=menu] [data-key]')].map(one => one.dataset.key)"
    )
    assert "ANONYMOUS" not in keys
    assert live.browser.console() == []
