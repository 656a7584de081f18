"""What is said in English of the columns after the candidate's."""

from __future__ import annotations

ENGLISH_AHEAD = {
    "column_empty": "Column {columns} has no safe square left:",
    "columns_empty": "Columns {columns} have no safe square left:",
    "more_columns": "{more} more",
    "cannot_succeed": "this cannot succeed.",
    "none_empty": "Every later column still has a safe square.",
    "no_later": "No later column.",
    "late_steps": "{late} of {steps} steps were made after a column had no safe square left",
    "late_step": "{late} of {steps} steps was made after a column had no safe square left",
    "no_late_step": "No step was made after a column had no safe square left",
}
