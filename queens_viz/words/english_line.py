"""What line mode says in English."""

from __future__ import annotations

ENGLISH_LINE = {
    "line_begin": "{problem}, step by step. Enter makes a step; ? tells what else you can type.",
    "line_step": "Step {steps}: {told}",
    "line_first": "This is the first position: there is nothing before it.",
    "line_again": "Search complete. Press Enter again to begin again.",
    "line_searching": "Searching for the next solution. Ctrl-C halts the search.",
    "line_halted": "Halted on the way to the next solution.",
    "line_predict": "Predict is on: you are asked before the answer is told. y means safe, x means attacked.",
    "line_right": "Right! {told} {tally}.",
    "line_wrong": "No: {told} {tally}.",
    "line_which": "Right: attacked. By which queen? Type the number of its column.",
    "line_verdicts": "Type y for safe or x for attacked; ? helps.",
    "line_columns": "Type the column of a queen that attacks this square: a number up to {columns}; ? helps.",
    "line_no_question": "No question here: press Enter.",
    "line_no_predict": "No question here: p turns Predict on.",
    "line_unknown": "There is no such command. Enter makes a step, b goes back, s goes to the next solution, "
    "p predicts, ? helps, q quits.",
    "line_help": "Enter or n: one step.\n"
    "b: one step back.\n"
    "s: on to the next solution; Ctrl-C halts a long search.\n"
    "p: Predict on or off. Answer with y for safe or x for attacked, then with the column of a queen that attacks.\n"
    "?: this help, and where the search stands.\n"
    "q: quit.",
}
