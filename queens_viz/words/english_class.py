"""What is said in English to a class that does the search itself."""

from __future__ import annotations

ENGLISH_CLASS = {
    # What is asked, and what is said of the position with it.
    "ask": "Safe or attacked?",
    "ask_square": "Column {column}, row {row}: what do you think?",
    "ask_reason": "By which queen?",
    "ask_reason_square": "Column {column}, row {row} is attacked.",
    "ask_return": "Where does the red queen go?",
    "return_used": "Column {used} is used up: there is no row left to try.",
    "return_left": "The search goes on after a solution: its last queen is lifted first.",
    "ask_move": "Where does the red queen go next?",
    "move_full": "The board is full: this is a solution.",
    # Answers.
    "safe_button": "Safe",
    "attacked_button": "Attacked",
    "answer_safe": "safe",
    "answer_attacked": "attacked",
    "answer_solution": "it is a solution",
    "answer_complete": "the search is complete",
    "answer_square": "column {column}, row {row}",
    # Why: how queens are lifted at the end, and the rules of the search.
    "returned_end": "The queen of column 1 stands in the top row: when it is lifted, all rows have been tried.",
    "rule_up": "An attacked queen moves up one row in its column.",
    "rule_place": "A safe queen is placed where it stands; the next column begins at row 1.",
    "rule_solution": "The queen is safe in the last column: all {n} stand.",
    "rule_return": "Column {used} is used up: the last queen placed is lifted and moves up one row. "
    "If it stands in the top row, the one before it is lifted too.",
    "rule_left": "After a solution its last queen is lifted and moves up one row. "
    "If it stands in the top row, the one before it is lifted too.",
    # Predict.
    "guessed_right": "Right! {headline}.",
    "guessed_wrong": "No: {headline}.",
    "tally": "{right} of {made} right",
    "answered": "{verdict} {tally}.",
    "predict_on": "Predict is on. No question here: press →.",
    "predict_waits": "Predict is on. It asks when the run halts.",
    "predict_off": "Predict is off.",
    "predict_off_tally": "Predict is off: {tally}.",
}
