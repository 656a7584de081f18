"""An app without a window, driven by keys and time, at a desk that remembers what was done at it."""

from __future__ import annotations

from queens_viz import Position
from queens_viz.app.actions import BINDINGS, command_of, press
from queens_viz.app.app import App
from queens_viz.app.challenge import challenge_of
from queens_viz.app.commands import Action, Command
from queens_viz.app.front import Desk, Front
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.lesson import progress_at
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.app.questions import named
from queens_viz.app.teaching import begin_challenge, begin_lesson
from queens_viz.app.vote import Choice
from queens_viz.tracing.process.faulty_stories import faulty_story
from queens_viz.tracing.story import Story

from ..support import search_at

KEYS = sorted({key for one in BINDINGS for key in one.keys})
"""All keys that mean anything anywhere."""


class Recorder(Desk):
    """A desk that remembers what was done at it."""

    def __init__(self) -> None:
        self.announced = list[str]()
        self.toggles = 0

    def announce(self, line: str) -> None:
        self.announced.append(line)

    def faulty_story(self, name: str) -> Story | None:
        return faulty_story(name)

    def toggle_full_screen(self) -> None:
        self.toggles += 1

    @property
    def is_full(self) -> bool:
        return self.toggles % 2 == 1


class Keyboard:
    """An app and its keys."""

    def __init__(self, text: str = ":1", n: int = 8) -> None:
        self.desk = Recorder()
        self.app = App(Player(search_at(n, text)), front=Front(), desk=self.desk)
        self.app.pass_time(1 / 60)

    def __call__(self, *keys: str) -> None:
        """Press keys, each in a frame of its own, by the names that the table has for them."""
        for key in keys:
            if command := command_of(self.app, key):
                press(self.app, command)
            self.app.pass_time(0.01)

    def play(self, words: str) -> str:
        """Press keys, with _ in the place of a space, and do what words with a colon say; return what that comes to."""
        for word in words.split():
            name, _, value = word.partition(":")
            if not value:
                self(word.replace("_", " "))
            elif name == "wait":
                self.wait(float(value))
            elif name == "copy":
                self.desk.copy(value)
            elif name == "speed":
                self.player.set_speed(float(value))
            elif name == "time":
                assert self.app.compare
                self.app.compare.race.go_to(int(value))
            elif name == "lesson":
                begin_lesson(self.app, progress_at(value))
            elif name == "ask":
                begin_challenge(self.app, challenge_of(value, self.player.search.n))
            else:
                self.ask(Action[name.upper()], value)
        return self.summary

    def ask(self, action: Action, value: str) -> None:
        """Ask for an action as a click or a drag does."""
        given: object = None
        if action in (Action.JUMP, Action.SHOW):
            given = Position.parse(value, self.player.search.n)
        elif action is Action.SEEK:
            given = float(value.rstrip("+")), value.endswith("+")
        elif action is Action.PICK:
            column, row = value.split(",")
            given = int(column) - 1, int(row) - 1
        elif action is Action.EXPLAIN:
            given = Action[value.upper()]
        elif value != "-":
            # A hand is raised for one of a stop's words.
            choices = self.app.state.choices if action is Action.HAND else range(101)
            given = choices[int(value)]
        press(self.app, Command(action, given))

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds * 60))):
            self.app.pass_time(1 / 60)

    def finish(self) -> None:
        """Let a run at full speed come to its end."""
        while self.app.runner.aim:
            self.app.pass_time(1 / 60)

    @property
    def player(self) -> Player:
        return self.app.player

    @property
    def position(self) -> str:
        return str(self.player.search.position)

    @property
    def message(self) -> str:
        """What the app says for a moment."""
        return self.app.state.message

    @property
    def summary(self) -> str:
        """What a person would say of where it stands, in a line."""
        app, state, race, asking, own = (
            self.app,
            self.app.state,
            self.app.compare,
            self.app.asking,
            self.app.own_board,
        )
        aim, work, mode, vote = (
            app.runner.aim,
            state.current_exercise,
            app.runner.mode,
            state.vote,
        )
        hands = [hands_of(app, some) for some in (vote.hands, vote.first)]
        chosen = vote.chosen
        squares = (
            []
            if own is None
            else [f"{column + 1},{row + 1}" for column, row in sorted(own.queens)]
        )
        facts = (
            f"n = {self.player.search.n}, {'end' if self.player.is_at_end else self.position}",
            f"at {race.race.clock} of lane {race.chosen}" if race else "",
            f"running: {aim.value}"
            if aim
            else "complete"
            if mode is Mode.COMPLETE
            else "",
            f"shows {state.displayed}" if state.displayed else "",
            state.exercise and state.exercise.value,
            "with reasons" if state.is_predicting and state.predict.has_reasons else "",
            asking.question and asking.question.name.lower(),
            f"{vote.phase.value}: {hands[0]}" if vote.hands else "",
            f"at first: {hands[1]}" if vote.first else "",
            f"for {named(chosen, app.say)}" if chosen and chosen != app.cursor else "",
            f"typed {vote.typed} hands" if vote.typed else "",
            f"on {app.cursor[0] + 1},{app.cursor[1] + 1}" if app.cursor else "",
            asking.response and ("right" if asking.response.is_right else "wrong"),
            f"{work.score.right} of {work.score.made}" if work else "",
            " ".join(squares),
            f"typed {state.typed}" if state.typed else "",
            " ".join(
                layer.name.lower()
                for layer in layers_of(app)
                if layer is not Layer.SEARCH
            ),
            f'{"bad: " if state.is_error else ""}"{state.message}"'
            if state.message
            else "",
        )
        return " | ".join(str(fact) for fact in facts if fact)


def hands_of(app: App, hands: tuple[Choice, ...]) -> str:
    """Return for what hands were raised, and how many."""
    counts = [
        f"{named(choice, app.say)} x{hands.count(choice)}"
        for choice in dict.fromkeys(hands)
    ]
    return ", ".join(counts)
