"""The board of the live page glides from one step to the next, where somebody wants it to, and then comes to rest."""

from __future__ import annotations

import pytest

from .live import Live

WATCH = """
window.pictures = [];
window.board = () => [...document.querySelectorAll("[data-part^=board]")].map(one => one.innerHTML).join();
window.gliding?.disconnect();
window.gliding = new MutationObserver(() => pictures.push(board()));
gliding.observe(document.getElementById("picture"), {subtree: true, childList: true});
"""

LENS = """
window.lens = () => [...document.querySelectorAll("[data-part^=tree] text")].map(one => one.textContent)
    .find(words => words.startsWith("Steps"));
"""

REST = """
window.rested = new Promise(done => {
    let last = "", quiet = 0;
    const look = () => {
        const now = document.getElementById("picture").innerHTML;
        quiet = now === last ? quiet + 1 : 0;
        last = now;
        if (quiet > 6) done(); else requestAnimationFrame(look);
    };
    look();
});
return rested;
"""


def pictures(live: Live, *keys: str) -> int:
    """Return how many different pictures of the board come after keys, until all is at rest."""
    live.run(WATCH)
    live.press(*keys)
    live.run(REST)
    return len(set(live.run("return pictures")))


def test_a_step_glides_forth_and_back_and_rests_where_it_stands_without(
    live: Live,
) -> None:
    live.begin(n=6, at="1,3:1")
    live.run(WATCH)
    live.press("right")
    after = live.run("return board()")
    live.press("left")
    before = live.run("return board()")
    live.browser.prefer()
    assert pictures(live, "right") > 2
    assert live.run("return board()") == after
    assert pictures(live, "left") > 2
    assert live.run("return board()") == before


@pytest.mark.full
def test_the_enlarged_part_of_the_tree_glides_when_it_turns(live: Live) -> None:
    live.begin(n=8, at="2,4,1,3,8,6:5")
    live.press("f3")
    live.run(REST)
    assert lenses(live, "right") == ["Steps 1,760 to 1,888"]
    live.press("left")
    live.browser.prefer()
    live.run(REST)
    first, *between, last = lenses(live, "right")
    assert (first, last) == ("Steps 1,728 to 1,856", "Steps 1,760 to 1,888")
    assert between


def lenses(live: Live, *keys: str) -> list[str]:
    """Return which steps the enlarged part shows one after the other, until all is at rest."""
    live.run(WATCH.replace("board()", "lens()") + LENS)
    live.press(*keys)
    live.run(REST)
    return list(dict.fromkeys(live.run("return pictures")))


@pytest.mark.full
def test_where_it_halts_no_script_runs(live: Live) -> None:
    live.begin(n=6, at="1,3:1")
    live.press("right")
    # The address is written after a while, which is the last that is to be done.
    live.wait("location.hash.includes('language')")
    live.run(REST)
    live.run("""
    window.asked = 0;
    for (const name of ["setTimeout", "requestAnimationFrame"]) {
        const ask = window[name];
        window[name] = (...all) => { asked += 1; return ask(...all); };
        window[`${name}Before`] = ask;
    }
    """)
    live.run("return new Promise(done => setTimeoutBefore(done, 300))")
    asked = live.run("return asked")
    live.run(
        "for (const name of ['setTimeout', 'requestAnimationFrame']) window[name] = window[`${name}Before`]"
    )
    assert asked == 0


def test_a_run_took_what_the_clock_says_with_what_its_beats_took_themselves(
    live: Live,
) -> None:
    live.begin(n=6)
    live.run("let looks = 0; performance.now = () => 50 * ++looks")
    live.press("a")
    live.wait(
        "document.querySelector('[data-box=card] pre').textContent.includes('took')"
    )
    live.run("delete performance.now")
    assert "All 4 solutions at once" in live.told
    assert "The run took 0.6 s." in live.told
