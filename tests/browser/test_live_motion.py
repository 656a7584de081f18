"""The board of the live page moves from one step to the next as the looks say, and leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest

from queens_viz.app.player import Player
from queens_viz.looks.board import BoardLook, look
from queens_viz.looks.motion import Moving, between
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from ..tiers import rare
from .live import Live

SEND = """
const send = (key, more) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true, ...more}));
"""

PRESSED = f"""
{SEND}
for (const key of arguments[0]) send(key, arguments[1]);
window.held = document.getAnimations();
held.forEach(one => one.pause());
return held.length;
"""
"""Presses keys, and holds all that is on its way; what has not been painted yet is at its beginning."""

SEEN = """
const [share, n] = arguments, one = id => document.getElementById(id);
const all = selector => [...document.querySelectorAll(selector)];
held.forEach(one => one.currentTime = share * one.effect.getComputedTiming().endTime);
const board = one("board").getBoundingClientRect(), size = board.width / n;
const style = (element, name) => getComputedStyle(element)[name], shown = element => Number(style(element, "opacity"));
const column = element => (element.getBoundingClientRect().left + element.getBoundingClientRect().right) / 2;
const row = element => (element.getBoundingClientRect().top + element.getBoundingClientRect().bottom) / 2;
return {
    pieces: all(".piece").map(e => [(column(e.children[0]) - board.left) / size - .5,
        n - (row(e.children[0]) - board.top) / size - .5, shown(e)]),
    colours: all(".piece .crown").map(e => style(e, "fill")),
    marks: all(".mark").map(shown),
    column: one("column").classList.contains("hidden") ? null : (column(one("column")) - board.left) / size - .5,
    badges: all(".candidate .badge").map(shown),
    lines: all("line.wire").map(e => 1 - parseFloat(style(e, "stroke-dashoffset"))),
    frames: all("rect.wire").map(shown),
    ghosts: all(".ghost").map(shown), swept: style(one("greens"), "clip-path"),
};
"""

STEPS = [
    ("lifted", 6, "1,3,5,2,4:6"),
    ("a solution", 4, "2,4,1:3"),
    *rare(
        ("rejected", 6, "1,3:1"),
        ("safe next", 6, "1,3:4"),
        ("placed", 6, "1,3:5"),
        ("attacked by two", 6, "1,3,5:3"),
        ("two lifted", 4, "1,4,2:4"),
        ("beyond a solution", 4, "2,4,1,3"),
        ("the end", 4, "4:4"),
    ),
]

PHASES = (0, 0.25, 0.5, 0.75, 1)


def looks_at(n: int, at: str) -> tuple[BoardLook, BoardLook]:
    """Return the looks of a position and of the next."""
    player, looks = Player(Search.at(Position.parse(at, n))), []
    for _ in range(2):
        while player.is_busy:
            player.pass_time(0)
        looks.append(look(player.moment(), player.findings.sizes))
        player.next()
    return looks[0], looks[1]


def expected(moving: Moving) -> dict[str, Any]:
    """Return what of a board on its way has a number."""
    new = moving.look
    return {
        "pieces": sorted([piece.column, piece.row, piece.shown] for piece in moving.pieces),
        "marks": sorted(shown for _, shown in moving.marks),
        "column": moving.column,
        "badges": [moving.badge] if new.candidate else [],
        "lines": [moving.lines] * len(new.attackers),
        "frames": [moving.lines] * len(new.attackers),
        "ghosts": [moving.ghosts] * len(new.ghosts),
    }


@pytest.mark.parametrize(("what", "n", "at"), STEPS)
def test_each_kind_of_step_moves_as_the_looks_say_forth_and_back(live: Live, what: str, n: int, at: str) -> None:
    live.browser.prefer(reduced_motion=False)
    live.begin(f"#n={n}&at={at}")
    one, other = looks_at(n, at)
    for key, old, new in (("ArrowRight", one, other), ("ArrowLeft", other, one)):
        assert live.run(PRESSED, [key]) > 0
        for phase in PHASES:
            seen, moving = live.run(SEEN, phase, n), between(old, new, phase)
            wanted = expected(moving)
            # A queen beside its column follows a curve of its own.
            for (column, row, shown), piece in zip(sorted(seen["pieces"]), wanted["pieces"], strict=True):
                assert column == pytest.approx(piece[0], abs=0.12), (key, phase)
                assert [row, shown] == pytest.approx(piece[1:], abs=0.02), (key, phase)
            for name in ("badges", "lines", "frames", "ghosts"):
                assert seen[name] == pytest.approx(wanted[name], abs=0.02), (name, key, phase)
            assert sorted(seen["marks"]) == pytest.approx(wanted["marks"], abs=0.02), (key, phase)
            assert seen["column"] == pytest.approx(wanted["column"], abs=0.02), (key, phase)
        live.run("held.forEach(one => one.finish())")
        live.wait("document.getAnimations().length == 0")


@pytest.mark.full
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_queen_changes_its_colour_and_green_sweeps_over_the_columns(live: Live, theme: str) -> None:
    live.browser.prefer(reduced_motion=False)
    live.open("#n=4&at=2,4,1:3", options={"n": 4, "language": "en", "theme": theme})
    red = live.style(".candidate .crown", "fill")
    live.run(PRESSED, ["ArrowRight"])
    first, half, last = (live.run(SEEN, phase, 4) for phase in (0, 0.5, 1))
    assert first["colours"][-1] == red
    assert half["colours"][-1] not in (red, half["colours"][0])
    assert last["colours"][-1] == last["colours"][0] != red
    assert [seen["swept"] for seen in (first, half, last)] == ["inset(0px 100% 0px 0px)", "inset(0px 12.5% 0px 0px)",
                                                               "inset(0px)"]  # fmt: skip


@pytest.mark.full
def test_a_lifted_queen_travels_at_the_side_of_its_arrow(live: Live) -> None:
    live.browser.prefer(reduced_motion=False)
    for n, at, column, side in ((6, "1,3,5,2,4:6", 4, 1), (4, "2,4,1,3", 3, -1)):
        live.open(f"#n={n}&at={at}")
        live.run(PRESSED, ["ArrowRight"])
        places = [live.run(SEEN, phase, n)["pieces"][column][0] for phase in (0, 0.206, 1)]
        assert places == pytest.approx([column, column + 0.3 * side, column], abs=0.02)


@pytest.mark.full
def test_a_key_that_comes_meanwhile_lets_it_arrive_at_once(live: Live) -> None:
    live.browser.prefer(reduced_motion=False)
    live.open("#n=6&at=1,3:1")
    live.run(PRESSED, ["ArrowRight"])
    assert live.run(SEEN, 0.25, 6)["pieces"][-1][1] < 1
    assert live.run(f"{SEND} send('ArrowRight'); return held.map(one => one.playState)") == ["idle"] * 7
    live.run("window.held = document.getAnimations(); held.forEach(one => one.pause())")
    assert live.run(SEEN, 0, 6)["pieces"][-1] == pytest.approx([2, 1, 1], abs=0.02), "it begins where it was to arrive"
    assert live.run(SEEN, 1, 6)["pieces"][-1] == pytest.approx([2, 2, 1], abs=0.02)


STILL = {
    "a held key": (["ArrowRight"], {"repeat": True}),
    "a jump": (["Home"], {}),
    "the next solution": (["Enter"], {}),
    "another size": (["+"], {}),
    "another theme": (["t"], {}),
    "a tab": (["F4"], {}),
    "in the classic theme": (["t", "t", "t", "ArrowRight"], {}),
    "behind the help": (["F1", "ArrowRight"], {}),
    "where the tree has the window": (["F3", "o", "ArrowRight", "o"], {}),
}


@pytest.mark.full
@pytest.mark.parametrize("what", STILL)
def test_nothing_moves_but_single_steps(live: Live, what: str) -> None:
    live.browser.prefer(reduced_motion=False)
    live.open("#n=6&at=1,3:1", options={"n": 6, "language": "en", "theme": "light"})
    assert live.run("return document.getAnimations().length") == 0
    keys, more = STILL[what]
    assert live.run(PRESSED, keys, more) == 0


@pytest.mark.full
@pytest.mark.parametrize(("speed", "is_moving"), [(8, True), (8.6, False)])
def test_a_run_moves_as_long_as_it_can_be_followed(live: Live, speed: float, is_moving: bool) -> None:
    live.browser.prefer(reduced_motion=False)
    live.open("#n=6&at=1,3:1", options={"n": 6, "language": "en", "speed": speed})
    live.run("""
    window.most = 0;
    const watch = () => { most = Math.max(most, document.getAnimations().length); requestAnimationFrame(watch); };
    watch();
    """)
    live.press("space")
    live.wait("document.querySelectorAll('#stack .placed').length == 3")
    live.press("space")
    assert (live.run("return most") > 0) == is_moving
    live.wait("document.getAnimations().length == 0")


def test_who_wants_nothing_to_move_sees_nothing_move(live: Live) -> None:
    live.begin("#n=6&at=1,3:1")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        assert live.run(PRESSED, [key]) == 0
    live.browser.prefer(reduced_motion=False)
    assert live.run(PRESSED, ["ArrowRight"]) > 0
