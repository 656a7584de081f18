"""A vote: nothing loses its hands unasked, whatever is pressed; stories, keys and screens have the rest."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.actions import press
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import LESSONS
from queens_viz.app.link import follow
from queens_viz.app.player import Player
from queens_viz.app.questions import Answer, Question
from queens_viz.app.vote import ANSWERED, CLOSED, COUNTING, REVEALED, Vote
from queens_viz.search.race import Race
from queens_viz.words.words import LANGUAGES, Words

from .keyboard import KEYS, Keyboard

VOTES = {
    "a verdict": ("2,4,1,3,5:7", 8, "p j x y y"),
    "a reason": ("2,4,1,3,5:7", 8, "p p x j left space space space"),
    "a return": ("2,4,1,3,5:8", 8, "p x right j left space space space"),
    "a move": ("1,3:4", 4, "b j left space space space"),
    "two words": (":1", 8, "lesson:1.17 j space space space"),
    "three words of a race": (":1", 8, "lesson:2.12 j space space space"),
}
"""Votes in which three hands are counted: where, and the keys that lead there."""

VALUES: dict[Action, object] = {
    Action.JUMP: Position.parse("1:2", 8),
    Action.SHOW: Position.parse("1:2", 8),
    Action.SEEK: (0.5, False),
    Action.SPEED: 2.0,
    Action.CHOOSE: 0,
    Action.NODE: "up",
    Action.CURSOR: "left",
    Action.OTHER_LANE: "up",
    Action.ROW: "down",
    Action.COLUMN: "1",
    Action.TYPE: "5",
    Action.NUMBER: "5",
    Action.LANE: 0,
    Action.LOOK: 0,
    Action.BREAKPOINT: 1,
    Action.EXPLAIN: Action.JUMP,
}
"""What the actions need beside the app."""


def hands_of(app: App) -> int:
    return len(app.state.vote.hands or app.state.vote.first)


@pytest.mark.parametrize("then", ["", "return"], ids=["counted", "shown"])
@pytest.mark.parametrize("name", VOTES)
def test_nothing_that_can_be_asked_for_loses_hands_unasked(
    name: str, then: str
) -> None:
    keys = voting(name, then)
    lost = list[object]()
    for one in [*Action, *KEYS]:
        before = keys.app.state
        if isinstance(one, Action):
            press(keys.app, Command(one, VALUES.get(one)))
        else:
            keys(one)
        if not hands_of(keys.app) and keys.app.state.vote.phase is COUNTING:
            keys("u")
        vote = keys.app.state.vote
        has_moved = keys.app.player is not keys.started or keys.position != keys.began
        if vote.phase is CLOSED or not hands_of(keys.app):
            lost.append(one)
        if has_moved and vote.phase is not ANSWERED:
            lost.append(one)
        if has_moved or vote.phase is ANSWERED:
            keys = voting(name, then)
        keys.app.state = before
    assert lost == []


class Voter(Keyboard):
    """A class whose hands are counted, and where its search stood then."""

    started: Player
    began: str


def voting(name: str, then: str = "") -> Voter:
    """Return a class that votes, with three hands."""
    text, n, words = VOTES[name]
    keys = Voter(text, n)
    keys.play(f"{words} {then}")
    assert hands_of(keys.app) == 3, keys.app.state.vote
    keys.started, keys.began = keys.player, keys.position
    return keys


def test_closing_a_vote_with_hands_is_asked_for_twice_and_a_link_waits() -> None:
    keys = voting("a verdict")
    follow(keys.app, "n=6")
    assert keys.message == "The class is voting. Press Esc to end the vote."
    for way in ("escape", "page up"):
        keys(way)
        assert keys.message == "Press again to end the vote: 3 hands will be lost."
        keys.wait(5)
        assert hands_of(keys.app) == 3
    keys("escape", "page up")
    assert keys.app.state.vote == Vote()
    assert keys.app.asking.question is Question.VERDICT


def test_after_the_answer_the_search_goes_on_and_the_bars_of_words_stay() -> None:
    keys = voting("a verdict", "return return")
    keys("left")
    assert keys.position == "2,4,1,3,5:6"
    assert keys.app.state.vote == Vote()
    keys = voting("two words", "return return")
    keys.finish()
    keys("right", "left")
    assert hands_of(keys.app) == 3
    keys("page down")
    assert keys.app.state.vote == Vote()


def test_showing_the_hands_before_any_is_counted_says_what_is_missing() -> None:
    keys = Keyboard("2,4,1,3,5:7", 8)
    keys.play("p j")
    assert keys.message == keys.app.say("vote_began")
    for way in ("return", "page down"):
        keys(way)
        assert keys.message == keys.app.say("vote_no_hands")
        assert keys.app.state.vote.phase is COUNTING


def test_the_right_verdict_is_seen_before_its_reason_is_asked_for() -> None:
    keys = Keyboard(":1", 8)
    keys.play("lesson:1.11 j x space page_down")
    assert keys.app.state.vote.phase is REVEALED
    keys("page down")
    asking = keys.app.asking
    assert keys.app.state.vote.phase is ANSWERED
    assert asking.response
    assert asking.response.answer is Answer.ATTACKED
    assert asking.hides_attackers, "that is the next question"
    keys("page down")
    assert keys.app.asking.question is Question.REASON
    assert keys.app.state.vote == Vote()
    keys("page down")
    assert keys.app.asking.is_held, "the clicker leads on"
    keys.play("lesson:1.16 p j y return return")
    assert not keys.app.asking.has_reason_next


@pytest.mark.parametrize("stop", ["1.5", "1.6"])
def test_a_refused_square_of_a_vote_does_not_give_the_answer_away(stop: str) -> None:
    keys = Keyboard(":1", 8)
    keys.play(f"lesson:{stop} j 1 4")
    assert keys.message == keys.app.say("only_empty")


def test_the_word_that_a_stop_calls_right_is_the_one_that_wins() -> None:
    for stop in [one for one in LESSONS[2] if one.choices]:
        race = Race(stop.n)
        race.advance(10_000, stops_at_finish=True)
        (first,) = [lane for lane in race.lanes if lane.search.is_solution]
        assert stop.right == f"race_{first.search.strategy.value}_short"


def test_each_count_has_the_right_form() -> None:
    """Whatever counts hands or answers does so for none, for one and for many."""
    names = ["hands", "vote_lost", "challenge_lost", "line_leaves_challenge"]
    names += ["line_challenge", "score_right"]
    for language in LANGUAGES:
        say = Words(language)
        for name in names:
            one, other = say(f"{name}_one"), say(f"{name}_other")
            assert "{count}" in one
            assert "{count}" in other
            for number in (0, 1, 2, 1000):
                is_one = number == 1 or (number == 0 and language == "fr")
                words = say.count(name, number, made=9, name="")
                text = one if is_one else other
                assert words == text.format(count=say.number(number), made=9, name="")
