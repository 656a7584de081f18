"""English: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "help_slower": "slower, faster", "larger_board": "larger", "smaller_board": "smaller",
    "help_larger": "larger, smaller",
    "help_up": "up, down", "help_safe": "safe, attacked", "help_back": "back", "help_next": "one step",
    "help_next_solution": "next solution",
    "help_all": "all solutions", "help_restart": "first position", "help_run": "run", "help_solutions": "solutions",
    "help_outlook": "left",
    "help_tree": "search tree", "help_program": "program", "help_save": "save", "help_copy": "copy, paste",
    "help_focus": "next, previous button", "help_quit": "quit",
    "help_theme": "theme", "help_full_screen": "full screen", "help_predict": "predict",
    "help_by_hand": "be the search", "help_own_board": "own board", "help_random": "random", "help_menu": "menu",
    "answer_safe": "safe", "answer_attacked": "attacked", "pair_rising": "rising", "pair_falling": "falling",
    "pair_row": "along a row", "pair_column": "of column {column}", "is_on": "on", "is_off": "off",
    "rule_up": "moves up", "rule_place": "next column", "rule_return": "lifted", "rule_left": "lifted",
    "help_digits": "size",
    "help_large_tree": "large",
    "help_labels": "numbers", "help_hide": "rejected", "help_compare": "clock", "help_fit": "fit the whole tree",
    "help_help": "help", "safe_button": "Safe", "attacked_button": "Attacked", "rising": "rising",
    "falling": "falling", "row": "row", "safe": "Column {column}, row {row} is safe",
    "attacked": "Column {column}, row {row} is attacked", "halted": "Halted",
    "running": "Running", "complete_mode": "Complete", "run": "Run", "halt": "Halt", "back_button": "Back",
    "next": "Next", "all": "All", "restart": "Restart", "theme": "Theme", "full_screen": "Full screen",
    "solutions": "Solutions", "tree": "Tree", "program": "Program", "saved": "Saved", "not_saved": "Not saved",
    "legend_attacked": "attacked", "legend_failed": "no solution", "legend_fruitful": "with a solution",
    "legend_uncounted": "not known yet",
    "help_more": "more",
    "legend_queen": "placed", "legend_ghost": "lifted", "legend_candidate": "tested", "full_speed": "full",
    "column_short": "col", "row_short": "row", "step": "step", "no_solution_yet": "yet", "solutions_found_one": "1",
    "right_answer": "Right: {answer}", "wrong_answer": "Not quite: {answer}", "go_on": "Go on",
    "thousands": ",", "decimal": ".",
    "help_undo": "undo, redo", "nothing_to_undo": "undo", "nothing_to_redo": "redo",
    "is_slowest": "slowest", "is_fastest": "full speed", "is_largest": "is the largest",
    "is_smallest": "is the smallest", "is_running": "is running", "is_halted": "is not running",
    "is_first": "first position", "breakpoint_set": "Breakpoint set", "breakpoint_taken": "removed",
    "breakpoint_reached": "Halted at", "predict_on": "Predict is on",
    "predict_off": "Predict is off", "predict_off_tally": "Predict is off", "turned": "turned",
    "mirrored": "mirrored", "which_safe": "is safe", "which_attacked_one": "is attacked",
    "which_attacked_other": "is attacked", "back": "Back to", "left": "Going on",
    "shown_next": "Enter moves the search there; Esc goes back", "shown_at_end": "to the end", "copied": "Copied",
    "not_copied": "can't",
    "not_pasted": "Not a position", "none": "is no solution", "next_up": "moves up to row {row}",
    "next_back": "back to column {column}", "next_complete": "search is complete", "next_full": "board is full",
    "by_one": "column {column}, row {row}", "ask_square": "Column {column}, row {row}",
    "tally": "{right} of {made} right", "step_of": "{steps} of {total}",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS: dict[str, str] = {}
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = ""
"""The glossary is English."""
