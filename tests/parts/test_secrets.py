"""Nothing that there is to see tells an answer before it is given, and afterwards all that proves it is told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from queens_viz import Position
from queens_viz.app import questions
from queens_viz.app.actions import press
from queens_viz.app.challenge import challenge_of
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import ExerciseKind, Predict
from queens_viz.app.player import Player
from queens_viz.app.questions import Answer, Question, right
from queens_viz.app.state import State
from queens_viz.app.vote import COUNTING, REVEALED, Vote
from queens_viz.browser.page_view import PageView
from queens_viz.parts.board import Badge, BoardLook
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.hover import Kind, Target, tooltip_of
from queens_viz.search.faulty import FAULTY, FaultyProgram
from queens_viz.search.listing import Program
from queens_viz.search.search import Search
from queens_viz.tracing.story import Story
from queens_viz.tracing.verdicts import Verdict

from .. import facts
from ..recorder import Drawn
from ..shown_programs import FaultyDesk
from ..states import PHONE, Page
from ..support import Sharing, recorded

Squares = tuple[int, ...]

SHARES = [97, pytest.param(1, marks=pytest.mark.full)]
"""In the default tier every 97th position of 3 to 6 queens is looked at; from which one on differs by the test."""


def positions(share: int, first: int = 0) -> list[Position]:
    """Return all positions of the smallest boards, of 3 to 6 queens a share."""
    parts = {
        n: slice(first % share, -1, share) if n > 2 else slice(0, -1)
        for n in range(1, 7)
    }
    return [
        Position(n, one.board, one.row or 0)
        for n, part in parts.items()
        for one in facts.walk(n)[part]
    ]


def verdicts(share: int, first: int = 0) -> list[Position]:
    """Return those of them in which there is something to be asked."""
    return [one for one in positions(share, first) if one.board and not one.is_solution]


def page_at(position: Position, state: State) -> Page:
    """Return a page halted at a position, counted as far as it goes."""
    player = Player(Search.at(position))
    while player.is_counting:
        player.pass_time(1)
    page = Page(player, state)
    page.size = 1920, 1080
    return page


def predicting(position: Position, predict: Predict, vote: Vote = Vote()) -> Page:  # noqa: B008  # a value
    return page_at(
        position, State(exercise=ExerciseKind.PREDICT, predict=predict, vote=vote)
    )


def everything(page: Page) -> list[object]:
    """Return all that there is to see: what is drawn, said and offered, the title, and what squares tell the mouse."""
    fresh = Page(page.app.player, page.app.state)
    fresh.size = page.size
    frame = fresh.frame()
    squares = (
        (column, row) for column in range(frame.scene.n) for row in range(frame.scene.n)
    )
    seen: list[object] = [
        tooltip_of(frame.scene, Target(Kind.SQUARE, square)) for square in squares
    ]
    for one in frame.elements:
        noted = one.widget
        seen.append(
            (one.name, noted.strokes, noted.descriptions, noted.buttons, noted.lines)
            if noted
            else one.part.values
        )
    return [fresh.app.title, fresh.app.messages_shown, fresh.app.asking.cursor, *seen]


def lying(monkeypatch: pytest.MonkeyPatch, position: Position, lie: Squares) -> None:
    """Let everything believe that other queens attack one candidate than those that do."""

    def attackers(others: Squares, candidate: int) -> Squares:
        is_there = (others, candidate) == (position.board, position.candidate)
        return lie if is_there else facts.attacked_by(others, candidate)

    monkeypatch.setattr("queens_viz.search.position.attackers", attackers)


PREDICT = State(exercise=ExerciseKind.PREDICT)
VERDICTS = {
    "predict": PREDICT,
    "by hand": State(exercise=ExerciseKind.BY_HAND, menu=0),
    "what is left": PREDICT._replace(
        has_outlook=True, program=Program.RECURSION, tab=Action.PROGRAM
    ),
}


FIRST, THEN = (
    ((0, 0),) * 3,
    ((0, 0), Answer.SAFE, Answer.ATTACKED, Answer.ATTACKED, Answer.COMPLETE),
)
VOTES = {
    "no vote": Vote(),
    "hands counted": Vote(COUNTING, THEN, FIRST),
    "hands shown": Vote(REVEALED, THEN, FIRST),
}
"""How far a vote may have come before anything is told, with hands for right answers and for wrong ones."""

VERDICTS |= {
    name: PREDICT._replace(vote=vote) for name, vote in VOTES.items() if vote.hands
}
VERDICTS["hands shown by hand"] = VERDICTS["by hand"]._replace(
    vote=VOTES["hands shown"], menu=None
)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", VERDICTS)
def test_nothing_tells_the_verdict_before_it_is_given(share: int, name: str) -> None:
    for position in verdicts(share, 10 * list(VERDICTS).index(name)):
        page = page_at(position, VERDICTS[name])
        true, board = everything(page), page.frame().board
        with pytest.MonkeyPatch.context() as patch:
            lying(patch, position, () if position.attackers else (0,))
            assert everything(page) == true, position
        assert (board.badge, board.attackers, board.right_square) == (
            Badge.ASKED,
            (),
            None,
        )


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("vote", VOTES.values(), ids=VOTES)
def test_nothing_tells_which_queens_attack_before_one_is_named(
    share: int, vote: Vote
) -> None:
    for position in verdicts(share):
        if not position.attackers:
            continue
        page = predicting(position, Predict(has_reasons=True, done=1), vote)
        assert page.app.asking.question is Question.REASON
        true = everything(page)
        for lie in range(len(position.board)):
            with pytest.MonkeyPatch.context() as patch:
                lying(patch, position, (lie,))
                assert everything(page) == true, position


def forbidden(_: Position) -> Position:
    """Tell that the position after the next step was asked for."""
    raise AssertionError


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("vote", VOTES.values(), ids=VOTES)
def test_nothing_tells_where_the_red_queen_goes_before_it_is_answered(
    share: int, vote: Vote
) -> None:
    """Nothing asks for the position after the next step, and the card says nothing but the question."""
    for position in positions(share):
        asked = questions.asked(position, has_reasons=False)
        if Question.RETURN in asked:
            page = predicting(position, Predict(done=len(asked) - 1), vote)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(questions, "position_after", forbidden)
                everything(page)
            scene = page.frame().scene
            assert page.frame().board.right_square is None
            ask, about = questions.wording(Question.RETURN, position, scene.say)
            if vote.phase is COUNTING:
                is_left = position.is_solution
                ask = scene.say("hands_up_left" if is_left else "hands_up_return")
            assert sentence(scene)[1:3] == (ask, about)


def test_hands_for_what_is_right_look_like_hands_for_what_is_not() -> None:
    """All choices of a return, each with as many hands: nothing but what it is called tells one from the others."""
    page = page_at(Position.parse("1,3:4", 4), State(exercise=ExerciseKind.BY_HAND))
    seen = []
    for square in ((1, 3), (3, 3), (1, 0)):
        page.app.change(vote=Vote(REVEALED, (square,) * 7, (square,) * 2))
        card = page.frame().widget("card")
        assert card
        name = f"column {square[0] + 1}, row {square[1] + 1}"
        seen.append(
            str((card.strokes, card.descriptions, card.buttons)).replace(
                name, "a square"
            )
        )
    assert len(set(seen)) == 1


@pytest.mark.parametrize("share", SHARES)
def test_the_evidence_of_a_verdict_does_not_tell_the_return_that_is_asked_next(
    share: int,
) -> None:
    for position in positions(share):
        if questions.asked(position, has_reasons=False) == (
            Question.VERDICT,
            Question.RETURN,
        ):
            page = predicting(position, Predict().take(position, Answer.ATTACKED))
            told = page.app.say("next_used_up", used=len(position.board) + 1)
            assert sentence(page.frame().scene).next == told


@pytest.mark.parametrize("share", SHARES)
def test_every_answer_is_followed_by_evidence(share: int) -> None:
    """After each answer the board tells the verdict, and after a return where the queen goes."""
    check: dict[Question, Callable[[BoardLook, Position], bool]] = {
        Question.VERDICT: lambda shown, _: shown.badge in (Badge.SAFE, Badge.ATTACKED),
        Question.REASON: lambda shown, at: (
            {(k, at.board[k]) for k in shown.attackers} == right(Question.REASON, at)
        ),
        Question.RETURN: lambda shown, at: (
            right(Question.RETURN, at) == {shown.right_square or Answer.COMPLETE}
        ),
    }
    for position in positions(share):
        for done, question in enumerate(questions.asked(position, has_reasons=True)):
            (answer, *_) = right(question, position)
            predict = Predict(has_reasons=True, done=done).take(position, answer)
            if predict.response:
                assert check[question](
                    predicting(position, predict).frame().board, position
                ), position


@pytest.mark.parametrize("is_right", [True, False])
@pytest.mark.parametrize("link", [("17", 5), ("18", 6), ("2,4,1,3,5:7", 8)])
def test_nothing_in_a_challenge_tells_an_answer_before_it_is_due(
    link: tuple[str, int], *, is_right: bool
) -> None:
    """In all states of it: with each question open, the first time and when it comes again, and its panel beside."""
    work, asked = challenge_of(*link), set[Question]()
    while work.current:
        question, position = work.question(work.current[1]), work.current[1]
        assert question
        asked.add(question)
        page = page_at(position, State(exercise=ExerciseKind.CHALLENGE, challenge=work))
        true, board = everything(page), page.frame().board
        lies: dict[Question, list[Squares]] = {
            Question.REASON: [(k,) for k in range(len(position.board))],
            Question.RETURN: [position.attackers],
        }
        for lie in lies.get(question, [(), (0,)]):
            with pytest.MonkeyPatch.context() as patch:
                lying(patch, position, lie)
                patch.setattr(questions, "position_after", forbidden)
                assert everything(page) == true, (question, position)
        assert (
            board.attackers if question is not Question.RETURN else (),
            board.right_square,
        ) == ((), None)
        (answer, *_) = right(question, position)
        if not is_right:
            answer = {Answer.SAFE: Answer.ATTACKED, Answer.ATTACKED: Answer.SAFE}.get(
                answer,  # type: ignore[arg-type]
                (0, -1),
            )
        work = work.take(position, answer)
        work = work.next_question(position) if work.response else work
    assert len(asked) > 2 - (link[1] == 8) - (not is_right)


# Find the fault.


class LyingDesk(FaultyDesk):
    """A desk that believes that another line of each program is wrong, at another step."""

    def faulty_story(self, name: str) -> Story | None:
        true = super().faulty_story(name)
        assert true
        verdict = Verdict("error", line=1, step=2, n=true.size, board=true.board)
        judged = true.judged._replace(verdict=verdict, reported=(), missing=())
        return Story(true.recording, judged)


def asked_about(
    program: FaultyProgram, desk: FaultyDesk, size: tuple[int, int]
) -> Page:
    """Return a page in which it is asked which line of a program is wrong."""
    page = Page(Player(Search(8)), State(), desk)
    page.size = size
    press(page.app, Command(Action.FIND_FAULT, program.name))
    return page


def steps_of(program: FaultyProgram, share: int) -> list[int]:
    """Return the first and the last step of a program and that of its fault; of the others a share, or none."""
    story = FaultyDesk().faulty_story(program.name)
    assert story
    assert story.fault is not None
    others = range(0, story.last, share) if share else ()
    return sorted({-1, story.fault, story.last, *others})


FEW_FAULTY = [
    pytest.param(FAULTY[1::6], 0, id="few"),
    pytest.param(FAULTY, 7, id="all", marks=pytest.mark.full),
]
"""In the default tier two of the programs are looked at, at three steps; in the full one each seventh step of all."""


def all_there_is(page: PageView) -> list[object]:
    """Return all that is drawn, said and offered, the title, the link, and what the mouse is told."""
    frame = page.frame()
    there: list[object] = [page.app.title, page.app.link, page.app.messages_shown]
    there += [frame.squares.label, page.missing, frame.scene.setting.can]
    for one in frame.elements:
        noted = one.widget
        if noted is None:
            there.append((one.name, one.part.values))
            continue
        there.append((one.name, noted.strokes, noted.descriptions, noted.announcements))
        there += [(*button.look, button.rect) for button in noted.buttons]
        there += [(*line.look, line.rect) for line in noted.lines]
        there += [(slider.share, slider.value) for slider in noted.sliders]
    return there


@pytest.mark.parametrize(("programs", "share"), FEW_FAULTY)
def test_nothing_tells_which_line_is_wrong_before_it_is_found(
    programs: tuple[FaultyProgram, ...], share: int
) -> None:
    """Who believes that another line is wrong sees the same at each step, on each tab, in each layout."""
    sizes = [PHONE, (1280, 800), (800, 600)]
    if not share:
        sizes.pop()
    for program, size in product(programs, sizes):
        pages = [asked_about(program, desk(), size) for desk in (FaultyDesk, LyingDesk)]

        def are_same(command: Command, pages: list[Page] = pages) -> bool:
            for page in pages:
                press(page.app, command)
            true, lie = [all_there_is(page) for page in pages]
            return true == lie

        for tab in (Action.OUTPUT, Action.PROGRAM):
            assert are_same(Command(tab))
            for step in steps_of(program, share):
                assert are_same(Command(Action.SHOW_STEP, step)), (program.name, step)
        # Nor do wrong answers tell, though the question stays open.
        for line in [k for k in range(2, 9) if k not in program.wrong][:3]:
            assert are_same(Command(Action.PICK_LINE, line)), (program.name, line)
            assert pages[0].app.asking.question is Question.FAULT


TELLING = {"attacked", "failed", "nowhere", "late", "safe", "solved", "fruitful"}
"""The colours of what is right or wrong."""

GREEN = {"green_light", "green_dark"}


def colours_at(window: Sharing, step: int) -> set[str]:
    """Return the colours in which something is drawn at a step."""
    press(window.app, Command(Action.SHOW_STEP, step))
    window._pen = None
    strokes: list[Drawn] = recorded(window)
    return {role for one in strokes for role in (one.role, one.second)}


@pytest.mark.parametrize(("programs", "share"), FEW_FAULTY)
def test_no_colour_tells_that_something_is_wrong_or_right_before_it_is_found(
    programs: tuple[FaultyProgram, ...], share: int
) -> None:
    knows = set[str]()
    for program in programs:
        window = Sharing(Player(Search(8)), State(), FaultyDesk())
        window.size = 1280, 800
        press(window.app, Command(Action.FIND_FAULT, program.name))
        for step in steps_of(program, share):
            found = colours_at(window, step) & (TELLING | GREEN)
            assert found == set(), (program.name, step)
        press(window.app, Command(Action.PICK_LINE, program.wrong[0]))
        story = FaultyDesk().faulty_story(program.name)
        assert story
        assert story.fault is not None
        knows |= colours_at(window, story.fault) & TELLING
    assert {"attacked", "safe"} <= knows


@pytest.mark.parametrize(("programs", "share"), FEW_FAULTY)
def test_no_text_has_the_mended_line_or_the_name_of_the_fault(
    programs: tuple[FaultyProgram, ...], share: int
) -> None:
    for program in programs:
        page = asked_about(program, FaultyDesk(), PHONE)
        secret = {line.strip() for line in program.mended} - {
            text.strip() for text in program.texts
        }
        for step in steps_of(program, share):
            press(page.app, Command(Action.SHOW_STEP, step))
            text = str(all_there_is(page))
            assert program.name not in text
            assert not [line for line in secret if line in text], program.name
        press(page.app, Command(Action.PICK_LINE, program.wrong[0]))
        text = str(all_there_is(page))
        assert all(line in text for line in secret)
