"""What is said in English of the program, and of the columns after the candidate's."""

from __future__ import annotations

ENGLISH_AHEAD = {
    # The program: which one, the calls of the recursion, and the values.
    "loop": "Loop",
    "recursion": "Recursion",
    "calls": "Calls",
    "call_line": "line",
    "call_row": "row {row}",
    "has_returned": "place(1) has returned.",
    "no_calls": "The loop makes no calls: the list board is its memory.",
    "values_button": "Values",
    "listing_button": "Listing",
    "no_program": "The program is not open: press F4.",
    # What is left.
    "outlook": "What is left",
    "help_outlook": "what is left",
    "column_empty": "Column {columns} has no safe square left:",
    "columns_empty": "Columns {columns} have no safe square left:",
    "more_columns": "{more} more",
    "cannot_succeed": "this cannot succeed.",
    "none_empty": "Every later column still has a safe square.",
    "no_later": "No later column.",
    "column_empty_short": "Column {columns}: no safe square",
    "columns_empty_short": "{count} columns: no safe square",
    "none_empty_short": "Every later column has room.",
    "late_steps": "{late} of {steps} steps were made after a column had no safe square left",
    "late_step": "{late} of {steps} steps was made after a column had no safe square left",
    "no_late_step": "No step was made after a column had no safe square left",
}
