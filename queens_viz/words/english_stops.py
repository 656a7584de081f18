"""What a teacher's plan says in English at each stop: the answer, and the teacher's words."""

from __future__ import annotations

ENGLISH_STOPS = {
    # My own board.
    "plan_1_1_answer": "Anywhere: on an empty board every square is safe.",
    "plan_1_1_teacher": "Tell the rules. A queen attacks along its row, its column and both diagonals, however far. "
    "Let the students try on paper for two minutes. Then play the board together: they call out squares, you click. "
    "The hatched squares are attacked. `{key[w]}` hides them, for those who want it harder.",
    "plan_1_2_answer": "Nobody can tell, and that is the point: take back the last one, and if that doesn't help, the "
    "one before.",
    "plan_1_2_teacher": "The second queen stands wrong, and the screen says why; it is taken back and set one row "
    "higher. With the third one no square is safe any more. Then clear the board with `{key[home]}`, and let the "
    "class go on by itself.",
    "plan_1_3_answer": "Most students tried, took queens back and tried again. That is luck with a method in it.",
    "plan_1_3_teacher": "Show it when somebody has found it, or after ten minutes. Ask before the last queen: only "
    "one square is left.",
    "plan_1_4_answer": "Yes: queens that share no row and no diagonal share none in a mirror either. Whether there "
    "is a third one nobody can know yet.",
    "plan_1_4_teacher": "Leave the last question open. Say that the class needs a method that overlooks nothing, and "
    "that it is about to become that method.",
    # Be the search.
    "plan_1_5_answer": "To column 2, row 1: the board was empty, so the first queen is placed. Then to column 2, row "
    "2, since row 1 is attacked.",
    "plan_1_5_teacher": "Write four rules on the board. One: the search works from left to right, one queen in each "
    "column, from row 1 up. Two: if the red queen is attacked, it moves up one row. Three: if it is safe, it is "
    "placed, and the next column begins at row 1. Four: if no row is left, lift the last queen placed; it is the red "
    "queen now and moves up one row, and if it stands in the top row, lift the one before it too. From now on the "
    "program makes no step by itself: one student after the other names a square, which you click. The second beat is "
    "the usual slip, going on too early: a wrong answer costs nothing, and the card says what was overlooked.",
    "plan_1_6_answer": "In column 2, row 4: its queen is lifted from row 3. This is the first time back.",
    "plan_1_6_teacher": "Let them argue before anybody answers. Beginning column 3 again, as the first beat does, "
    "would go round in circles.",
    "plan_1_7_answer": "The queen of column 3: it is lifted from row 2 and goes to row 3.",
    "plan_1_7_teacher": "Back again, one column further on. The rule is the same each time: the last queen placed.",
    "plan_1_8_answer": "The queen of column 2 already stands in the top row. It is lifted, and the one of column 1 "
    "too: two queens in one step.",
    "plan_1_8_teacher": "Row 1 of column 1 is done with for good: everything behind it has been tried.",
    "plan_1_9_answer": "A solution, 2, 4, 1, 3: the fourth queen is safe, and the board is full.",
    "plan_1_9_teacher": "The answer is a button, “{say[is_solution]}”, or `{key[return]}`. Compare the {first[4]} "
    "steps with the paper of the first ten minutes.",
    "plan_1_10_answer": "{returns[4]:Word} times, and {lifted[4]:word} queens were lifted. The method is called "
    "**backtracking**: go on as long as it works; where it doesn't, undo the last choice and try the next.",
    "plan_1_10_teacher": "In the tree each red square is a queen that was placed and given up. Collect names from the "
    "class before you tell the real one.",
    # Predict.
    "plan_1_11_answer": "Attacked, by the queen in column 1, row 2: same rising diagonal.",
    "plan_1_11_teacher": "The same rules, a board of eight, and a position that nobody has seen. The class votes by a "
    "show of hands. `{key[y]}` is safe, `{key[x]}` is attacked; then click the queen, or press the number of its "
    "column.",
    "plan_1_12_answer": "Attacked, by the queen in column 2. Column 6 is used up, so the queen of column 5 is lifted "
    "from row 5 and tries row 6.",
    "plan_1_12_teacher": "The return is the best question of this part. `{key[g]}` goes to a random position, and the "
    "program asks anew: go on with that as long as there is time.",
    # The tree, and the proof.
    "plan_1_13_answer": "A queen is placed in column 1: its dashed circle is a blue one now, and below it hangs a new "
    "dashed one. The same happens once more. At the third step the red queen is attacked: only the number in the "
    "dashed circle changes.",
    "plan_1_13_teacher": "This is how to read it. The circle at the top is the empty board, the dashed one the red "
    "queen. Every other node is a queen that was placed, and its number is the row. A line leads down to each queen "
    "that was placed after it; the thick line is the board that you see. Red square: a dead end, everything behind it "
    "has been tried. Green diamond: a solution. Blue: not finished yet.",
    "plan_1_14_answer": "{first[6]}.",
    "plan_1_14_teacher": "Ask first, and write the guesses where all can see them. Then look whose was best.",
    "plan_1_15_answer": "Wherever a branch ends and the next one begins to its right. To row 1 of column 1 "
    "belong {nodes[6 1]} red squares, that queen included.",
    "plan_1_15_teacher": "No solution for six has a queen in a corner, but the search has to find that out: it stays "
    "in row 1 until step {last[6 :2]}.",
    "plan_1_16_answer": "{solutions[6]:Word}. In column 1 all rows have been tried, for each of them all rows of "
    "column 2, and so on. A square is left out only if a placed queen attacks it, and more queens don't change that.",
    "plan_1_16_teacher": "How much was cut off? One queen in each column can be set in {ways[6]} ways. The whole "
    "search takes {steps[6]} steps, and its tree has {nodes[6]} nodes.",
    "plan_1_17_answer": "No. After {steps[3]} steps all rows of column 1 have been tried.",
    "plan_1_17_teacher": "Let the class vote before the beat.",
    "plan_1_18_answer": "There is none. **A complete search that finds nothing is a proof.** A search that was halted "
    "halfway proves nothing.",
    "plan_1_18_teacher": "The tree has {nodes[3]:word} nodes. Go through them one by one: the class can see that "
    "nothing was overlooked.",
    "plan_1_19_answer": "Good sentences say two things: what is undone, and why nothing is left out.",
    "plan_1_19_teacher": "Everybody writes. Read three of the sentences aloud.",
    # The loop.
    "plan_2_1_answer": "Line 6, `board.append(row)`.",
    "plan_2_1_teacher": "Each pass of the outer `while` is one step. The lines that the last step ran have a bar, and "
    "those that changed something have a band. Board and program always show the same step.",
    "plan_2_2_answer": "Line 6 placed it, and line 7 began the next column. The first row is attacked there, so line "
    "11 runs next: `row += 1`.",
    "plan_2_2_teacher": "Let the class name the line before the beat. It follows from line 5: what does `safe` say?",
    "plan_2_3_answer": "Line 13, `row = board.pop() + 1`: the last queen is lifted, and its next row is tried.",
    "plan_2_3_teacher": "Line 11 runs first: it raises `row` beyond the top row, and that is what line 12 asks for.",
    "plan_2_4_answer": "Line 12 is a `while` too. The queen of column 2 stood in the fourth row, so the next row is "
    "beyond the top again, and line 13 runs twice.",
    "plan_2_4_teacher": "Ask what would go wrong if line 12 were an `if`.",
    # The recursion.
    "plan_2_5_answer": "One call for each queen, and one that tests the red queen. The first one waits for the second.",
    "plan_2_5_teacher": "It is the same search, step by step: press `{key[i]}` a few times, and the board beside it "
    "doesn't change. A loop of {lines[loop]:word} lines has become a recursion of {lines[recursion]:word}.",
    "plan_2_6_answer": "In line 9, `board.pop()`. Each call remembers its own row and waits in line 8 until the call "
    "below it in the list returns. In the loop the list `board` remembers.",
    "plan_2_6_teacher": "The call of column 3 has come to the end of its `for` and returns. After that the call of "
    "column 2 lifts its queen, and its own `for` goes on.",
    "plan_2_7_answer": "Line 3, `report(board)`. To stop there, each call must tell the one that waits for it: a "
    "`return` in line 4 ends one call only.",
    "plan_2_7_teacher": "In the loop a `break` below line 9 is enough. The first exercise asks for it.",
    # Looking ahead.
    "plan_2_8_answer": "It will place the red queen, for column 6, row 7 is safe. A person sees that column 7 has no "
    "safe square left and goes back at once.",
    "plan_2_8_teacher": "Ask both questions before the beat. It hatches the squares of the later columns that a queen "
    "attacks.",
    "plan_2_9_answer": "The queen of column 5: one step before, every later column still has a safe square.",
    "plan_2_9_teacher": "The search doesn't look that far. It goes on until step {last[8 1,4,6,8:4]}, for {between[8 "
    "1,4,6,8,3:1 1,4,6,8:4]} steps that cannot succeed.",
    "plan_2_10_answer": "{late[8 1,4,6,8,3:7]} of {step[8 1,4,6,8,3:7]} steps so far.",
    "plan_2_10_teacher": "A triangle is a part with no solution that is folded up, with the number of its queens.",
    "plan_2_11_answer": "There is no one answer. Looking costs time too: after each queen all later columns have to "
    "be tested. For large boards it pays.",
    "plan_2_11_teacher": "In the whole search for eight queens {late[8]} of {steps[8]} steps are made in vain; for "
    "six it is {late[6]} of {steps[6]}, and for four and five none. People who write timetables and route planners "
    "argue about exactly this.",
    # The searches compared.
    "plan_2_12_answer": "The one that takes the fewest squares first, at step {found[8 fewest]}. Looking ahead needs "
    "{found[8 ahead]}, column by column {found[8 plain]}.",
    "plan_2_12_teacher": "Each search makes a step when the clock ticks. Let the class choose one, by hands, before "
    "the beat. Then look at the second row of numbers: a step that looks ahead needs more comparisons.",
    "plan_2_13_answer": "Looking ahead, at step {found[11 ahead]}. Fewest squares first needs {found[11 fewest]}, "
    "column by column {found[11 plain]}.",
    "plan_2_13_teacher": "Hardly anybody guesses this. The search that chooses its column more cleverly comes second.",
    "plan_2_14_answer": "Fewest squares first, at step {found[16 fewest]}: looking ahead needs {found[16 ahead]}, "
    "column by column {found[16 plain]}. The first solution is also a matter of luck; what is saved grows with the "
    "board.",
    "plan_2_14_teacher": "One size proves nothing: that is why people who compare programs measure many. Ask what one "
    "would have to measure to be sure.",
}
