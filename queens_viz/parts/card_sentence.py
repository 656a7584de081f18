"""The sentence on the card: what the last step did, or what the class is asked.

`sentence` chooses which one is shown. Each of the other functions returns one kind.
"""

from __future__ import annotations

from ..app.challenge import Challenge
from ..app.exercise import Exercise, Given
from ..app.moment import Mode
from ..app.questions import (
    Question,
    Step,
    evidence,
    named,
    next_step,
    overlooked,
    pointed_out,
    right,
    wording,
)
from ..app.state import BY_SQUARE
from ..app.vote import CLOSED, REVEALED
from ..search.flame import Block, BlockKind
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from . import challenge, compare, own_board
from .scene import Scene


def sentence(scene: Scene) -> Sentence:
    """Return the sentence for what is on the board."""
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
    if state.challenge and not state.shown:
        return challenge.sentence(state.challenge, scene.say)
    if moment.pace:
        return scene.say.searching(*moment.pace, moment.found)
    if state.challenge:
        return _challenge_mistake(scene, state.challenge)
    if state.shown:
        return _chosen_position(scene)
    return _last_step(scene)


def _last_step(scene: Scene) -> Sentence:
    """Return what the last step did. Before the first step, return the aim."""
    say = scene.say
    state = scene.state
    moment = scene.moment
    words = say.sentence(scene.seen.position, scene.seen.found)
    if moment.is_ready and not (state.exercise or state.lesson):
        aim = say.count("aim_short", scene.n)
        return Sentence(Kind.AIM, headline=aim, reason=words.told, next=words.next)
    if moment.took is not None:
        words = words._replace(reason=f"{words.reason} {say.took(moment.took)}")
    if state.predicts and moment.mode is Mode.HALTED:
        return words._replace(next=say("no_question"))
    is_complete = moment.mode is Mode.COMPLETE
    if state.exercise is Exercise.BY_HAND and is_complete and state.by_hand.score.made:
        return words._replace(reason=state.by_hand.summary(say))
    return words


def _chosen_position(scene: Scene) -> Sentence:
    """Return the sentence for a position that was chosen in the list or the tree.

    Once the search has ended, it also says how many solutions there are.
    """
    say = scene.say
    moment = scene.moment
    position = scene.seen.position
    number = scene.seen.found
    if scene.has_large_tree and moment.position.is_end and position.is_solution:
        # The board is not in sight, and in the tree the solution is marked.
        return say.sentence(moment.position, moment.found)
    words = say.sentence(position, number)
    block = None
    if scene.has_large_tree and not position.is_solution:
        block = scene.findings.block_of(scene.search, position.board)
    if block:
        return _chosen_block(scene, block)
    if not moment.position.is_end:
        return words._replace(next=say("shown_next"))
    if position.is_solution and moment.found is not None:
        headline = say("solution_of", number=number, total=moment.found)
        words = words._replace(headline=headline)
    if moment.took is not None and number == 1:
        words = words._replace(reason=say.took(moment.took, moment.found))
    return words._replace(next=say("shown_at_end"))


def _chosen_block(scene: Scene, block: Block) -> Sentence:
    """Return which queen is chosen in the tree, and what its time on the board gave."""
    say = scene.say
    square = say.at("square_of", (block.column, block.row))
    square = square[0].upper() + square[1:]
    key = "shown_at_end" if scene.moment.position.is_end else "shown_next"
    if not block.start or block.solutions is None:
        return Sentence(Kind.SHOWN, square, "", say(key))
    is_open = block.kind is BlockKind.STANDS
    headline = say(
        "block_so_far" if is_open else "block_told",
        square=square,
        steps=say.count("steps_made", block.end - block.start),
        found=say.found(block.solutions, is_over=not is_open),
    )
    return Sentence(Kind.SHOWN, headline, "", say(key))


def _challenge_mistake(scene: Scene, work: Challenge) -> Sentence:
    """Return the question that was answered wrongly at the chosen board, and why."""
    say = scene.say
    position = scene.seen.position
    question = next(asked for asked, board in work.wrong if board == position)
    headline, _ = wording(question, position, say)
    return Sentence(
        Kind.SHOWN,
        headline,
        reason=evidence(question, position, say),
        next=say("challenge_wrong"),
    )


def _open_question(scene: Scene, question: Question) -> Sentence:
    """Return a question, or why the last answer to it was wrong."""
    say = scene.say
    asking = scene.asking
    position = scene.moment.position
    hint = _hint(scene, question)
    if asking.given:
        explain = pointed_out if asking.points else overlooked
        return Sentence(
            Kind.WRONG,
            headline=say("try_again"),
            reason=explain(position, asking.given.answer, say),
            next=say("not_counted") if asking.can_show else hint,
        )
    headline, reason = wording(question, position, say)
    if scene.state.challenge:
        reason = f"{_question_number(scene.state.challenge, say)}. {reason}"
    return Sentence(Kind.ASK, headline, reason, hint)


def _hint(scene: Scene, question: Question) -> str:
    """Return how to answer a question, if it is answered with a square."""
    if question not in BY_SQUARE or scene.state.vote.phase is REVEALED:
        return ""
    return scene.say("pick_queen" if question is Question.REASON else "pick_square")


def _question_number(work: Challenge, say: Words) -> str:
    """Return which question of a challenge is open. Repeated ones count anew."""
    if work.at < work.first:
        return say("challenge_at", number=work.at + 1, all=work.first)
    number = work.at + 1 - work.first
    return say("challenge_again", number=number, all=len(work.asks) - work.first)


def _last_answer(scene: Scene) -> Sentence:
    """Return whether the last answer was right and why, or how the class voted."""
    answer = scene.asking.given
    assert answer, "the question was answered"
    state = scene.state
    is_voted = state.vote.phase is not CLOSED
    if is_voted or (answer.question is Question.MOVE and not state.challenge):
        return _shown_answer(scene, answer)
    return _judged_answer(scene, answer)


def _shown_answer(scene: Scene, shown: Given) -> Sentence:
    """Return the right answer and the results of the votes on it, if any."""
    say = scene.say
    position = scene.moment.position
    vote = scene.state.vote
    headline = say("shown_answer", answer=named(shown.answer, say))
    reason = evidence(shown.question, position, say)
    if not vote.hands:
        return Sentence(Kind.SHOWN, headline, reason, say("not_counted"))
    right_answers = right(shown.question, position)
    results = []
    for hands in (vote.first, vote.hands):
        if hands:
            right_hands = sum([hand in right_answers for hand in hands])
            results.append(say("vote_of", right=right_hands, hands=len(hands)))
    joined = f", {say('then')} ".join(results)
    return Sentence(Kind.SHOWN, headline, f"{joined}. {reason}", "")


def _judged_answer(scene: Scene, judged: Given) -> Sentence:
    """Return whether an answer was right, and why."""
    say = scene.say
    position = scene.moment.position
    question = judged.question
    answer = judged.answer
    if not judged.is_right:
        answer = min(right(question, position), key=str)
    if question is Question.REASON and isinstance(answer, tuple):
        name = say("queen_of", column=answer[0] + 1)
    else:
        name = named(answer, say)
    return Sentence(
        Kind.RIGHT if judged.is_right else Kind.WRONG,
        headline=say(
            "right_answer" if judged.is_right else "wrong_answer", answer=name
        ),
        reason=evidence(question, position, say),
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
