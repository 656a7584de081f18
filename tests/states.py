"""States of the program that people meet: which there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random

from allpairspy import AllPairs

from .presses import FAR as FAR
from .presses import press as press
from .presses import settle as settle
from .state import LETTERS as LETTERS
from .state import LYING as LYING
from .state import ON_A_PAGE as ON_A_PAGE
from .state import PHONE as PHONE
from .state import PLACES as PLACES
from .state import SIZES as SIZES
from .state import FilmWindow as FilmWindow
from .state import Page as Page
from .state import State as State
from .state import view_at as view_at

TABS = {"solutions": "f2", "tree": "f3", "program": "f4", "recursion": "f4 i"}
OPEN = {
    "nothing": [""],
    "help": ["f1"],
    "menu": ["k down", "k up"],
    "message": [
        "up u",
        "shift+u",
        "home left",
        "c",
        "v",
        "y",
        "1 0 1 return",
        "g u shift+u",
        "end a",
        "m g",
        "b y",
    ],
    "predict": ["p p", "p"],
    "right": ["p p right!"],
    "wrong": ["p p wrong!", "p p right! wrong!", "p wrong!"],
    "by hand": ["b wrong!", "b right!", "b"],
    "shown": ["w down up"],
    "compare": ["f8 return down", "f8 right right up"],
    "lesson": [
        f"lesson:{stop} page_down"
        for stop in (1.1, 2.1, 1.4, 2.5, 1.5, 1.6, 2.6, 1.8, 2.9, 1.9, 1.12, 1.14, 2.11)
    ],
}
"""What is open, by the keys that lead there: first these, then those, and so on."""

DRESSES, TONGUES = ("light", "dark", "contrast", "classic"), ("en", "de", "fr")
"""The themes and languages that are drawn from: one more would draw all states anew."""

ASKED = {"first": "middle", "end": "dead end"}
"""Where Predict asks something, for places where it doesn't."""

WRONG = "wrong! right "
"""Answers wrongly and goes on."""

RIGHT = "right! right! right "
"""Answers rightly, with the reason if that is asked for, and goes on."""


FAULTS_FOUND = 12 * "right! return "
"""Finds the faults of all programs, and goes on after each."""


def _paired() -> dict[str, State]:
    """Return states in which every two of the first four things meet, and of the others most."""
    large: list[Sequence[object]] = [
        SIZES,
        list(OPEN),
        [8, 4, 6, 5, 1, 2, 12, 20],
        PLACES,
    ]
    found, ways, chance = (
        {},
        {name: cycle(keys) for name, keys in OPEN.items()},
        Random(1),
    )
    for size, opened, n, place in AllPairs(large):
        tab, theme, language = (
            chance.choice([*names]) for names in (TABS, DRESSES, TONGUES)
        )
        strategy = chance.choice(("plain", "plain", "plain", "ahead", "fewest"))
        if opened in ("predict", "right", "wrong"):
            n, place = max(n, 4), ASKED.get(place, place)
        keys = f"{TABS[tab]} {next(ways[opened])}".strip()
        if n > FAR:
            keys = keys.replace("return", "right right").replace("end a", "space space")
        words = (opened, tab, place, n, language, f"{size[0]}x{size[1]}")
        name = "-".join(
            str(word).replace(" ", "-") for word in words if word != "nothing"
        )
        found[name] = State(n, place, keys, size, language, theme, strategy)
    return found


AIMED = {
    "first": State(at="first"),
    "first-on-a-phone": State(at="first", size=PHONE, language="de"),
    "fifty": State(50, "middle", "f3", PHONE),
    "first-of-a-hundred": State(100, "first"),
    "film": State(size=(1280, 720), is_film=True),
    "film-that-stands": State(
        at="solution", size=(480, 640), is_film=True, theme="dark", language="de"
    ),
    "film-of-the-end": State(6, "end", size=(800, 600), is_film=True, language="fr"),
    "film-of-the-board-alone": State(at="back", size=(320, 240), is_film=True),
    "board-alone": State(size=(320, 200)),
    "running": State(keys="space"),
    "run-to-the-end": State(6, keys="a", at="first"),
    "at-the-end-once-more": State(6, "end", "right"),
    "overview": State(at="end", keys="f2"),
    "overview-of-two-squares": State(
        at="end",
        keys="f2 l up space right up up space",
        language="de",
        theme="contrast",
    ),
    "overview-on-a-phone": State(at="end", keys="f2 l up space", size=PHONE),
    "overview-with-ways": State(4, "end", "f3 l up space", theme="dark"),
    "overview-with-a-solution": State(at="end", keys="f2 l up space l down down"),
    "breakpoint": State(keys="click:number"),
    "undone": State(keys="right right u"),
    "copied": State(keys="c", size=PHONE),
    "random-on-six": State(6, keys="g", at="first"),
    "ring": State(keys="tab tab tab"),
    "typed-101": State(keys="1 0 1"),
    "help-scrolled": State(
        keys="lesson:1.1 f1 wheel:-3", size=(600, 480), language="de"
    ),
    "help-on-a-phone": State(keys="f1", size=PHONE),
    "menu-s-end": State(keys="k up", size=PHONE, language="fr"),
    "no-letter-keys": State(keys="k up return escape", language="de"),
    "what-is-left": State(at="1,4,6,8,3:7", keys="w"),
    "what-is-left-on-a-phone": State(
        at="1,4,6,8,3:1", keys="w", size=PHONE, theme="contrast"
    ),
    "shown-beyond-the-clock": State(6, "2,4:6", "a u f2 down down down down"),
    "list-scrolled": State(8, "end", "f2 wheel:3", (1024, 768)),
    "over-square": State(keys="over:square"),
    "over-number": State(keys="over:number", language="de"),
    "over-line": State(keys="over:line", size=(1920, 1080), language="fr"),
    "over-node": State(keys="f3 over:node"),
    "over-button": State(keys="over:button", theme="contrast"),
    "line-dragged": State(keys="drag:line"),
    "node-shown": State(6, "2,4:6", "f3 click:node"),
    "whole-tree": State(6, "end", "f3 o", language="de"),
    "whole-tree-on-a-phone": State(8, "end", "f3 o", (320, 568), "fr"),
    "flame-of-three": State(3, "end", "f3 i o", (1920, 1080), theme="dark"),
    "flame-of-six": State(6, "2,4:6", "f3", (800, 600)),
    "flame-that-is-complete": State(8, "first", "a o"),
    "flame-too-long-with-a-message": State(20, "1,3,5,2,4,13,15,12:1", "f3 o c"),
    "block-chosen-in-a-large-flame": State(8, "end", "f3 o click:node", language="de"),
    "nodes-without-room": State(6, "2,4:6", "f3 i", PHONE),
    "flame-at-a-solution": State(at="solution", keys="f3 o", theme="contrast"),
    "flame-in-vain": State(
        at="1,4,6,8,3:7", keys="f3 w", size=(1366, 657), language="fr"
    ),
    "flame-of-eleven": State(11, "6,1,3,5:7", "f3 o", (1920, 1080), language="de"),
    "flame-on-a-phone": State(keys="f3 click:node", size=PHONE, theme="classic"),
    "flame-at-the-end": State(8, "end", "f3 wheel:2"),
    "large-program": State(keys="f4 o", language="fr"),
    "large-recursion-on-a-phone": State(keys="f4 i o", size=LYING),
    "predict-wrong-german-phone": State(keys="p wrong!", size=PHONE, language="de"),
    "predict-reason-wrong": State(keys="p p right! wrong!"),
    "predict-where-to": State(at="2,4,1,3,5:8", keys="p p right! right! right wrong!"),
    "by-hand-wrong-three-times": State(
        at="2,4:6", keys="b wrong! wrong! wrong!", size=(640, 480)
    ),
    "by-hand-shown": State(at="2,4:6", keys="b wrong! wrong! wrong! e", language="de"),
    "by-hand-right": State(4, "2,4,1:3", "b right!", PHONE),
    "by-hand-with-a-large-tree": State(
        4, "1,4,2:4", "b f3 o", (360, 640), language="de"
    ),
    "own-board-shaded": State(at="2,4:6", keys="m space right up up space w"),
    "own-board-numbers": State(
        at=":1", keys="m right up up space right right right right up space n"
    ),
    "own-board-numbers-on-a-phone": State(
        at=":1",
        keys="m right up up space right right right right up space n",
        size=PHONE,
        language="fr",
        theme="dark",
    ),
    "own-board-completed": State(
        at=":1", keys="m right up up space right right right right up space f"
    ),
    "own-dead-end": State(keys="lesson:1.2 page_down page_down", language="de"),
    "own-solution": State(
        keys="lesson:1.3 page_down page_down page_down page_down", size=PHONE
    ),
    "challenge": State(keys="ask:17 right", at="first"),
    "challenge-wrong-on-a-phone": State(
        keys="ask:17 wrong!", size=PHONE, language="de"
    ),
    "challenge-asks-for-a-reason": State(
        6, keys="ask:17 right!", theme="dark", at="first"
    ),
    "challenge-asks-where-to": State(
        keys=f"ask:17 {2 * WRONG.replace('wrong', 'right')}",
        size=(800, 600),
        language="fr",
    ),
    "challenge-once-more": State(
        keys=f"ask:2,4,1,3,5:8 {2 * WRONG} c f2 space", language="de"
    ),
    "challenge-is-over": State(keys=f"ask:17 {20 * WRONG}", at="first"),
    "challenge-is-over-on-a-phone": State(
        keys=f"ask:17 {20 * WRONG}", size=PHONE, language="de"
    ),
    "challenge-is-over-on-the-smallest": State(
        keys=f"ask:17 {20 * WRONG}", size=(320, 568), language="fr"
    ),
    "challenge-shown": State(keys=f"ask:2,4,1,3,5:8 {4 * WRONG} look:1"),
    "challenge-shown-on-the-smallest": State(
        keys=f"ask:17 {9 * RIGHT} {2 * WRONG} look:8", size=(320, 568), language="de"
    ),
    "challenge-of-twelve-on-the-smallest": State(keys="ask:17/12", size=(320, 568)),
    "challenge-kept": State(keys="ask:17 right! escape", size=LYING, language="fr"),
    "challenge-mixed": State(
        keys=f"ask:17 {3 * RIGHT} {WRONG} {7 * RIGHT}", size=(800, 600), theme="dark"
    ),
    "code": State(
        keys="address:https://school.example/live.html ask:17 q", theme="dark"
    ),
    "code-on-a-phone": State(
        keys="address:https://school.example/live.html lesson:1.6 q", size=PHONE
    ),
    "lesson-begins": State(keys="k lesson:1.1"),
    "lesson-1.7": State(keys="lesson:1.7 page_down", size=(600, 480), language="fr"),
    "lesson-1.11": State(keys="lesson:1.11 page_down"),
    "lesson-1.16": State(keys="lesson:1.16 page_down", theme="dark"),
    "lesson-1.18-on-a-phone": State(keys="lesson:1.18", size=LYING, language="de"),
    "lesson-1.19": State(keys="lesson:1.19 shift+page_down", size=(1366, 657)),
    "lesson-2.3": State(keys="lesson:2.3 page_down page_down"),
    "lesson-2.8-on-a-phone": State(keys="lesson:2.8 page_down", size=(360, 640)),
    "lesson-2.12": State(keys="lesson:2.12 page_down", size=(800, 600), language="de"),
    "lesson-3.4": State(keys="lesson:3.4 page_down page_down"),
    "lesson-3.7-on-a-phone": State(
        keys="lesson:3.7 page_down page_down", size=(320, 568), language="fr"
    ),
    "lesson-3.8-on-a-phone": State(
        keys="lesson:3.8 page_down", size=LYING, language="de"
    ),
    "lesson-3.11": State(keys="lesson:3.11", size=(1024, 768), theme="dark"),
    "vote-closed": State(keys="p p escape p p", size=PHONE),
    "vote-counting": State(keys="p p j x y x x"),
    "vote-counting-on-a-phone": State(keys="p p j x y x x", size=PHONE, language="de"),
    "vote-shown": State(keys="p p j x y x x return"),
    "vote-shown-again-on-a-phone": State(
        keys="p p j x y y return j x x y return", size=PHONE, language="fr"
    ),
    "vote-answered": State(
        at="2,4:6", keys="p p j x y y return j y y x return return", language="de"
    ),
    "vote-answered-on-a-phone": State(
        keys="p p j x y y return return", size=PHONE, theme="dark"
    ),
    "vote-reason": State(
        keys="p p j x return return return j left left left left 1 2 right",
        theme="dark",
    ),
    "vote-reason-shown-on-a-phone": State(
        keys="p p j x return return return j 5 left left left left 1 2 return",
        size=(360, 640),
        theme="contrast",
    ),
    "vote-where-to": State(4, "1,3:4", "b j right! right! wrong!", language="de"),
    "vote-where-to-on-a-phone": State(4, "1,3:4", "b j right! right! wrong!", PHONE),
    "vote-where-to-shown": State(
        4, "1,3:4", "b j right! right! wrong! return", (600, 480), "fr"
    ),
    "vote-where-to-shown-on-a-phone": State(
        4, "1,3:4", "b j right! right! wrong! return", PHONE, theme="classic"
    ),
    "vote-where-to-answered": State(
        4, "1,3:4", "b j right! right! wrong! return j right! return return"
    ),
    "vote-where-to-answered-on-a-phone": State(
        4, "1,3:4", "b j right! wrong! return return", (320, 568), "de"
    ),
    "vote-refused": State(keys="p j x g", language="fr"),
    "vote-kept": State(keys="p j 1 7 right 8 escape", size=LYING, language="de"),
    "vote-reason-answered": State(
        keys="p p j x return return return j 5 left left left left 1 2 return j 1 7"
        " return return",
        size=(800, 600),
        language="fr",
    ),
    "vote-at-a-stop-answered": State(
        keys="lesson:1.17 j 1 7 right 8 return return", size=PHONE, theme="dark"
    ),
    "vote-at-a-stop-on-the-smallest": State(
        keys="lesson:1.17 j 1 7", size=(320, 568), language="fr"
    ),
    "vote-at-a-stop": State(keys="lesson:1.17 j"),
    "vote-at-a-stop-on-a-phone": State(keys="lesson:1.17 j", size=PHONE, language="de"),
    "vote-of-three-words": State(
        keys="lesson:2.12 j hand:0 hand:1 hand:1", size=PHONE, language="fr"
    ),
    "vote-of-three-words-shown": State(
        keys="lesson:2.14 j hand:0 hand:1 return j hand:1 hand:2 hand:2 return"
    ),
    "vote-of-three-words-shown-on-a-phone": State(
        keys="lesson:2.14 j hand:0 hand:1 return j hand:1 hand:2 hand:2 return",
        size=PHONE,
        language="de",
    ),
    "compare-begins": State(keys="f8"),
    "compare-none-has-one": State(3, keys="f8 return return", at="first"),
    "compare-on-a-phone": State(6, "first", "f8 return down", (360, 640)),
    "compared-and-gone-there": State(
        6, "first", "f8 return down down g", strategy="plain"
    ),
    "challenge-all-right": State(
        keys=f"ask:17 {10 * 'right! right! right '}", at="first"
    ),
}
"""States that pairs don't meet, aimed at what a fault may leave unseen."""

QUEENS = "queens.py"

OF_PROGRAMS = {
    "own-fault": State(program=QUEENS, at="fault"),
    "own-fault-on-a-phone": State(program=QUEENS, at="fault", size=PHONE),
    "own-fault-on-the-smallest": State(
        program=QUEENS, at="fault", size=(320, 568), language="de"
    ),
    "own-fault-lying": State(program=QUEENS, at="fault", size=LYING, language="fr"),
    "own-fault-small": State(
        program=QUEENS, at="fault", size=(600, 480), language="fr", theme="dark"
    ),
    "own-begins": State(program=QUEENS, at="first", language="de"),
    "own-step": State(program=QUEENS, at="40", size=(1024, 768), theme="contrast"),
    "own-after-the-fault": State(
        program=QUEENS, at="160", size=(1920, 1080), language="de"
    ),
    "own-anonymous": State(
        program=QUEENS, at="60", keys="own:command=anonymous", size=(1366, 657)
    ),
    "own-reading": State(
        program=QUEENS, at="60", keys="own:command=reading", language="fr"
    ),
    "own-reading-on-a-phone": State(
        program=QUEENS, at="60", keys="own:command=reading", size=PHONE, language="de"
    ),
    "own-values-small": State(
        program=QUEENS, at="fault", keys="f4", size=(800, 600), language="de"
    ),
    "own-calls-on-a-phone": State(
        program=QUEENS,
        at="fault",
        keys="own:command=calls",
        size=(360, 640),
        language="fr",
        theme="dark",
    ),
    "own-half-typed": State(
        program=QUEENS, at="fault", keys="own:saved=half_typed.py", size=(600, 900)
    ),
    "own-mended": State(program=QUEENS, at="fault", keys="own:saved=right/e08.py"),
    "own-runs": State(
        program=QUEENS, at="fault", keys="own:running", theme="contrast", language="de"
    ),
    "own-runs-on-a-phone": State(
        program=QUEENS, at="fault", keys="own:running", size=(360, 640), language="fr"
    ),
    "own-asked": State(program=QUEENS, at="end", keys="own:asked=/home/ada/mine.py"),
    "own-asked-on-a-phone": State(
        program=QUEENS,
        at="end",
        keys="own:asked=a_file_with_a_long_name.py",
        size=(320, 568),
        language="fr",
    ),
    "own-aside": State(program=QUEENS, at="fault", keys="escape"),
    "own-solution": State(
        program="right/e08.py", at="end", keys="f2", size=(2560, 1440), language="fr"
    ),
    "own-solutions-missing": State(
        program="faulty/break_after_first.py", at="end", keys="f2", size=PHONE
    ),
    "own-output": State(
        program="right/chatty.py", at="400", keys="f3", theme="dark", language="fr"
    ),
    "own-answers": State(
        program="right/input_size.py", at="end", keys="f3", size=(800, 600)
    ),
    "own-grid": State(program="faulty/b_class.py", at="fault", language="de"),
    "own-grid-on-a-phone": State(
        program="faulty/while_greater_zero.py", at="fault", size=(390, 844)
    ),
    "own-class": State(program="in_a_class.py", at="end"),
    "own-without-a-board": State(
        program="right/bit_masks.py", at="300", language="de", theme="dark"
    ),
    "own-without-a-board-on-a-phone": State(
        program="right/bit_masks.py", at="end", size=PHONE, language="fr"
    ),
    "own-syntax": State(program="faulty/missing_colon.py", at="first", language="fr"),
    "own-nothing-placed": State(program="faulty/reversed_test.py", at="end"),
    "own-forty": State(program="forty.py", at="50", size=(1024, 768)),
    "own-twenty-on-a-phone": State(program="twenty.py", at="30", size=(390, 844)),
    "own-long": State(program="four_hundred_lines.py", at="end", language="de"),
}
"""States of a person's own program."""

OF_FAULTS = {
    "fault-begins": State(at="first", keys="fault:1"),
    "fault-begins-on-a-phone": State(
        at="first", keys="fault:one_diagonal", size=PHONE, language="de"
    ),
    "fault-step": State(at="first", keys="fault:no_pop step:40 down", language="fr"),
    "fault-step-small": State(
        at="first", keys="fault:same_row step:100", size=(600, 480), language="de"
    ),
    "fault-chosen-on-the-smallest": State(
        at="first", keys="fault:too_early step:60 line:8", size=(320, 568)
    ),
    "fault-wrong": State(
        at="first", keys="fault:first_row pick:2 pick:11", theme="dark"
    ),
    "fault-wrong-lying": State(
        at="first",
        keys="fault:return_in_loop pick:7",
        size=LYING,
        language="fr",
        theme="classic",
    ),
    "fault-goes-on-and-on": State(
        at="first", keys="fault:endless a", size=(1024, 768), language="de"
    ),
    "fault-output": State(
        at="first", keys="fault:same_list a f3", size=(800, 600), language="fr"
    ),
    "fault-found": State(at="first", keys="fault:same_list right!"),
    "fault-found-on-a-phone": State(
        at="first", keys="fault:past_end wrong! right!", size=PHONE, language="de"
    ),
    "fault-found-tall": State(
        at="first",
        keys="fault:call_first right!",
        size=(600, 900),
        language="de",
        theme="contrast",
    ),
    "fault-shown": State(
        at="first",
        keys="fault:result_lost pick:1 pick:2 pick:3 e",
        size=(1920, 1080),
        language="de",
    ),
    "fault-results": State(at="first", keys=f"fault:1 wrong! {FAULTS_FOUND}"),
    "fault-results-on-a-phone": State(
        at="first",
        keys=f"fault:1 wrong! {FAULTS_FOUND}",
        size=(360, 640),
        language="fr",
        theme="dark",
    ),
    "fault-seen-again": State(
        at="first", keys=f"fault:1 {FAULTS_FOUND} look:2", language="de"
    ),
}
"""States of "Find the fault"."""

STATES: dict[str, State] = {**_paired(), **AIMED, **OF_PROGRAMS, **OF_FAULTS}


class OtherKind(State):
    """A state in a window where it would be in a page, and the other way round."""

    __slots__ = ()

    @property
    def is_page(self) -> bool:
        return not super().is_page and not self.is_film

    def __eq__(self, other: object) -> bool:
        return type(other) is OtherKind and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((OtherKind, tuple(self)))
