"""What a worksheet says in English."""

from __future__ import annotations

ENGLISH_SHEET = {
    "sheet_title": "Worksheet: {problem}",
    "sheet_name": "Name",
    "sheet_date": "Date",
    # What the pictures mean, and the rules.
    "sheet_queen": "Black: a queen that has been placed.",
    "sheet_red": "In outline: the red queen. Its square is being tested.",
    "sheet_counted": "Columns count from the left, rows from the bottom.",
    "sheet_task": "The goal: {n} queens, one in each column, so that no two attack each other. A queen attacks along "
    "its row and its diagonals: towards the right, one rises and one falls.",
    "sheet_rules": "The rules of the search",
    "sheet_rule_return": "When all rows of a column have been tried, and after a solution, the last queen placed is "
    "lifted and moves up one row. If it stands in the top row, the one before it is lifted too.",
    # The questions: their headings, what is to be done, and where the answer is written.
    "ask_steps": "Go on for five steps",
    "ask_tree": "Draw the tree",
    "sheet_verdict": "Circle the right word. If the red queen is attacked, name a queen that attacks it.",
    "sheet_reason": "The red queen is attacked. Circle each queen on the board that attacks it. Write down its "
    "column and the direction: row, rising diagonal or falling diagonal.",
    "sheet_return": "Queens are lifted here. Cross out each queen that is lifted, and draw the red queen on its next "
    "square.",
    "sheet_steps": "Now you are the search. After each step, write down the column and row of the red queen. Placing "
    "the last queen is a step too: the board is full, so write “solution”.",
    "sheet_tree": "The top circle is the empty board. Draw each queen that is placed as a circle with its row in it, "
    "on the grey line of its column, joined to the queen before it. Frame the solutions.",
    "sheet_tree_whole": "The first queen is given. Draw the whole tree.",
    "sheet_tree_above": "The first queen stands in row {row}. Draw what follows from it.",
    "sheet_square": "Column {column}, row {row}",
    "sheet_by": "by the queen of column {column}",
    "sheet_next": "The red queen goes to column {column}, row {row}.",
    "sheet_step": "Step",
    "sheet_column": "Column",
    "sheet_row": "Row",
    "sheet_line": "Direction",
    # The key.
    "sheet_key": "Answers",
    "sheet_drawn": "{queens} queens to draw",
    "sheet_number": "Worksheet number {seed}",
    "sheet_again": "The same worksheet again:",
}
