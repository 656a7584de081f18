"""A challenge: the same number asks the same questions everywhere; stories, keys and screens have the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.app.actions import press
from queens_viz.app.app import App
from queens_viz.app.challenge import SIZES, Challenge, challenge_of
from queens_viz.app.commands import Action, Command
from queens_viz.app.questions import Answer, Question, Square, right
from queens_viz.app.teaching import begin_challenge
from queens_viz.search.position import Position

from .. import facts
from .keyboard import KEYS, Keyboard

ONE = "2,4,1,3,5:8"
"""A position of which a verdict, its reason and a return are asked."""

numbers = st.integers(0, 999_999_999)


def challenged(text: str = "17", n: int = 8) -> Keyboard:
    """Return an app in which a challenge is on."""
    keys = Keyboard()
    begin_challenge(keys.app, challenge_of(text, n))
    return keys


def work(app: App) -> Challenge:
    assert app.state.challenge
    return app.state.challenge


def wrong(question: Question, position: Position) -> Answer | Square:
    """Return a wrong answer, of the kind that is asked for."""
    answers = right(question, position)
    if question is Question.VERDICT:
        return next(one for one in (Answer.SAFE, Answer.ATTACKED) if one not in answers)
    squares = (
        position.queens
        if question is Question.REASON
        else [(column, 0) for column in range(position.n)]
    )
    others = [one for one in squares if one not in answers]
    # Where each queen attacks, none is wrong.
    return others[-1] if others else (0, -1)


def answer(app: App, *, is_right: bool) -> None:
    """Answer the question that is open, and all that follow from a right answer to it; then go on."""
    while question := app.asking.question:
        position = app.search.position
        given = (
            min(right(question, position), key=str)
            if is_right
            else wrong(question, position)
        )
        app.change(challenge=work(app).take(position, given))
    press(app, Command(Action.GO_ON))


def is_over(app: App) -> bool:
    return work(app).current is None


def test_a_number_asks_the_same_in_every_version() -> None:
    """A class that has the link on paper gets what its teacher saw."""
    told = [
        f"{question.name} {position}"
        for question, position in challenge_of("17", 8).asks
    ]
    assert told == [
        "VERDICT 6,2:3", "MOVE 2,6:3", "VERDICT 3,1,4:8", "VERDICT 6,1,7:5", "VERDICT 6,3,1:7", "VERDICT 4,1,7,5:1",
        "RETURN 5,3,1,7,2,6:8", "MOVE 2,6,1,7,5,3:7", "RETURN 6,8,2,7,1,3,5:8", "RETURN 4,2,7,3,1,8,5:8",
    ]  # fmt: skip


@given(numbers, st.sampled_from(SIZES))
def test_the_mix_and_the_order(number: int, n: int) -> None:
    made = challenge_of(str(number), n)
    assert made == challenge_of(str(number), n)
    kinds, positions = [one for one, _ in made.asks], [one for _, one in made.asks]
    assert [kinds.count(one) for one in Question] == [5, 0, 3, 2, 0]
    assert len({*positions}) == len(positions) == 10
    queens = [len(position.board) for position in positions]
    assert queens == sorted(queens)
    assert queens[0] >= 2
    verdicts = [
        bool(position.attackers)
        for kind, position in made.asks
        if kind is Question.VERDICT
    ]
    assert sum(verdicts) in (2, 3)
    for kind, (size, board, candidate, _) in made.asks:
        assert (size, facts.attacked_by(board[:-1], board[-1])) == (n, ())
        is_used = candidate == n - 1 and facts.attacked_by(board, candidate) != ()
        assert (
            is_used
            if kind is Question.RETURN
            else kind is Question.VERDICT or not is_used
        )


def test_other_numbers_ask_other_things() -> None:
    assert len({challenge_of(str(number), 8).asks for number in range(40)}) == 40


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("2,4,1,3,5:7", ["VERDICT"]),
        (ONE, ["VERDICT", "RETURN"]),
        (":3", ["MOVE"]),
        ("1,5,8,6,3,7,2,4", ["RETURN"]),
    ],
)
def test_a_position_asks_what_there_is_to_ask_of_it(
    text: str, kinds: list[str]
) -> None:
    made = challenge_of(text, 8)
    assert [(one.name, str(position)) for one, position in made.asks] == [
        (kind, text) for kind in kinds
    ]


@given(
    st.sampled_from(SIZES), numbers.map(str) | st.sampled_from([":1", "2,4:1", "1,3:5"])
)
def test_a_link_leads_to_the_challenge_that_it_was_made_of(n: int, text: str) -> None:
    made = challenge_of(text, n)
    parts = dict(part.split("=") for part in made.link.split("&"))
    assert challenge_of(parts["ask"], int(parts.get("n", 8))) == made


def test_what_no_challenge_can_be() -> None:
    words = ["", "-1", "+1", "1.5", "1_000", "²", "٣", "1 7", "1" * 10, "9" * 5000, "end", "ahead/:1", "2,2:1",
             "2,4,1:9", "1,2,3", "seventeen", "\x00"]  # fmt: skip
    for text in words:
        with pytest.raises(ValueError, match=r"."):
            challenge_of(text, 8)
    for n in (0, 1, 4, 13, 100):
        with pytest.raises(
            ValueError, match=f"^a challenge is for boards of 5 to 12, not {n}$"
        ):
            challenge_of("17", n)


@pytest.mark.parametrize("is_right_then", [True, False])
@pytest.mark.parametrize(
    ("text", "n", "missed"),
    [
        ("17", 8, ()),
        ("3", 5, ()),
        ("4", 12, ()),
        (ONE, 8, ()),
        (":3", 6, ()),
        ("17", 8, (2, 5, 9)),
    ],
)
def test_each_is_asked_and_what_goes_wrong_comes_again_at_the_end_once(
    text: str, n: int, missed: tuple[int, ...], *, is_right_then: bool
) -> None:
    app, seen = challenged(text, n).app, list[Position]()
    asks = [position for _, position in work(app).asks]
    while not is_over(app):
        answer(
            app,
            is_right=is_right_then
            if len(seen) >= len(asks)
            else len(seen) not in missed,
        )
        seen.append(app.search.position)
    assert [asks[0], *seen] == [*asks, *[asks[k] for k in missed], Position.first(n)]
    # Only the first try counts.
    assert work(app).score[:2] == (len(asks) - len(missed), len(asks))


@pytest.mark.parametrize("is_right", [True, False])
def test_in_it_nothing_else_moves_the_search_or_opens_anything(
    *, is_right: bool
) -> None:
    """Of all keys in all its states only answers and the way out do anything, and what tells nothing."""
    harmless = {
        "message", "is_error", "offers_undo", "cursor", "menu", "has_help", "theme", "has_code", "challenge",
    }  # fmt: skip
    keys = challenged()
    while True:
        before, position = keys.app.state, keys.app.search.position
        again = {"g", "home", "r"} if is_over(keys.app) else set[str]()
        for key in sorted({*KEYS} - {"escape"} - again):
            keys(key)
            after = keys.app.state._asdict()
            assert {
                name for name, one in before._asdict().items() if after[name] != one
            } <= harmless, key
            is_next = (
                work(keys.app).open_index
                > (before.challenge or work(keys.app)).open_index
            )
            assert is_next or (keys.app.search.position, keys.player.aim) == (
                position,
                None,
            ), key
            keys.app.state = before
            if is_next:
                keys.player.begin_anew(position)
        if is_over(keys.app):
            break
        answer(keys.app, is_right=is_right)
