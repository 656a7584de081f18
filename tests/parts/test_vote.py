"""The class votes: each cell of its table by keys and clicks, what leaves it, and that it is in no score."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import Score
from queens_viz.app.lesson import played
from queens_viz.app.questions import Answer, Question
from queens_viz.app.teaching import begin_lesson
from queens_viz.app.vote import ANSWERED, CLOSED, COUNTING, REVEALED, Phase, Vote
from queens_viz.browser.page_view import PageView
from queens_viz.parts.view import View

from ..states import press, view_at
from ..support import part_in, square_of, window_at, words_in

ATTACKED, SAFE, USED_UP = "2,4,1,3,5:7", "2,4:6", "2,4,1,3,5:8"
OUT_OF_PLACE = ["+", "=", "8", "p", "g", "v", "home", "r", "a"]
PHONE = (390, 844)


def keys(view: View, *names: str) -> View:
    for name in names:
        press(view, name)
    return view


def click(view: View, name: object) -> None:
    """Press a button as a finger or the mouse does."""
    point = next(one.rect.center for one in view.frame().buttons if one.look.name == name and one.look.is_enabled)
    view.press(point)
    view.release(point)


def click_square(view: View, column: int, row: int) -> None:
    view.press(square_of(view, column, row))
    view.release(square_of(view, column, row))


def less(choice: object) -> Command:
    return Command(Action.LESS, choice)


def voting(at: str, phase: Phase, begin: str = "p", n: int = 8) -> PageView:
    """Return a page where a vote has come so far, with two hands for what a verdict can be."""
    view = view_at(n, at, f"{begin} j x y return return"[: {CLOSED: 1, COUNTING: 7, REVEALED: 14, ANSWERED: 99}[phase]])
    assert view.app.state.vote.phase is phase
    return view


def stand(view: View) -> tuple[object, ...]:
    app = view.app
    return app.state.vote, str(app.search.position), app.asking.question


def said(view: View) -> tuple[str, ...]:
    return view.app.said if view.app.state.message else ()


def stop(name: str, size: tuple[int, int] = (1280, 800)) -> PageView:
    view = view_at(8, size=size)
    begin_lesson(view.app, played(name))
    return view


# The table, row by row.


def test_a_closed_vote_is_opened_by_its_key_a_row_of_the_menu_and_a_button_of_the_card() -> None:
    for way in ("key", "button", "row"):
        view = voting(ATTACKED, CLOSED)
        if way == "key":
            keys(view, "j")
        else:
            keys(view, *["k"] * (way == "row"))
            noted = part_in(view, "card" if way == "button" else "menu").button(Action.VOTE)
            assert noted
            view.press(noted.rect.center)
            view.release(noted.rect.center)
        assert stand(view) == (Vote(COUNTING), ATTACKED, Question.VERDICT)
        assert (said(view), view.app.state.menu) == (("vote_began",), None)


def test_while_it_is_closed_all_is_as_today() -> None:
    view = voting(ATTACKED, CLOSED)
    keys(view, "x")
    assert view.app.state.predict.score == Score(1, 1, (True,))
    assert keys(voting(ATTACKED, CLOSED), "return").app.player.aim is None
    assert view.app.state.vote == Vote()


@pytest.mark.parametrize("how", ["keys", "clicks"])
def test_while_hands_are_counted_each_answer_is_one(how: str) -> None:
    view = voting(ATTACKED, CLOSED)
    keys(view, "j")
    for answer, key, action in ((Answer.SAFE, "y", Action.SAFE), (Answer.ATTACKED, "x", Action.ATTACKED)) * 2:
        keys(view, key) if how == "keys" else click(view, action)
        assert view.app.state.vote.hands[-1] is answer
    assert "4 hands" in words_in(part_in(view, "card"))
    keys(view, "-") if how == "keys" else click(view, less(Answer.ATTACKED))
    assert view.app.state.vote.hands.count(Answer.ATTACKED) == 1
    keys(view, "u", "u", "u", "u")
    assert (view.app.state.vote.hands, said(view)) == ((), ("no_hand",))


def test_squares_are_chosen_by_clicks_and_by_space_and_minus_takes_from_the_chosen_one() -> None:
    view = view_at(4, "1,3:4", "b j")
    click_square(view, 1, 0)
    keys(view, "space", "up", "space", "space", "down", "-", "-", "-")
    assert (view.app.state.vote.hands, said(view)) == (((1, 1), (1, 1)), ("no_hand",))
    click_square(view, 1, 1)
    click(view, less((1, 1)))
    assert view.app.state.vote.hands == ((1, 1), (1, 1))
    click_square(view, 0, 0)
    assert said(view) == ("only_empty",)
    keys(view, "end", "-")
    assert view.app.state.vote.hands == ((1, 1), (1, 1))


def test_the_reason_takes_digits_and_a_queen_alone() -> None:
    view = view_at(8, ATTACKED, "p p j x return return")
    assert stand(view) == (Vote(COUNTING), ATTACKED, Question.REASON)
    keys(view, "1", "5", "5", "7")
    assert (view.app.state.vote.hands, said(view)) == (((0, 1), (4, 4), (4, 4)), ("only_queens",))


def test_enter_or_page_down_shows_the_hands_and_a_button_does() -> None:
    for way in ("return", "page down", ""):
        view = voting(ATTACKED, COUNTING)
        keys(view, way) if way else click(view, Action.REVEAL)
        assert stand(view) == (Vote(REVEALED, (Answer.ATTACKED, Answer.SAFE)), ATTACKED, Question.VERDICT)
        assert part_in(view, "card").told[-2:] == ("safe: 1 hand", "attacked: 1 hand")
        assert view.app.state.predict.score == Score()


def test_once_they_are_shown_no_hand_is_added_or_taken() -> None:
    view = voting(ATTACKED, REVEALED)
    before = view.app.state.vote
    for key in ("y", "x", "u", "-"):
        keys(view, key)
        assert (view.app.state.vote, said(view)) == (before, ("is_revealed",))
    view = view_at(4, "1,3:4", "b j space return")
    before = view.app.state.vote
    click_square(view, 1, 1)
    assert (view.app.state.vote, said(view)) == (before, ("is_revealed",))


def test_the_first_hands_stay_while_the_class_votes_again_and_again() -> None:
    view, first = voting(ATTACKED, REVEALED), (Answer.ATTACKED, Answer.SAFE)
    keys(view, "j")
    assert view.app.state.vote == Vote(COUNTING, (), first)
    keys(view, "x", "x", "return")
    assert view.app.state.vote == Vote(REVEALED, (Answer.ATTACKED,) * 2, first)
    keys(view, "j", "y")
    assert view.app.state.vote == Vote(COUNTING, (Answer.SAFE,), first)


def test_the_answer_is_shown_with_its_evidence_and_how_many_were_right_and_counts_nowhere() -> None:
    for way in ("return", "page down", ""):
        view = voting(ATTACKED, REVEALED)
        keys(view, way) if way else click(view, Action.REVEAL)
        words = " ".join(words_in(part_in(view, "card")))
        assert "Shown: attacked" in words
        assert "is attacked by the queen in column 1, row 2" in words
        assert "1 of 2" in words
        assert view.frame().board.attackers == (0,)
        assert view.app.state.predict.score == Score()
        for key in ("j", "y", "u", "-"):
            keys(view, key)
            assert view.app.state.vote.phase is ANSWERED
            assert said(view)


@pytest.mark.parametrize("key", ["return", "page down", "right", "n", "space", ""])
def test_from_the_answer_the_search_makes_its_step(key: str) -> None:
    view = voting(ATTACKED, ANSWERED)
    keys(view, key) if key else click(view, Action.GO_ON)
    assert stand(view) == (Vote(), USED_UP, Question.VERDICT)
    assert view.app.state.predict.score == Score()
    by_hand = keys(view_at(4, "1,3:4", "b j up space return return"), key or "return")
    assert (str(by_hand.app.search.position), by_hand.app.state.by_hand.score) == ("1:4", Score())


@pytest.mark.parametrize("phase", [COUNTING, REVEALED, ANSWERED], ids=str)
def test_what_would_leave_it_unawares_is_out_of_place_and_says_so(phase: Phase) -> None:
    view = voting(ATTACKED, phase)
    before = stand(view)
    for key in OUT_OF_PLACE:
        view.app.change(message="")
        keys(view, key)
        assert (stand(view), said(view), view.app.search.n) == (before, ("is_vote",), 8)


def test_run_is_out_of_place_by_key_and_by_button() -> None:
    for phase in (COUNTING, REVEALED):
        view = voting(ATTACKED, phase)
        keys(view, "space")
        assert (view.app.player.aim, said(view)) == (None, ("is_vote",))
    view = voting(ATTACKED, ANSWERED)
    view.execute(Command(Action.RUN))
    assert (view.app.player.aim, said(view)) == (None, ("is_vote",))


# What closes it.


@pytest.mark.parametrize("phase", [COUNTING, REVEALED, ANSWERED], ids=str)
@pytest.mark.parametrize("key", ["escape", "page up"])
def test_escape_and_page_up_close_it_and_the_question_is_open(key: str, phase: Phase) -> None:
    view = voting(ATTACKED, phase)
    keys(view, key)
    assert stand(view) == (Vote(), ATTACKED, Question.VERDICT)
    keys(view, "j")
    assert view.app.state.vote == Vote(COUNTING)


@pytest.mark.parametrize("phase", [COUNTING, REVEALED, ANSWERED], ids=str)
def test_whatever_leaves_the_question_closes_it_and_nothing_is_kept(phase: Phase) -> None:
    there = Position.parse("1:2", 8)
    for leave in (
        lambda view: keys(view, "left"),
        lambda view: keys(view, "b"),
        lambda view: keys(view, "down"),
        lambda view: keys(view, "f8"),
        lambda view: view.app.jump(there),
        lambda view: view.execute(Command(Action.SEEK, (0.5, False))),
        lambda view: view.execute(Command(Action.SHOW, there)),
        lambda view: begin_lesson(view.app, played("1.6")),
        lambda view: view.execute(Command(Action.LEAVE)),
        lambda view: view.execute(Command(Action.NEXT_SOLUTION)),
    ):
        view = voting(ATTACKED, phase)
        leave(view)
        assert view.app.state.vote == Vote()


def test_closing_it_leaves_all_as_it_was() -> None:
    view = view_at(4, "1,3:4", "b")
    before = view.app.state
    keys(view, "j", "up", "space", "escape")
    assert view.app.state._replace(message="") == before._replace(message="")


def test_a_class_that_has_been_wrong_three_times_can_vote_but_not_be_shown_the_answer_meanwhile() -> None:
    view = view_at(4, "1,3:4", "b right space space space j")
    assert part_in(view, "card").button(Action.SHOW_ANSWER) is None
    keys(view, "e")
    assert (view.app.state.vote, said(view)) == (Vote(COUNTING), ("is_vote",))
    keys(view, "left", "escape", "e")
    assert view.app.state.vote == Vote()


def test_enter_is_told_of_on_one_button_alone() -> None:
    view = view_at(4, "2,4,1:3", "b j")
    card = part_in(view, "card")
    assert [one.look.name for one in card.buttons if one.look.hint == "Enter"] == [Action.REVEAL]
    click(view, Action.IS_SOLUTION)
    click(view, less(Answer.SOLUTION))
    assert view.app.state.vote.hands == ()


def test_a_vote_from_before_a_lesson_is_not_there_after_it() -> None:
    view = voting(ATTACKED, REVEALED)
    begin_lesson(view.app, played("1.6"))
    view.execute(Command(Action.LEAVE_LESSON))
    assert stand(view) == (Vote(), ATTACKED, Question.VERDICT)


def test_no_key_does_anything_where_nothing_is_asked() -> None:
    for opened in ("", "m", "f8", "p space", "down"):
        view = view_at(8, ATTACKED, opened)
        before = view.app.state.vote, view.app.search.position, view.app.player.aim
        keys(view, "j")
        assert (view.app.state.vote, view.app.search.position, view.app.player.aim) == before
        assert said(view) == ("no_vote",)
    view = view_at(8, ATTACKED, "p")
    state = view.app.state
    for action in (Action.LESS, Action.REVEAL):
        view.execute(Command(action))
        assert view.app.state._replace(message="") == state._replace(message="")


def test_it_needs_the_board_so_a_large_tree_ends_and_none_is_opened() -> None:
    view = view_at(8, ATTACKED, "p f3 o")
    assert part_in(view, "card").button(Action.VOTE) is None
    keys(view, "j", "o")
    assert (view.app.state.is_large, stand(view)[0], said(view)) == (False, Vote(COUNTING), ("is_vote",))


def test_time_alone_changes_nothing_of_it() -> None:
    view = voting(ATTACKED, REVEALED)
    before = stand(view)
    for _ in range(50):
        view.pass_time(1)
    assert stand(view) == before


# One question after the other.


def test_enter_leads_from_the_verdict_to_the_reason_and_evidence_comes_after_the_last_question() -> None:
    view = view_at(8, USED_UP, "p p j x y return")
    keys(view, "return")
    assert stand(view) == (Vote(COUNTING), USED_UP, Question.REASON)
    assert view.frame().board.attackers == ()
    keys(view, "2", "return", "return")
    assert stand(view) == (Vote(COUNTING), USED_UP, Question.RETURN)
    assert view.frame().board.goes_to is None
    view.execute(Command(Action.PICK, (4, 5)))
    keys(view, "return", "return")
    assert view.frame().board.goes_to == (4, 5)
    keys(view, "return")
    assert (str(view.app.search.position), view.app.state.predict.score) == ("2,4,1,3:6", Score())


def test_where_no_reason_follows_the_verdict_is_the_last_question() -> None:
    view = view_at(8, SAFE, "p p j y return return")
    assert view.app.state.vote.phase is ANSWERED
    assert "1 of 1" in " ".join(words_in(part_in(view, "card")))


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_a_class_of_25(size: tuple[int, int]) -> None:
    """Two votes by clicks and fingers, with hands that were counted wrongly and taken back."""
    view = view_at(4, "1,3:4", "b j", size)
    for column, row, many in ((1, 3, 9), (1, 0, 8), (3, 3, 9), (0, 1, 1)):
        for _ in range(many):
            click_square(view, column, row)
    keys(view, "-", "u")
    assert "25 hands" in words_in(part_in(view, "card"))
    click(view, Action.REVEAL)
    board = view.frame().board
    assert [board.hands.count(one) for one in ((1, 3), (1, 0), (3, 3), (0, 1))] == [9, 8, 8, 0]
    assert "column 4, row 4: 8 hands" in part_in(view, "card").told
    click(view, Action.VOTE)
    for column, row, many in ((1, 3, 21), (3, 3, 4)):
        for _ in range(many):
            click_square(view, column, row)
    click(view, Action.REVEAL)
    click(view, Action.REVEAL)
    assert "9 of 25, then 21 of 25. Column 3" in " ".join(words_in(part_in(view, "card")))
    click(view, Action.GO_ON)
    assert (str(view.app.search.position), view.app.state.by_hand.score) == ("1:4", Score())


# In a lesson.


@pytest.mark.parametrize(
    ("name", "hands", "beats", "then"),
    [("1.6", "up space", 2, "1.7"), ("1.11", "x return return 1", 2, "1.12"), ("1.9", "up space", 1, "1.10")],
)
def test_in_a_lesson_the_shown_answer_is_the_beat(name: str, hands: str, beats: int, then: str) -> None:
    view = stop(name)
    keys(view, "j", *hands.split(), "page down", "page down")
    assert view.app.state.vote.phase is ANSWERED
    keys(view, "right")
    lesson = view.app.state.lesson
    assert lesson
    assert (str(lesson), lesson.beats) == (name, beats)
    keys(view, "page down")
    assert str(view.app.state.lesson) == then


def test_page_down_goes_on_from_the_answer_and_plays_what_follows_it() -> None:
    view = stop("1.5")
    keys(view, "j", "space", "page down", "page down", "page down")
    lesson = view.app.state.lesson
    assert lesson
    assert (lesson.beats, str(view.app.search.position), view.app.state.vote) == (2, "1:1", Vote())
    assert view.app.state.by_hand.wrong == 1


@pytest.mark.parametrize("name", ["1.17", "2.12", "2.13", "2.14"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_stops_that_ask_what_no_rule_knows_count_between_their_words(name: str, size: tuple[int, int]) -> None:
    view = stop(name, size)
    words = played(name).here.choices
    strip = part_in(view, "lesson")
    assert (strip.button(Action.VOTE), len(words)) != (None, 0)
    click(view, Action.VOTE)
    for word in (words[0], words[1], words[1]):
        click(view, Command(Action.HAND, word))
    click(view, less(words[0]))
    assert view.app.state.vote.hands == (words[1],) * 2
    click(view, Action.REVEAL)
    told = part_in(view, "lesson").told
    assert f"{view.app.say(words[1])}: 2 hands" in told
    keys(view, "page down")
    lesson = view.app.state.lesson
    assert lesson
    assert (view.app.state.vote, lesson.beats) == (Vote(), 1)


def test_while_searches_run_nobody_votes_on_them() -> None:
    view = stop("2.12")
    keys(view, "space", "j")
    assert (view.app.state.vote, said(view)) == (Vote(), ("no_vote",))


@pytest.mark.parametrize("key", ["return", "page down"])
def test_such_a_vote_has_no_answer_and_its_keys_play_the_beat(key: str) -> None:
    view = stop("1.17")
    keys(view, "j", "u")
    assert said(view) == ("no_hand",)
    keys(view, "return", key)
    lesson = view.app.state.lesson
    assert lesson
    assert (view.app.state.vote, lesson.beats) == (Vote(), 1)


def test_keys_alone_reach_the_words_of_a_stop() -> None:
    view = window_at(":1")
    begin_lesson(view.app, played("1.17"))
    keys(view, "j")
    names = [one.look.name for one in view.frame().buttons if one.look.is_enabled]
    keys(view, *["tab"] * (names.index(Command(Action.HAND, "vote_no")) + 1))
    keys(view, "space", "space", "page down")
    assert view.app.state.vote == Vote(REVEALED, ("vote_no", "vote_no"))
