"""English: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "larger_board": "larger", "smaller_board": "smaller", "answer_safe": "safe", "answer_attacked": "attacked",
    "pair_rising": "rising", "pair_falling": "falling", "is_on": "on", "is_off": "off", "rule_up": "moves up",
    "rule_place": "next column", "rule_return": "remove", "rule_left": "remove", "safe_button": "Safe",
    "attacked_button": "Attacked", "rising": "rising", "falling": "falling",
    "safe": "Column {column}, row {row} is safe", "attacked": "Column {column}, row {row} is attacked",
    "halted": "Halted", "running": "Running", "run": "Run", "halt": "Halt", "back_button": "Back", "next": "Next",
    "all": "All", "restart": "Restart", "saved": "Saved", "not_saved": "Not saved", "legend_failed": "no solution",
    "legend_fruitful": "with a solution", "help_more": "more", "legend_queen": "placed", "legend_ghost": "removed",
    "full_speed": "full", "column_short": "col", "row_short": "row", "no_solution_yet": "yet",
    "right_answer": "Right: {answer}", "wrong_answer": "Not quite: {answer}", "go_on": "Go on", "thousands": ",",
    "decimal": ".", "nothing_to_undo": "undo", "nothing_to_redo": "redo", "is_slowest": "slowest",
    "is_fastest": "full speed", "is_largest": "is the largest", "is_smallest": "is the smallest",
    "is_running": "is running", "is_halted": "is not running", "breakpoint_set": "Breakpoint set",
    "breakpoint_taken": "removed", "predict_on": "Predict is on", "predict_off": "Predict is off", "turned": "turned",
    "mirrored": "mirrored", "which_safe": "is safe", "which_attacked_one": "is attacked", "back": "Back to",
    "left": "Going on", "shown_next": "Press Enter to search from here, Esc to go back", "copied": "Copied",
    "not_copied": "can’t", "tally": "{right} of {made} right",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS: dict[str, str] = {}
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = ""
"""The glossary is English."""
