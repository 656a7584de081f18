"""Keys in the live page: the program has its own, what has the focus keeps its own, and the browser has the rest."""

from __future__ import annotations

import pytest

from .live import Live

COPIED = """
window.copied = [];
document.addEventListener("copy", () => copied.push(document.activeElement.value ?? String(getSelection())), true);
"""

SELECT = """
const range = document.createRange();
range.selectNodeContents(document.querySelector("#picture [data-part^=card] text"));
getSelection().removeAllRanges();
getSelection().addRange(range);
"""

HOLD = """
document.body.dispatchEvent(new KeyboardEvent("key" + arguments[0],
    {key: arguments[1], code: arguments[1], bubbles: true, cancelable: true}));
"""

STEPS = "Number(document.querySelector('#picture [data-part=counters] text').textContent.split(/\\s/)[1])"


@pytest.mark.full
def test_a_held_key_repeats_by_the_view_s_own_time_until_it_is_let_go(
    live: Live,
) -> None:
    live.begin("#n=8&at=:1")
    live.run(HOLD, "down", "ArrowRight")
    live.wait(f"{STEPS} > 4")
    live.run(HOLD, "up", "ArrowRight")
    steps = live.steps
    for _ in range(4):
        live.browser.frame()
    assert live.steps == steps


PREVENTED = [
    "F1",
    "F1",
    "F2",
    "F3",
    "F4",
    "ArrowRight",
    "PageDown",
    "Backspace",
    " ",
    "Home",
    "?",
    "+",
]


def test_the_program_s_keys_do_not_reach_the_browser(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    assert [key for key in PREVENTED if not live.send(key)] == []


CHORDS = [
    ("F5", ""), ("F11", ""), ("F12", ""), ("Tab", ""), ("q", "ctrl"), ("v", "ctrl"), ("a", "ctrl"), ("r", "ctrl"),
    ("C", "ctrl shift"), ("c", "ctrl alt"), ("z", "ctrl alt"), ("z", "ctrl meta"),
    ("F4", "alt"), ("ArrowLeft", "alt"), ("n", "meta"),
]  # fmt: skip


def test_other_keys_reach_the_browser_and_do_nothing(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    before = live.texts("#picture text")
    taken = [
        (key, held)
        for key, held in CHORDS
        if live.send(key, **{f"{one}Key": True for one in held.split()})
    ]
    assert taken == []
    assert live.texts("#picture text") == before


def test_ctrl_c_copies_what_is_selected_or_else_the_position(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.run(COPIED)
    live.press("ctrl+c")
    live.says("Copied: 2:2")
    assert live.run("return copied") == ["2:2"]
    live.press("right", "left")
    live.run(SELECT)
    live.press("ctrl+c")
    assert (
        live.run("return copied[1]")
        .replace("\u00a0", " ")
        .startswith("Column 2, row 2")
    )
    live.run("getSelection().removeAllRanges()")
    live.focus_on("#n")
    live.run("document.getElementById('n').select()")
    live.press("ctrl+c")
    assert live.run("return copied[2]") == "4"


@pytest.mark.full
def test_ctrl_z_undoes_and_redoes_as_everywhere_and_a_field_keeps_its_own(
    live: Live,
) -> None:
    live.begin("#n=4&at=2:2")
    live.press("home")
    before, after = "2,2?", "1?"
    for held, key, stack in [
        ("ctrl", "z", before),
        ("ctrl", "y", after),
        ("meta", "z", before),
        ("meta shift", "Z", after),
        ("ctrl", "z", before),
        ("ctrl shift", "z", after),
    ]:
        assert live.send(key, **{f"{one}Key": True for one in held.split()})
        assert live.stack == stack
    assert live.send("z", ctrlKey=True, repeat=True)
    assert live.stack == "1?"
    live.focus_on("#n")
    assert not live.send("z", ctrlKey=True)
    assert live.stack == "1?"


def test_a_size_is_typed_anywhere_or_in_its_field(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.press("1", "2")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("12", 4)
    live.press("return")
    assert live.n == 12
    live.click("#n")
    live.press("6")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("6", 12)
    live.press("return")
    assert (live.n, live.focus) == (6, "")
    live.click("#n")
    live.press("9", "9", "9")
    assert live.get("#n", "aria-invalid") == "true"
    live.says("1 to 100 queens")
    live.press("escape")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("6", 6)


def test_sliders_keep_their_arrows(live: Live) -> None:
    live.begin("#n=5&at=:1")
    live.focus_on("[data-key=SPEED]")
    live.press("right")
    assert (live.steps, live.get("[data-key=SPEED]", "aria-valuetext")) == (
        "step 0 of 230",
        "7.3 steps/s",
    )
    live.press("end")
    assert live.get("[data-key=SPEED]", "aria-valuetext") == "full"
    live.focus_on("[data-key=SEEK]")
    live.press("end")
    assert live.told.startswith("All 10 solutions at once")
    live.press("home")
    assert live.steps == "step 0 of 230"
    live.press("n")
    assert live.steps == "step 1 of 230", "other keys are the program's"
