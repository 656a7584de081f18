"""What a person can ask for: actions and commands, without keys or pixels."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

SLOWEST = 0.2
"""The slowest speed, in steps a second."""

FASTEST = 1000.0
"""The fastest speed, in steps a second, except FULL."""

FULL = math.inf
"""The speed that makes as many steps as fit between two frames."""

QVIEW_SPEED = 1 / 0.15
"""The steps a second of QView."""

QVIEW_PAUSE = 5.0
"""The seconds that QView pauses on a solution."""

PROGRAM_SPEED = 2.0
"""The lines a second at which a program's lines can be followed."""

FASTER_BY = 1.25
"""The factor by which a key changes the speed."""


class Action(Enum):
    """What can be done, by the name in the keys of words.

    A comment in brackets is the value of the command.
    """

    RUN = "run"
    HALT = "halt"
    BACK = "back"
    NEXT = "next"
    WATCH = "watch"
    NEXT_SOLUTION = "next_solution"
    ALL = "all"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"  # (the position)
    SEEK = "seek"  # (the share of the search before it, and whether a drag goes on)
    BREAKPOINT = "breakpoint"  # (the column)
    LARGER = "larger"
    SMALLER = "smaller"
    SPEED = "speed"  # (steps a second)
    SLOWER = "slower"
    FASTER = "faster"
    TYPE = "type"  # (a digit)
    ERASE = "erase"
    START = "start"
    CHOOSE = "choose"  # (the index of a solution in the list)
    UP = "up"
    DOWN = "down"
    GO_THERE = "go_there"
    SHOW = "show"  # (the position)
    NODE = "node"  # (an arrow key)
    LARGE_TREE = "large_tree"
    FIT = "fit"
    SAFE = "safe"
    ATTACKED = "attacked"
    IS_SOLUTION = "is_solution"
    IS_COMPLETE = "is_complete"
    SHOW_ANSWER = "show_answer"
    GO_ON = "go_on"
    CURSOR = "cursor"  # (an arrow key)
    PICK = "pick"  # (the square, or None for the one with the cursor)
    COLUMN = "column"  # (a digit)
    OUTLOOK = "outlook"
    SQUARES = "squares"
    SQUARE_CURSOR = "square_cursor"  # (an arrow key)
    FILTER = "filter"  # (the square, or None for the one with the cursor)
    CLEAR_FILTER = "clear_filter"
    CLEAR = "clear"
    FIRST_SOLUTION = "first_solution"
    NUMBERS = "numbers"
    VOTE = "vote"
    HAND = (
        "hand"  # (the key of a word of a lesson's stop, or None for the chosen answer)
    )
    NUMBER = "number_hands"  # (a digit)
    SEVERAL = "several"
    LESS = "less"
    END_VOTE = "end_vote"
    REVEAL = "reveal"
    FOCUS = "focus"
    FOCUS_BACK = "focus_back"
    PRESS = "press"
    CLOSE = "close"
    SOLUTIONS = "solutions"
    TREE = "tree"
    PROGRAM = "program"
    COMPARE = "compare"
    RULES = "rules"
    ALL_HAVE_ONE = "all_have_one"
    LANE = "lane"  # (its number)
    OTHER_LANE = "other_lane"  # (an arrow key)
    GO_TO_LANE = "go_to_lane"
    NEXT_LINE = "next_line"
    LINE_BEFORE = "line_before"
    LISTING = "listing"  # (the listing, or None for the other one)
    PREDICT = "predict"
    BY_HAND = "by_hand"
    OWN_BOARD = "own_board"
    FIND_FAULT = "find_fault"  # (the name or number of a program, or None)
    OTHER_LINE = "other_line"  # (an arrow key that goes up or down, or a number)
    PICK_LINE = "pick_line"  # (the number of a line, or None for the chosen one)
    SEE_LINE = "see_line"
    NEXT_PROGRAM = "next_program"
    RANDOM = "random"
    LEAVE = "leave"
    CHALLENGE = "challenge"
    LOOK = "look"  # (the index of a question or a program of an exercise that is over)
    AGAIN = "again"
    ANOTHER = "another"
    SHARE = "share"
    OWN_PROGRAM = "own_program"
    LEAVE_PROGRAM = "leave_program"
    BACK_TO_PROGRAM = "back_to_program"
    RUN_FILE = "run_file"
    REFUSE_FILE = "refuse_file"
    RUN_AGAIN = "run_again"
    END_RUN = "end_run"
    SHOW_STEP = "show_step"  # (the step)
    NEXT_CHANGE = "next_change"
    TO_FAULT = "to_fault"
    TO_END = "to_end"
    SEE_AGAIN = "see_again"
    WOULD_BE_RIGHT = "would_be_right"
    OUTPUT = "output"
    CALLS = "calls_tab"
    READING = "reading"
    READ_NAME = "read_name"
    READ_AXIS = "read_axis"
    READ_BASE = "read_base"
    ANONYMOUS = "anonymous"
    HINTS = "hints"
    EDIT = "edit_program"
    CLOSE_EDITOR = "close_editor"
    RUN_TEXT = "run_text"
    PROGRAM_TABLE = "program_table"
    CLOSE_TABLE = "close_table"
    SHOW_ENTRY = "show_entry"  # (the place of a program in the table)
    LESSON_1 = "lesson_1"
    LESSON_2 = "lesson_2"
    LESSON_3 = "lesson_3"
    BEAT = "beat"
    BEAT_BACK = "beat_back"
    DARKEN = "darken"  # a clicker sends B for it
    STOP = "stop"
    NEXT_STOP = "next_stop"
    STOP_BEFORE = "stop_before"
    LEAVE_LESSON = "leave_lesson"
    MENU = "menu"
    ROW = "row"  # (a key that goes up or down)
    TAKE_ROW = "take_row"
    PACE = "pace"
    PAUSE = "pause"
    THEME = "theme"
    LANGUAGE = "language"
    LETTERS = "letters"
    FULL_SCREEN = "full_screen"
    SAVE = "save"
    COPY = "copy"
    PASTE = "paste"
    HELP = "help"
    EXPLAIN = "explain"  # (the action that was asked for and does not apply)
    QUIT = "quit"

    # By identity, in C: sets of actions are made for every frame.
    __hash__ = object.__hash__


class Command(NamedTuple):
    """An action that was asked for, and its value, if it has one."""

    action: Action
    value: object = None
