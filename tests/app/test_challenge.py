"""A challenge: the same number asks the same questions everywhere, and what goes wrong comes again, once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.app.actions import press
from queens_viz.app.app import App
from queens_viz.app.challenge import SIZES, Challenge, challenge
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import Exercise
from queens_viz.app.lesson import Played
from queens_viz.app.questions import Answer, Question, Square, right
from queens_viz.app.teaching import begin_challenge, begin_lesson
from queens_viz.search.position import Position

from .. import facts
from .keyboard import KEYS, Keyboard

ONE = "2,4,1,3,5:8"
"""A position of which a verdict, its reason and a return are asked."""

numbers = st.integers(0, 999_999_999)


def challenged(text: str = "17", n: int = 8, at: str = "2,4:6") -> Keyboard:
    """Return an app in which a challenge is on."""
    keys = Keyboard(at)
    begin_challenge(keys.app, challenge(text, n))
    return keys


def work(app: App) -> Challenge:
    assert app.state.challenge
    return app.state.challenge


def wrong(question: Question, position: Position) -> Answer | Square:
    """Return a wrong answer, of the kind that is asked for."""
    answers = right(question, position)
    if question is Question.VERDICT:
        return next(one for one in (Answer.SAFE, Answer.ATTACKED) if one not in answers)
    squares = position.queens if question is Question.REASON else [(column, 0) for column in range(position.n)]
    others = [one for one in squares if one not in answers]
    # Where each queen attacks, none is wrong.
    return others[-1] if others else (0, -1)


def answer(app: App, *, is_right: bool) -> None:
    """Answer the question that is open, and all that follow from a right answer to it; then go on."""
    while question := app.asking.question:
        position = app.search.position
        given = min(right(question, position), key=str) if is_right else wrong(question, position)
        app.change(challenge=work(app).answered(position, given))
    press(app, Command(Action.GO_ON))


def is_over(app: App) -> bool:
    return work(app).here is None


def test_a_number_asks_the_same_in_every_version() -> None:
    """A class that has the link on paper gets what its teacher saw."""
    told = [f"{question.name} {position}" for question, position in challenge("17", 8).asks]
    assert told == [
        "VERDICT 6,2:3", "MOVE 2,6:3", "VERDICT 3,1,4:8", "VERDICT 6,1,7:5", "VERDICT 6,3,1:7", "VERDICT 4,1,7,5:1",
        "RETURN 5,3,1,7,2,6:8", "MOVE 2,6,1,7,5,3:7", "RETURN 6,8,2,7,1,3,5:8", "RETURN 4,2,7,3,1,8,5:8",
    ]  # fmt: skip


@given(numbers, st.sampled_from(SIZES))
def test_the_mix_and_the_order(number: int, n: int) -> None:
    made = challenge(str(number), n)
    assert made == challenge(str(number), n)
    kinds, positions = [one for one, _ in made.asks], [one for _, one in made.asks]
    assert [kinds.count(one) for one in Question] == [5, 0, 3, 2]
    assert len({*positions}) == len(positions) == 10
    queens = [len(position.board) for position in positions]
    assert queens == sorted(queens)
    assert queens[0] >= 2
    verdicts = [bool(position.attackers) for kind, position in made.asks if kind is Question.VERDICT]
    assert sum(verdicts) in (2, 3)
    for kind, (size, board, candidate, _) in made.asks:
        assert (size, facts.attacked_by(board[:-1], board[-1])) == (n, ())
        is_used = candidate == n - 1 and facts.attacked_by(board, candidate) != ()
        assert is_used if kind is Question.RETURN else kind is Question.VERDICT or not is_used


def test_other_numbers_ask_other_things() -> None:
    assert len({challenge(str(number), 8).asks for number in range(40)}) == 40


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("2,4,1,3,5:7", ["VERDICT"]),
        (ONE, ["VERDICT", "RETURN"]),
        (":3", ["MOVE"]),
        ("1,5,8,6,3,7,2,4", ["RETURN"]),
    ],
)
def test_a_position_asks_what_there_is_to_ask_of_it(text: str, kinds: list[str]) -> None:
    made = challenge(text, 8)
    assert [(one.name, str(position)) for one, position in made.asks] == [(kind, text) for kind in kinds]


@given(st.sampled_from(SIZES), numbers.map(str) | st.sampled_from([":1", "2,4:1", "1,3:5"]))
def test_a_link_leads_to_the_challenge_that_it_was_made_of(n: int, text: str) -> None:
    made = challenge(text, n)
    parts = dict(part.split("=") for part in made.link.split("&"))
    assert challenge(parts["ask"], int(parts.get("n", 8))) == made


def test_what_no_challenge_can_be() -> None:
    words = ["", "-1", "+1", "1.5", "1_000", "²", "٣", " 17", "17 ", "1" * 10, "9" * 5000, "end", "ahead/:1", "2,2:1",
             "2,4,1:9", "1,2,3", "seventeen", "\x00"]  # fmt: skip
    for text in words:
        with pytest.raises(ValueError, match=r"."):
            challenge(text, 8)
    for n in (0, 1, 4, 13, 100):
        with pytest.raises(ValueError, match=f"^a challenge is for boards of 5 to 12, not {n}$"):
            challenge("17", n)


@pytest.mark.parametrize(("text", "n"), [("17", 8), ("3", 5), ("4", 12), (ONE, 8), (":3", 6)])
def test_who_is_always_right_is_asked_each_once(text: str, n: int) -> None:
    app, seen = challenged(text, n).app, list[Position]()
    while not is_over(app):
        seen.append(app.search.position)
        answer(app, is_right=True)
    assert seen == [position for _, position in work(app).asks]
    assert (work(app).score[:2], work(app).wrong) == ((len(seen), len(seen)), ())
    assert app.search.position == Position.first(n)


@pytest.mark.parametrize("is_right_then", [True, False])
def test_what_goes_wrong_comes_again_at_the_end_once(*, is_right_then: bool) -> None:
    app, seen, missed = challenged().app, list[Position](), {2, 5, 9}
    while not is_over(app):
        seen.append(app.search.position)
        answer(app, is_right=is_right_then if len(seen) > 10 else len(seen) - 1 not in missed)
    asks = [position for _, position in work(app).asks[:10]]
    assert seen == [*asks, *[asks[k] for k in sorted(missed)]]
    # Only the first try counts.
    assert work(app).score[:2] == (7, 10)


def test_a_wrong_answer_is_answered_with_evidence_and_so_is_a_wrong_reason() -> None:
    app = challenged(ONE).app
    press(app, Command(Action.ATTACKED))
    assert (app.asking.question, work(app).score.made) == (Question.REASON, 0)
    press(app, Command(Action.PICK, (0, 1)))
    given = app.asking.given
    assert app.asking.is_held
    assert given
    assert (given.is_right, given.question, work(app).wrong) == (False, Question.REASON, work(app).asks[:1])
    press(app, Command(Action.GO_ON))
    assert app.asking.question is Question.RETURN


@pytest.mark.parametrize("is_right", [True, False])
def test_in_it_nothing_else_moves_the_search_or_opens_anything(*, is_right: bool) -> None:
    """Of all keys in all its states only answers and the way out do anything, and what tells nothing."""
    harmless = {
        "message", "is_bad_news", "tells_jump", "cursor", "menu", "has_help", "theme", "has_code", "challenge",
    }  # fmt: skip
    keys = challenged()
    while True:
        before, position = keys.app.state, keys.app.search.position
        for key in sorted({*KEYS} - {"escape"}):
            keys(key)
            after = keys.app.state._asdict()
            assert {name for name, one in before._asdict().items() if after[name] != one} <= harmless, key
            is_next = work(keys.app).at > (before.challenge or work(keys.app)).at
            assert is_next or (keys.app.search.position, keys.player.aim) == (position, None), key
            keys.app.state = before
            if is_next:
                keys.player.begin_anew(position)
        if is_over(keys.app):
            break
        answer(keys.app, is_right=is_right)


KEYS_THAT_TELL = "f2 f3 f4 f8 w up right left space return a c v g p b m u shift+u + - 5 home o z i"


def test_what_would_tell_is_out_of_place_and_says_so() -> None:
    keys, told = challenged(), set[str]()
    for key in KEYS_THAT_TELL.split():
        keys.app.tell()
        keys(key)
        told.add(keys.message)
    before = keys.app.state
    for action in (Action.JUMP, Action.SEEK, Action.BREAKPOINT, Action.CHOOSE, Action.WATCH):
        keys.app.tell()
        press(keys.app, Command(action, 0))
        told.add(keys.message)
    assert told == {"Not in a challenge: Esc leaves it."}
    assert keys.app.state == before


def test_esc_brings_back_what_there_was() -> None:
    keys = Keyboard("2,4,1:3")
    keys("w", "f4", "k")
    before, player = keys.app.state._replace(menu=None), keys.player
    begin_challenge(keys.app, challenge("17", 6))
    assert (keys.player.search.n, keys.app.state.exercise) == (6, Exercise.CHALLENGE)
    keys("y", "t", "escape")
    assert keys.app.state == before._replace(theme=keys.app.state.theme)
    assert (keys.player, keys.position) == (player, "2,4,1:3")


def test_when_it_is_over_a_wrong_one_is_shown_and_opened_in_the_search() -> None:
    keys = challenged()
    while not is_over(keys.app):
        answer(keys.app, is_right=False)
    position = work(keys.app).asks[3][1]
    show = Command(Action.SHOW, position)
    press(keys.app, show)
    assert (keys.app.on_view, keys.app.state.exercise) == (position, Exercise.CHALLENGE)
    keys("escape")
    assert (keys.app.state.shown, is_over(keys.app)) == (None, True)
    press(keys.app, show)
    press(keys.app, Command(Action.GO_THERE))
    assert (keys.app.state.challenge, keys.app.state.exercise, keys.app.search.position) == (None, None, position)
    keys("u")
    assert keys.position == "2,4:6"


def test_a_lesson_and_another_challenge_take_its_place() -> None:
    keys = challenged()
    begin_challenge(keys.app, challenge("18", 5))
    assert work(keys.app).name == "18"
    begin_lesson(keys.app, Played(1))
    assert (keys.app.state.challenge, keys.app.state.lesson) == (None, Played(1))
    begin_challenge(keys.app, challenge("19", 5))
    assert keys.app.state.lesson is None
    keys("escape")
    assert (keys.position, keys.app.state.exercise, keys.app.kept) == ("2,4:6", None, None)


@pytest.mark.parametrize(("n", "size"), [(1, 8), (7, 7), (100, 8)])
def test_the_menu_begins_one_of_this_size_or_of_the_usual_one(n: int, size: int) -> None:
    keys = Keyboard(":1", n)
    press(keys.app, Command(Action.CHALLENGE))
    assert work(keys.app) == challenge(work(keys.app).name, size)
    press(keys.app, Command(Action.CHALLENGE))
    assert (keys.app.state.challenge, keys.player.search.n) == (None, n)


def test_the_link_to_what_is_on_view_is_copied() -> None:
    keys = Keyboard("2,4:6")
    for link in ("#n=8&at=2,4:6", "#lesson=1.6", "#ask=17&n=6"):
        if "lesson" in link:
            begin_lesson(keys.app, Played(1, 5))
        elif "ask" in link:
            begin_challenge(keys.app, challenge("17", 6))
        keys("q")
        assert (keys.desk.paste(), keys.message, keys.app.state.has_code) == (link, f"Copied: {link}", False)
    keys.desk.address = "https://school.example/live.html"
    keys("q")
    assert keys.desk.paste() == "https://school.example/live.html#ask=17&n=6"
