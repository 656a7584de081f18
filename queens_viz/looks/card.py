"""The card: what the last step did and why, and what comes next; or the question that the class is asked."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import Group
from ..words.words import Kind, Sentence
from .buttons import ButtonLook, bindings_of, button
from .icons import Icon
from .scene import Scene

SIGNS: dict[Kind, tuple[str, Icon | None]] = {
    Kind.ATTACKED: ("attacked", Icon.CROSS),
    Kind.SAFE: ("safe", Icon.TICK),
    Kind.SOLUTION: ("safe", Icon.TICK),
    Kind.BACK: ("backtrack", Icon.RETURN),
    Kind.COMPLETE: ("accent", Icon.TICK),
    Kind.NONE: ("text", None),
    Kind.SEARCHING: ("accent", Icon.PLAY),
    Kind.ASK: ("accent", None),
}
"""The colour of each kind of sentence, by its role in the theme, and its icon."""


class CardLook(NamedTuple):
    """The sentence, its colour's role and its icon, and the buttons of a guess where one is asked for."""

    sentence: Sentence
    role: str
    icon: Icon | None
    buttons: tuple[ButtonLook, ...]


def look(scene: Scene) -> CardLook:
    """Decide what the card says."""
    words = sentence(scene)
    guesses = bindings_of(scene, Group.GUESS) if scene.is_asked else []
    return CardLook(words, *SIGNS[words.kind], tuple(button(scene, one, is_primary=True) for one in guesses))


def sentence(scene: Scene) -> Sentence:
    """Return the sentence of what is on the board."""
    moment, say = scene.moment, scene.say
    if scene.is_asked:
        return say.question(moment.position, *scene.state.guesses)
    if moment.pace:
        return say.searching(*moment.pace, moment.found)
    words = say.sentence(scene.seen.position, scene.seen.found)
    if not scene.state.shown:
        return words
    if not moment.position.is_end:
        return words._replace(next=say("shown_next"))
    if scene.seen.position.is_solution and moment.found is not None:
        words = words._replace(headline=say("solution_of", number=scene.seen.found, total=moment.found))
    return words._replace(next=say("shown_at_end"))
