"""The card: what the last step did and why, and what comes next; or what the class is asked, and how that came out."""

from __future__ import annotations

from typing import NamedTuple

from ..app.asking import BY_SQUARE
from ..app.binding import Binding, Group
from ..app.commands import Action
from ..app.exercise import Exercise
from ..app.moment import Mode
from ..app.questions import Answer, Question, Step, evidence, named, next_step, overlooked, pointed_out, right, wording
from ..pens.buttons import ButtonLook
from ..pens.icons import Icon
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from . import compare, own_card
from .buttons import bindings_of, button
from .scene import Scene

SIGNS: dict[Kind, tuple[str, Icon | None]] = {
    Kind.ATTACKED: ("attacked", Icon.CROSS),
    Kind.SAFE: ("safe", Icon.TICK),
    Kind.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Kind.SOLUTION: ("safe", Icon.TICK),
    Kind.BACK: ("backtrack", Icon.RETURN),
    Kind.COMPLETE: ("accent", Icon.TICK),
    Kind.NONE: ("text", None),
    Kind.SEARCHING: ("accent", Icon.PLAY),
    Kind.ASK: ("accent", Icon.ROUND),
    Kind.RIGHT: ("safe", Icon.DOT),
    Kind.WRONG: ("backtrack", Icon.RING),
    Kind.SHOWN: ("text", None),
}
"""The colour of each kind of sentence, by its role in the theme, and its icon; cross and tick are of squares alone."""

HINTS = {
    Question.VERDICT: ("", ()),
    Question.REASON: ("pick_queen", ("left", "right", "space")),
    Question.RETURN: ("pick_square", ("left", "up", "down", "right", "space")),
    Question.MOVE: ("pick_square", ("left", "up", "down", "right", "space")),
}
"""How each question is answered, by the key of the words for it, and the keys that are named there."""


class CardLook(NamedTuple):
    """The sentence, its colour's role and its icon, and the buttons of what can be answered now.

    Room is kept for a button that is `awaited`, so that the others stay where they are when it comes. `keys` are
    written in what comes next, in this order.
    """

    sentence: Sentence
    role: str
    icon: Icon | None
    buttons: tuple[ButtonLook, ...]
    awaited: tuple[ButtonLook, ...] = ()
    keys: tuple[str, ...] = ()


def look(scene: Scene) -> CardLook:
    """Decide what the card says."""
    words, question = sentence(scene), scene.asking.question
    named = HINTS[question][1] if question and scene.say.has_keys and not scene.asking.can_show else ()
    keys = tuple(scene.say.key(key) for key in named)
    answers = [_answer(scene, one) for one in bindings_of(scene, Group.ANSWERS)]
    shown = tuple([one for one in answers if one.is_enabled])
    coming = Action.SHOW_ANSWER if question is Question.MOVE else None
    awaited = tuple([one for one in answers if one.action is coming and not one.is_enabled])
    return CardLook(words, *SIGNS[words.kind], shown, awaited, keys)


def _answer(scene: Scene, binding: Binding) -> ButtonLook:
    """Return the button of an answer; where a square is asked for, none stands out.

    That the search is complete shows no key, for that is "End", and in German a word for the same.
    """
    shown = button(scene, binding, is_primary=scene.asking.question not in BY_SQUARE)
    return shown.bare if binding.action is Action.IS_COMPLETE else shown


def sentence(scene: Scene) -> Sentence:
    """Return the sentence of what is on the board."""
    moment, say, asking = scene.moment, scene.say, scene.asking
    if moment.race:
        return compare.sentence(moment.race, say)
    if scene.own:
        return own_card.sentence(scene.own, scene)
    if asking.is_held:
        return _told(scene)
    if asking.question:
        return _asked(scene, asking.question)
    if moment.pace:
        return say.searching(*moment.pace, moment.found)
    words = say.sentence(scene.seen.position, scene.seen.found)
    if scene.state.shown:
        return _shown(scene, words)
    if moment.took is not None:
        words = words._replace(reason=f"{words.reason} {say.took(moment.took)}")
    if scene.state.predicts and moment.mode is Mode.HALTED:
        return words._replace(next=say("no_question"))
    if scene.state.exercise is Exercise.BY_HAND and moment.mode is Mode.COMPLETE and scene.state.by_hand.score.made:
        return words._replace(reason=_summary(scene))
    return words


def _shown(scene: Scene, words: Sentence) -> Sentence:
    """Return what is said of a chosen position. At the end of the search it tells how many solutions there are."""
    say, moment = scene.say, scene.moment
    if not moment.position.is_end:
        return words._replace(next=say("shown_next"))
    if scene.seen.position.is_solution and moment.found is not None:
        words = words._replace(headline=say("solution_of", number=scene.seen.found, total=moment.found))
    if moment.took is not None and scene.seen.found == 1:
        words = words._replace(reason=say.took(moment.took, moment.found))
    return words._replace(next=say("shown_at_end"))


def _asked(scene: Scene, question: Question) -> Sentence:
    """Return the question; after a wrong answer why it was wrong, for the class tries again."""
    say, position, given = scene.say, scene.moment.position, scene.asking.given
    key, _ = HINTS[question]
    hint = say(key) if key else ""
    if given:
        why = pointed_out if scene.asking.points else overlooked
        after = say("not_counted") if scene.asking.can_show else hint
        return Sentence(Kind.WRONG, say("try_again"), why(position, given.answer, say), after)
    return Sentence(Kind.ASK, *wording(question, position, say), hint)


def _told(scene: Scene) -> Sentence:
    """Return whether an answer was right and why, and what comes next, unless that is the next question."""
    say, position, given = scene.say, scene.moment.position, scene.asking.given
    assert given, "what is held has been given"
    question = given.question
    if question is Question.MOVE:
        headline = say("shown_answer", answer=named(given.answer, say))
        return Sentence(Kind.SHOWN, headline, evidence(question, position, say), say("not_counted"))
    answer = given.answer if given.is_right else min(right(question, position), key=str)
    name = say("queen_of", column=answer[0] + 1) if isinstance(answer, tuple) and question is Question.REASON else ""
    headline = say("right_answer" if given.is_right else "wrong_answer", answer=name or named(answer, say))
    if question is Question.RETURN:
        next_ = ""
    elif next_step(position) is Step.RETURN:
        next_ = say("next_used_up", used=position.column + 1)
    else:
        next_ = say.tested(position).next
    kind = Kind.RIGHT if given.is_right else Kind.WRONG
    return Sentence(kind, headline, evidence(question, position, say), next_)


HARDEST = {
    Step.UP: "hardest_up",
    Step.PLACE: "hardest_place",
    Step.SOLUTION: "hardest_solution",
    Step.RETURN: "hardest_return",
}
"""The keys of the words for what was hardest."""


def _summary(scene: Scene) -> str:
    """Return how the class did in Be the search."""
    score, hardest, say = scene.state.by_hand.score, scene.state.by_hand.hardest, scene.say
    words = say.count("summary", score.made, right=score.right)
    if not hardest:
        return words
    step, missed = hardest
    return words + " " + say("hardest", what=say(HARDEST[step]), missed=missed)


HEADLINES = (
    "attacked", "safe", "safe_but", "back", "solution", "solution_number", "solution_alone", "solution_of", "left",
    "left_number", "complete", "complete_found", "searching_full", "searching_at", "ask", "ask_reason", "ask_return",
    "ask_return_left", "try_again", "own_empty", "pairs_one", "two_pairs", "pairs_other",
    "own_safe_other", "own_safe_one", "own_stuck", "this_is", "this_is_a_solution",
)  # fmt: skip
"""The keys of all headlines but those that tell an answer."""


def headlines(say: Words, n: int) -> list[str]:
    """Return all headlines of a language for a size of board, with long values: one size of type fits them all."""
    answers = [say(answer.value) for answer in Answer]
    answers += [say("answer_square", column=n, row=n), say("queen_of", column=n)]
    found = say.found(888, is_over=True)
    values = {"column": n, "row": n, "n": n, "number": 88, "total": 92, "count": 28, "found": found, "speed": 1000}
    keys = "right_answer", "wrong_answer", "shown_answer"
    told = [say(key, answer=answer, **values) for key in keys for answer in answers]
    return [*told, *(say(key, **values) for key in HEADLINES)]
