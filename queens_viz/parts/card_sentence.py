"""The sentence on the card: what the last step did, or what the class is asked.

`sentence` chooses which one the card has. Each of the other functions returns one kind.
"""

from __future__ import annotations

from ..app.challenge import Challenge, answer_words
from ..app.exercise import Exercise, ExerciseKind, Response
from ..app.moment import Mode
from ..app.questions import (
    Question,
    Step,
    evidence,
    named,
    next_step,
    pointed_out,
    right,
    wording,
)
from ..app.state import ANSWERED_BY_SQUARE
from ..app.vote import CLOSED, COUNTING, REVEALED
from ..search.flame import Block, BlockKind
from ..search.position import Position
from ..search.strategy import PLAIN
from ..words.sentence import Kind, Sentence
from . import challenge, compare, own_board
from .find_fault import fault_sentence
from .overview import overview_sentence
from .own_card import own_sentence
from .scene import Scene
from .vote import counted_hands


def sentence(scene: Scene) -> Sentence:
    """Return the sentence of the card."""
    moment = scene.moment
    state = scene.state
    if scene.fault_work:
        return fault_sentence(scene, scene.fault_work)
    if moment.playback:
        return own_sentence(scene)
    if moment.race:
        return compare.sentence(moment.race, scene.say)
    if scene.own:
        return own_board.sentence(scene.own, scene)
    if scene.asking.is_held:
        return _last_answer(scene)
    if scene.asking.question:
        return _open_question(scene, scene.asking.question)
    if state.challenge and not state.displayed:
        return challenge.sentence(state.challenge, scene.say)
    if moment.pace:
        return scene.say.searching(*moment.pace, moment.solutions_found)
    if state.challenge:
        return _challenge_answer(scene, state.challenge)
    if state.displayed:
        return _chosen_position(scene)
    return _last_step(scene)


def _last_step(scene: Scene) -> Sentence:
    """Return what the last step did. Before the first step, return the aim."""
    say = scene.say
    state = scene.state
    moment = scene.moment
    has_task = state.exercise is not None or state.lesson is not None
    if moment.is_ready and not has_task:
        return _aim(scene)
    if scene.overview and not scene.has_large_tree:
        return overview_sentence(scene, scene.overview)
    words = say.sentence(scene.displayed.position, scene.displayed.solutions_found)
    if moment.run_time is not None:
        reason = f"{words.reason} {say.run_time(moment.run_time)}"
        words = words._replace(reason=reason)
    if state.is_predicting and moment.mode is Mode.HALTED:
        # Before a step that can be predicted there would be a question instead.
        return words._replace(next=say("no_question"))
    is_by_hand = state.exercise is ExerciseKind.BY_HAND
    if is_by_hand and moment.mode is Mode.COMPLETE:
        summary = state.by_hand.summary(say)
        # It is empty if the class has made no step.
        if summary:
            return words._replace(reason=summary)
    return words


def _aim(scene: Scene) -> Sentence:
    """Return what a search is for, and how it works."""
    say = scene.say
    headline = say.count("aim_short", scene.n)
    strategy = scene.moment.position.strategy
    if strategy is PLAIN:
        return Sentence(Kind.AIM, headline, say("rule"), say("rule_back"))
    return Sentence(Kind.AIM, headline, say(f"rule_of_{strategy.value}"), "")


def _chosen_position(scene: Scene) -> Sentence:
    """Return the sentence for a position that was chosen in the list or the tree.

    In the large tree, it is about the chosen queen instead, or at the end of the search
    about all solutions. Once the search has ended, a solution is named by its number
    and their total.
    """
    say = scene.say
    moment = scene.moment
    position = scene.displayed.position
    number = scene.displayed.solutions_found
    has_ended = moment.position.is_end
    if scene.has_large_tree and position.is_solution and has_ended:
        # The board is not in sight, and in the tree the solution is marked.
        return say.sentence(moment.position, moment.solutions_found)
    if scene.has_large_tree and not position.is_solution:
        block = scene.findings.block_of(scene.search, position.board)
        if block:
            return _chosen_block(scene, block)
    words = say.sentence(position, number)
    if not has_ended:
        return words._replace(next=say("shown_next"))
    if position.is_solution and moment.solutions_found is not None:
        headline = say("solution_of", number=number, total=moment.solutions_found)
        words = words._replace(headline=headline)
    if position.is_solution:
        likeness = _likeness(scene, position)
        words = words._replace(reason=f"{words.reason} {likeness}".strip())
    return words._replace(next=say("shown_at_end"))


TWIN_KEYS = ("twin_turned", "twin_mirrored")
"""The keys of the sentences about a solution that is an image of an earlier one."""


def _likeness(scene: Scene, position: Position) -> str:
    """Return which earlier solution a solution is an image of, empty if of none."""
    solutions = scene.findings.solutions
    index = solutions.index(position.board)
    if index is None:
        return ""
    return scene.say.image_of(solutions, index, TWIN_KEYS)


def _chosen_block(scene: Scene, block: Block) -> Sentence:
    """Return which queen is chosen in the tree, and what its time on the board gave.

    That is how many steps it was on the board, and how many solutions were found with
    it. If one of both is not known, only the queen's square is named.
    """
    say = scene.say
    square = say.at("square_of", (block.column, block.row))
    square = square[0].upper() + square[1:]
    next_key = "shown_at_end" if scene.moment.position.is_end else "shown_next"
    has_start = block.start > 0
    if not has_start or block.solutions is None:
        return Sentence(Kind.SHOWN, headline=square, reason="", next=say(next_key))
    is_on_board = block.kind is BlockKind.OPEN
    headline = say(
        "block_so_far" if is_on_board else "block_told",
        square=square,
        steps=say.count("steps_made", block.end - block.start),
        found=say.solutions(block.solutions, is_over=not is_on_board),
    )
    return Sentence(Kind.SHOWN, headline, reason="", next=say(next_key))


def _challenge_answer(scene: Scene, work: Challenge) -> Sentence:
    """Return the answer of a challenge on view: its question, and what is right."""
    say = scene.say
    position = scene.displayed.position
    response = work.tries[work.looked_at]
    # Of the wording, the sentence on the position is left out: the evidence says more.
    headline, _ = wording(response.question, position, say)
    answer = say("your_answer", answer=answer_words(response, say))
    right_answer = evidence(response.question, position, say)
    return Sentence(
        Kind.RIGHT if response.is_right else Kind.WRONG,
        headline,
        reason=f"{answer} {right_answer}",
        next="",
    )


def _open_question(scene: Scene, question: Question) -> Sentence:
    """Return the question that is open or, after a wrong answer, why that was wrong."""
    say = scene.say
    # A right answer closes its question, so a response to an open one is wrong.
    wrong_response = scene.asking.response
    exercise = scene.state.current_exercise
    if wrong_response and exercise:
        return _wrong_answer(scene, wrong_response, exercise)
    position = scene.moment.position
    headline, reason = wording(question, position, say)
    if scene.state.vote.phase is COUNTING:
        headline = say(_hands_up(question, position))
    if scene.state.challenge:
        number = scene.state.challenge.place(say)
        reason = f"{number}. {reason}"
    return Sentence(Kind.ASK, headline, reason, next=_hint(scene, question))


def _wrong_answer(scene: Scene, response: Response, exercise: Exercise) -> Sentence:
    """Return that the class can try again, and why its answer was wrong.

    After more wrong answers, the reason points out the queen that matters. After still
    more, the class can let the answer be shown: then a line says that this won't count.
    """
    say = scene.say
    asking = scene.asking
    position = scene.moment.position
    if asking.points_out_queen:
        assert not isinstance(response.answer, int)
        reason = pointed_out(position, response.answer, say)
    else:
        reason = exercise.evidence(position, say)
    if asking.can_show_answer:
        below = say("not_counted")
    else:
        below = _hint(scene, response.question)
    return Sentence(Kind.WRONG, headline=say("try_again"), reason=reason, next=below)


def _hint(scene: Scene, question: Question) -> str:
    """Return how to answer a question, if it is answered with a square.

    While hands are counted for a vote on it, return how many the chosen answer has.
    Once the result of the vote is revealed, return "".
    """
    phase = scene.state.vote.phase
    if phase is COUNTING:
        return counted_hands(scene.setting)
    if phase is REVEALED or question not in ANSWERED_BY_SQUARE:
        return ""
    return scene.say("pick_queen" if question is Question.REASON else "pick_square")


def _hands_up(question: Question, position: Position) -> str:
    """Return the message key of a question that asks the class to raise hands."""
    if question is Question.VERDICT:
        return "hands_up_verdict"
    if question is Question.REASON:
        return "hands_up_reason"
    # The question is where a queen goes: the last one of a solution, or the red one.
    return "hands_up_left" if position.is_solution else "hands_up_return"


def _last_answer(scene: Scene) -> Sentence:
    """Return the sentence on the last answer, while its evidence is on view.

    After a vote, and in "Be the search" after "Show the answer", the right answer was
    shown to the class. Otherwise the class gave its answer, which was right or wrong.
    """
    response = scene.asking.response
    assert response, "the question was answered"
    state = scene.state
    is_vote = state.vote.phase is not CLOSED
    is_by_hand = response.question is Question.MOVE and not state.challenge
    if is_vote or is_by_hand:
        return _shown_answer(scene, response)
    return _judged_answer(scene, response)


def _shown_answer(scene: Scene, response: Response) -> Sentence:
    """Return the right answer; the results of the votes on it are drawn beside it.

    The reason doesn't come from an exercise, as that has no response after a vote.
    """
    say = scene.say
    position = scene.moment.position
    answer = named(response.answer, say)
    reason = evidence(response.question, position, say)
    if scene.asking.has_reason_next:
        reason = say.of_square("ask_reason_square", position)
    if scene.state.vote.hands:
        headline = say("voted_answer", answer=answer)
        return Sentence(Kind.SHOWN, headline, reason, next="")
    headline = say("shown_answer", answer=answer)
    return Sentence(Kind.SHOWN, headline, reason, next=say("not_counted"))


def _judged_answer(scene: Scene, response: Response) -> Sentence:
    """Return whether an answer was right, what the right one is, and why."""
    say = scene.say
    position = scene.moment.position
    exercise = scene.state.current_exercise
    assert exercise, "the answer is that of an exercise"
    question = response.question
    if response.is_right:
        right_answer = response.answer
    else:
        # A question can have several right answers: always name the same one.
        right_answer = min(right(question, position), key=str)
    if question is Question.REASON and isinstance(right_answer, tuple):
        # The square of an attacker: its queen is named by the column.
        column = right_answer[0]
        name = say("queen_of", column=column + 1)
    else:
        name = named(right_answer, say)
    return Sentence(
        Kind.RIGHT if response.is_right else Kind.WRONG,
        headline=say(
            "right_answer" if response.is_right else "wrong_answer", answer=name
        ),
        reason=exercise.evidence(position, say),
        next=_after_answer(scene, question),
    )


def _after_answer(scene: Scene, question: Question) -> str:
    """Return what the search does next, empty if the answer has said that.

    It is also empty in a challenge, whose next question is about another board.
    """
    say = scene.say
    position = scene.moment.position
    names_next_step = question in (Question.RETURN, Question.MOVE)
    if names_next_step or scene.state.challenge:
        return ""
    if next_step(position) is Step.RETURN:
        return say("next_used_up", used=position.column + 1)
    return say.tested(position).next
