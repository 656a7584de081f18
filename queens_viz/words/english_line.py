"""What line mode says in English, and the words that it obeys: a slash stands between words for the same command."""

from __future__ import annotations

ENGLISH_LINE = {
    # What is typed.
    "word_step": "step",
    "word_back": "back",
    "word_next_solution": "next solution",
    "word_size": "size",
    "word_at": "at",
    "word_board": "board",
    "word_predict": "predict",
    "word_by_hand": "be the search/be",
    "word_help": "help",
    "word_quit": "quit",
    "word_safe": "safe",
    "word_attacked": "attacked",
    "word_solution": "solution",
    "word_complete": "complete",
    # What is said.
    "line_begin": "{problem}, step by step. Enter makes a step; ? tells what else you can type.",
    "line_step": "Step {steps}: {told}",
    "line_first": "This is the first position: there is nothing before it.",
    "line_again": "Search complete. Press Enter again to begin again.",
    "line_searching": "Searching for the next solution. Ctrl-C halts the search.",
    "line_halted": "Halted on the way to the next solution.",
    "line_predict": "Predict is on: you are asked before the answer is told. y means safe, x means attacked. A square "
    "is two numbers: its column, then its row.",
    "line_right": "Right! {told} {tally}.",
    "line_wrong": "No: {told} {tally}.",
    "line_which": "Right: attacked. By which queen? Type the number of its column.",
    "line_by_hand": "You are the search: you make each step. Type the square where the red queen goes, as two numbers: "
    "its column, then its row. Type solution when all queens are safe, complete when the search is over.",
    "line_by_hand_off": "You are no longer the search.",
    "line_moved": "Right! ",
    # The board, read row by row.
    "line_row": "Row {row}: {queens}.",
    "line_queen": "queen in column {column}",
    "line_red_queen": "red queen in column {column}",
    "line_empty": "Row {row}: empty.",
    "line_two_empty": "Rows {high} and {low}: empty.",
    "line_all_empty": "Rows {high} to {low}: empty.",
    # What is wrong with what was typed, and what would be right.
    "line_no_answer": "{given!r} is no answer here.",
    "line_verdicts": "Type y for safe or x for attacked; ? helps.",
    "line_columns": "Type the column of a queen that attacks this square: a number up to {columns}; ? helps.",
    "line_squares": "Type a column and a row, two numbers up to {n} with a space between them, or complete if the "
    "search is over; ? helps.",
    "line_moves": "Type a column and a row, two numbers up to {n} with a space between them, or solution, or complete; "
    "? helps.",
    "line_full_square": "A queen stands on {square}. Type the empty square where the queen goes.",
    "line_no_size": "{given!r} is no size: type size and a whole number up to {largest}, as in size 6.",
    "line_positions": "Type at, then the rows of queens that don't attack each other, a colon, and the row that is "
    "tested.",
    "line_no_question": "No question here: press Enter.",
    "line_no_exercise": "No question here: predict turns Predict on, be the search lets you make the steps.",
    "line_plain_only": "Predict and be the search belong to the plain search: type at and a position without a name.",
    "line_unknown": "{given!r} is no command. Enter makes a step, ? tells all commands.",
    "line_help": "Enter or n: one step.\n"
    "b or back: one step back.\n"
    "s or next solution: on to the next solution; Ctrl-C halts a long search.\n"
    "size 6: a board of 6 queens; sizes go up to {largest}.\n"
    "at 2,4:1: another position. Type the rows of the queens from column 1 on, a colon, and the row that is tested.\n"
    "board: the board is read row by row, from the top.\n"
    "p or predict: Predict on or off. Answer with y or safe, with x or attacked, then with the column of a queen that "
    "attacks. Where queens are lifted, answer with the square where the red queen goes.\n"
    "be the search: you make each step, or no longer. Answer with the square where the red queen goes, with solution "
    "when all queens are safe, with complete when the search is over. A square is two numbers: its column, then its "
    "row.\n"
    "? or help: this help, and where the search stands.\n"
    "q or quit: quit.",
    # What --program says in its comments.
    "given": "Given: the size, the rows of the placed queens from column 1 on, and how many solutions have been found.",
    "given_safe": "Given: tells whether a queen in this row of the next column is safe.",
    "given_report": "Given: counts a solution and prints it.",
    "listing_loop": "The loop: each pass of the outer while is one step of the search.",
    "listing_recursion": "The recursion: place(column) tries each row of its column.",
    "no_script": "This picture is the first position. To search here, allow JavaScript in the browser.",
    "failed": "The program has stopped because of a fault. Reload the page, or open it in a newer browser.",
    "rows": "Rows of the queens, from column 1 on: {rows}.",
    "no_rows": "No queen stands on the board.",
}
