"""What a person can ask for. A command knows neither keys nor pixels, and does nothing by itself."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import NamedTuple

SLOWEST, FASTEST = 0.2, 1000.0
"""The slowest and the fastest speed in steps a second; only FULL is faster."""

FULL = math.inf
"""The speed that makes as many steps as fit between two frames."""

QVIEW_SPEED = 1 / 0.15
"""Steps a second of the original program."""

WATCHED = 1.0
"""Steps a second at which every step can be read."""

QVIEW_PAUSE = 5.0
"""Seconds that the original program pauses on a solution."""


FASTER_BY = 1.25
"""The factor by which a key changes the speed."""


class Action(Enum):
    """What to do; in brackets the value that a command brings along."""

    RUN = auto()
    HALT = auto()
    BACK = auto()
    NEXT = auto()
    WATCH = auto()
    NEXT_SOLUTION = auto()
    ALL = auto()
    RESTART = auto()
    UNDO = auto()
    REDO = auto()
    JUMP = auto()  # (the position)
    UNDO_JUMP = auto()
    SEEK = auto()  # (the share of the search that lies before, and whether a drag goes on)
    BREAKPOINT = auto()  # (the column)
    LARGER = auto()
    SMALLER = auto()
    SPEED = auto()  # (steps a second)
    SLOWER = auto()
    FASTER = auto()
    TYPE = auto()  # (a digit)
    ERASE = auto()
    START = auto()
    CHOOSE = auto()  # (which of the solutions found)
    UP = auto()
    DOWN = auto()
    GO_THERE = auto()
    SHOW = auto()  # (the position)
    NODE = auto()  # (an arrow key)
    LARGE_TREE = auto()
    FIT = auto()
    UNFOLDED = auto()
    SAFE = auto()
    ATTACKED = auto()
    IS_SOLUTION = auto()
    IS_COMPLETE = auto()
    SHOW_ANSWER = auto()
    GO_ON = auto()
    CURSOR = auto()  # (an arrow key)
    PICK = auto()  # (the square, or None for the one that the cursor is on)
    COLUMN = auto()  # (a digit)
    SHADE = auto()
    OUTLOOK = auto()
    CLEAR = auto()
    TAKE_BACK = auto()
    SET_AGAIN = auto()
    FOCUS = auto()
    FOCUS_BACK = auto()
    PRESS = auto()
    CLOSE = auto()
    SOLUTIONS = auto()
    TREE = auto()
    PROGRAM = auto()
    COMPARE = auto()
    RULES = auto()
    ALL_HAVE_ONE = auto()
    LANE = auto()  # (its number)
    OTHER_LANE = auto()  # (an arrow key)
    GO_TO_LANE = auto()
    LISTING = auto()  # (the program, or None for the other one)
    PREDICT = auto()
    BY_HAND = auto()
    OWN_BOARD = auto()
    RANDOM = auto()
    LEAVE = auto()
    LESSON_1 = auto()
    LESSON_2 = auto()
    BEAT = auto()
    BEAT_BACK = auto()
    STOP = auto()
    NEXT_STOP = auto()
    STOP_BEFORE = auto()
    LEAVE_LESSON = auto()
    MENU = auto()
    ROW = auto()  # (a key that goes up or down)
    TAKE_ROW = auto()
    PACE = auto()
    PAUSE = auto()
    THEME = auto()
    LANGUAGE = auto()
    LETTERS = auto()
    FULL_SCREEN = auto()
    SAVE = auto()
    COPY = auto()
    PASTE = auto()
    HELP = auto()
    EXPLAIN = auto()  # (the action that was asked for and does not apply)
    QUIT = auto()

    # By identity, in C: sets of actions are made for every frame.
    __hash__ = object.__hash__


class Command(NamedTuple):
    """An action asked for, and its value where it has one."""

    action: Action
    value: object = None
