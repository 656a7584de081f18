"""The sentence on the card: what the last step did, or what the class is asked.

`sentence` chooses which one the card has. Each of the other functions returns one kind.
"""

from __future__ import annotations

from ..app.challenge import Challenge, answer_words
from ..app.exercise import ExerciseKind, Response
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
from .scene import Scene
from .vote import counted_hands


def sentence(scene: Scene) -> Sentence:
    """Return the sentence of the card."""
    moment = scene.moment
    state = scene.state
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
    if moment.is_ready and not (state.exercise or state.lesson):
        return _aim(scene)
    words = say.sentence(scene.displayed.position, scene.displayed.solutions_found)
    if moment.run_time is not None:
        words = words._replace(reason=f"{words.reason} {say.run_time(moment.run_time)}")
    if state.is_predicting and moment.mode is Mode.HALTED:
        return words._replace(next=say("no_question"))
    is_complete = moment.mode is Mode.COMPLETE
    if (
        state.exercise is ExerciseKind.BY_HAND
        and is_complete
        and state.by_hand.score.made
    ):
        return words._replace(reason=state.by_hand.summary(say))
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

    Once the search has ended, it also says how many solutions there are.
    """
    say = scene.say
    moment = scene.moment
    position = scene.displayed.position
    number = scene.displayed.solutions_found
    if scene.has_large_tree and moment.position.is_end and position.is_solution:
        # The board is not in sight, and in the tree the solution is marked.
        return say.sentence(moment.position, moment.solutions_found)
    words = say.sentence(position, number)
    block = None
    if scene.has_large_tree and not position.is_solution:
        block = scene.findings.block_of(scene.search, position.board)
    if block:
        return _chosen_block(scene, block)
    if not moment.position.is_end:
        return words._replace(next=say("shown_next"))
    if position.is_solution and moment.solutions_found is not None:
        headline = say("solution_of", number=number, total=moment.solutions_found)
        words = words._replace(headline=headline)
    if moment.run_time is not None and number == 1:
        words = words._replace(
            reason=say.run_time(moment.run_time, moment.solutions_found)
        )
    return words._replace(next=say("shown_at_end"))


def _chosen_block(scene: Scene, block: Block) -> Sentence:
    """Return which queen is chosen in the tree, and what its time on the board gave."""
    say = scene.say
    square = say.at("square_of", (block.column, block.row))
    square = square[0].upper() + square[1:]
    key = "shown_at_end" if scene.moment.position.is_end else "shown_next"
    if not block.start or block.solutions is None:
        return Sentence(Kind.SHOWN, square, "", say(key))
    is_open = block.kind is BlockKind.OPEN
    headline = say(
        "block_so_far" if is_open else "block_told",
        square=square,
        steps=say.count("steps_made", block.end - block.start),
        found=say.solutions(block.solutions, is_over=not is_open),
    )
    return Sentence(Kind.SHOWN, headline, "", say(key))


def _challenge_answer(scene: Scene, work: Challenge) -> Sentence:
    """Return the question at the chosen board, the answer to it, and what is right."""
    say = scene.say
    position = scene.displayed.position
    response = work.tries[work.looked_at]
    question = response.question
    headline, _ = wording(question, position, say)
    answer = say("your_answer", answer=answer_words(response, say))
    return Sentence(
        Kind.RIGHT if response.is_right else Kind.WRONG,
        headline,
        reason=f"{answer} {evidence(question, position, say)}",
        next="",
    )


def _open_question(scene: Scene, question: Question) -> Sentence:
    """Return a question, or why the last answer to it was wrong."""
    say = scene.say
    asking = scene.asking
    position = scene.moment.position
    hint = _hint(scene, question)
    exercise = scene.state.current_exercise
    if asking.response and exercise:
        reason = exercise.evidence(position, say)
        if asking.points_out_queen:
            reason = pointed_out(position, asking.response.answer, say)
        return Sentence(
            Kind.WRONG,
            headline=say("try_again"),
            reason=reason,
            next=say("not_counted") if asking.can_show_answer else hint,
        )
    headline, reason = wording(question, position, say)
    if scene.state.vote.phase is COUNTING:
        headline = say(_hands_up(question, position))
    if scene.state.challenge:
        reason = f"{scene.state.challenge.place(say)}. {reason}"
    return Sentence(Kind.ASK, headline, reason, hint)


def _hint(scene: Scene, question: Question) -> str:
    """Return how to answer a question, if it is answered with a square."""
    if scene.state.vote.phase is COUNTING:
        return counted_hands(scene.setting)
    if question not in ANSWERED_BY_SQUARE or scene.state.vote.phase is REVEALED:
        return ""
    return scene.say("pick_queen" if question is Question.REASON else "pick_square")


def _hands_up(question: Question, position: Position) -> str:
    """Return the key of a question on which the class votes."""
    if question is Question.VERDICT:
        return "hands_up_verdict"
    if question is Question.REASON:
        return "hands_up_reason"
    return "hands_up_left" if position.is_solution else "hands_up_return"


def _last_answer(scene: Scene) -> Sentence:
    """Return whether the last answer was right and why, or how the class voted."""
    answer = scene.asking.response
    assert answer, "the question was answered"
    state = scene.state
    is_voted = state.vote.phase is not CLOSED
    if is_voted or (answer.question is Question.MOVE and not state.challenge):
        return _shown_answer(scene, answer)
    return _judged_answer(scene, answer)


def _shown_answer(scene: Scene, response: Response) -> Sentence:
    """Return the right answer; the results of the votes on it are drawn beside it.

    After a vote the exercise has no response, so that it can't give the reason.
    """
    say = scene.say
    position = scene.moment.position
    answer = named(response.answer, say)
    reason = evidence(response.question, position, say)
    if scene.state.vote.hands:
        return Sentence(Kind.SHOWN, say("voted_answer", answer=answer), reason, "")
    headline = say("shown_answer", answer=answer)
    return Sentence(Kind.SHOWN, headline, reason, say("not_counted"))


def _judged_answer(scene: Scene, response: Response) -> Sentence:
    """Return whether an answer was right, and why."""
    say = scene.say
    position = scene.moment.position
    exercise = scene.state.current_exercise
    assert exercise, "the answer is that of an exercise"
    question = response.question
    answer = response.answer
    if not response.is_right:
        answer = min(right(question, position), key=str)
    if question is Question.REASON and isinstance(answer, tuple):
        name = say("queen_of", column=answer[0] + 1)
    else:
        name = named(answer, say)
    return Sentence(
        Kind.RIGHT if response.is_right else Kind.WRONG,
        headline=say(
            "right_answer" if response.is_right else "wrong_answer", answer=name
        ),
        reason=exercise.evidence(position, say),
        next=_after_answer(scene, question),
    )


def _after_answer(scene: Scene, question: Question) -> str:
    """Return what the search does next, unless that is the next question."""
    say = scene.say
    position = scene.moment.position
    if question in (Question.RETURN, Question.MOVE) or scene.state.challenge:
        return ""
    if next_step(position) is Step.RETURN:
        return say("next_used_up", used=position.column + 1)
    return say.tested(position).next
