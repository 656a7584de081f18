"""What does not apply is said in every language; when and why is in the stories."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import execute, why_not
from queens_viz.app.app import App, Front
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.search.facts import COUNTED_BY_STEPPING, LARGEST
from queens_viz.words.words import LANGUAGES

from ..support import search_at


class Fingers(Front):
    """A front without keys."""

    has_keys = False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("front", [Front(), Fingers()], ids=["keys", "fingers"])
@pytest.mark.parametrize(("n", "at"), [(8, "2,4:6"), (9, "fewest/:1")])
def test_every_reason_is_a_sentence_in_every_language(n: int, at: str, front: Front, language: str) -> None:
    app = App(Player(search_at(n, at)), State(language), front=front)
    reasons = [action for action in Action if why_not(app, action)]
    assert len(reasons) > 10
    for action in reasons:
        said = app.say(why_not(app, action) or "", largest=LARGEST, most=COUNTED_BY_STEPPING)
        assert "{" not in said
        assert said[0].isupper() or said[0].isdigit(), said
    for action in (Action.SEEK, Action.PREDICT, Action.LISTING) if n == 9 else ():
        execute(app, Command(Action.EXPLAIN, action))
        assert app.state.message.endswith(".")
        assert front.has_keys or "F8" not in app.state.message
