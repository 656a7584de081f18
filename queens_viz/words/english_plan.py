"""What a teacher's plan says in English: printed only, so a page that is the program doesn't have it."""

from __future__ import annotations

ENGLISH_PLAN = {
    "plan_numbers": "zero one two three four five six seven eight nine ten eleven twelve thirteen",
    # The headings, and what stands at each stop.
    "plan_title": "Lesson {number}: {name}",
    "plan_minutes": "{minutes} minutes",
    "plan_minute": "1 minute",
    "plan_told": "{stops} stops, {minutes} minutes; {reserve} minutes are in reserve.",
    "plan_goals": "At the end the class can",
    "plan_before": "Before the class comes in",
    "plan_stops": "The lesson, stop by stop",
    "plan_how": "`{key[page down]}` plays the next beat of a stop, and after the last one goes to the next stop. "
    "`{key[page up]}` takes a beat back. So a clicker is enough. The keys that stand here do the same by hand.",
    "plan_press": "Press",
    "plan_answer": "Answer",
    "plan_labelled": "{label}: {text}",
    "plan_from": "minute {minute}",
    "plan_board": "The board where this stop begins. {rows} {tested}",
    "plan_pace": "Faster or slower",
    "plan_when": "when",
    "plan_do": "do this",
    "plan_exercises": "Exercises",
    "plan_answers": "Answers",
    "plan_tree_picture": "The tree of six queens at the first solution",
    "plan_back_picture": "After a step back with eight queens: the lifted queen is a hollow crown, an arrow leads to "
    "the row that is tried",
    # Before both lessons.
    "plan_before_1": "You need a projector and the program. The students need paper and a pencil.",
    "plan_before_2": "`python -m queens_viz --lesson {number}` opens the window at the first stop. The lessons are in "
    "the menu too. `{key[f11]}` fills the screen, `{key[t]}` changes the colours, `{key[f1]}` lists the keys. Print "
    "the [key card](key-card.html) and keep it beside the keyboard.",
    "plan_before_3": "Each stop sets the board as it must be. If the class is lost, click the number of the stop: it "
    "begins again. `{key[u]}` undoes a whole stop. Leaving the lesson brings back what was there before.",
    "plan_before_4": "A position such as `2,4,1:3` lists the rows of the placed queens, then a colon and the row of "
    "the red queen. Copy it and press `{key[v]}`: the program goes there. Columns count from the left, rows from the "
    "bottom, both from 1.",
    "plan_before_5": "`python -m queens_viz 4 --worksheet sheet.html` makes a worksheet with answers, for homework.",
    # The first lesson.
    "plan_1_aim": "Four queens, a board of four columns, and no two queens may attack each other. A class that plays "
    "with this for ten minutes has met everything that matters in backtracking: a choice, a dead end, and the "
    "question of what to do then. The students set the queens, carry out the search themselves, predict what comes "
    "next, and only then look at the tree. The lesson is for students from about fourteen years on who have never "
    "heard of backtracking.",
    "plan_1_goal_1": "carry out the search by hand, and say when it goes back and where to,",
    "plan_1_goal_2": "read a search tree,",
    "plan_1_goal_3": "explain why a search that ends without a solution is a proof.",
    "plan_1_when_1": "{say[own_board]} takes too long",
    "plan_1_do_1": "Show `2,4,1,3` after ten minutes and go on.",
    "plan_1_when_2": "{say[by_hand]} takes too long",
    "plan_1_do_2": "Begin at `2:1`, step {step[4 2:1]}: {answers[4 2:1]:word} answers lead to the solution.",
    "plan_1_when_3": "The class wants to see it run",
    "plan_1_do_3": "`{key[space]}` runs and halts, `{key[,]}` and `{key[.]}` change the speed, `{key[home]}` goes "
    "back to the first position.",
    "plan_1_when_4": "The class is far ahead",
    "plan_1_do_4": "Six queens in {say[by_hand]} from `2,4,6:1`, step {step[6 2,4,6:1]}: {answers[6 2,4,6:1]:word} "
    "answers.",
    "plan_1_when_5": "Five minutes are left",
    "plan_1_do_5": "Let the class guess, for 4 to 8 queens, the step of the first solution. It is {first[4]}, "
    "{first[5]}, {first[6]}, {first[7]} and {first[8]}: nobody can predict that, since it depends on whether the "
    "first choices are lucky. The steps in all can be predicted roughly. They are {steps[4]}, {steps[5]}, {steps[6]}, "
    "{steps[7]} and {steps[8]}, each about four times the one before.",
    "plan_1_exercise_1": "Go to `4,1,3:4` with four queens. Is the red queen safe? What happens in the next two "
    "steps? Answer first, then press `{key[right]}`.",
    "plan_1_solution_1": "It is attacked, by the queens in columns 1 (row) and 3 (rising diagonal). Column 4 is used "
    "up, so the next step goes back to column 3: its queen is lifted from row 3 and tries row 4, which the queen in "
    "column 1 attacks along the row. Now column 3 is used up too. The second step goes back to column 2, where row 2 "
    "is tried.",
    "plan_1_exercise_2": "One solution for four queens is 2, 4, 1, 3, the rows from column 1 on. Find the other one "
    "without a search.",
    "plan_1_solution_2": "Mirror the board from left to right: read the rows backwards, 3, 1, 4, 2.",
    "plan_1_exercise_3": "Draw the tree for three queens. How many steps does the whole search take? Count: at every "
    "node all three rows of the next column are tried.",
    "plan_1_solution_3": "{steps[3]} steps. The tree has {nodes[3]:word} nodes: the top one; below it rows 1, 2 and 3 "
    "of column 1; row 3 below row 1, and row 1 below row 3. At each of them three rows are tried.",
    "plan_1_exercise_4": "However large the board is, at most three queens attack the red queen. Why? Find a position "
    "with four queens where it is three.",
    "plan_1_solution_4": "All placed queens stand to the left of the red queen. They can attack it from three "
    "directions: along the row, from below along the rising diagonal, from above along the falling one. Two queens in "
    "the same direction would attack each other. With four queens it happens twice: at `2,4,1:2`, step {step[4 "
    "2,4,1:2]}, and at `3,1,4:3`, step {step[4 3,1,4:3]}.",
    "plan_1_exercise_5": "How many queens are lifted in one step at most? Why not more?",
    "plan_1_solution_5": "Two. Lifting goes on only if the lifted queen stood in the top row, and two queens can't "
    "both stand there.",
    "plan_1_last": "The same idea solves sudokus, colours maps and leads a knight across the board: [the same search, "
    "other problems](other-problems.md) shows it on one page.",
    # The second lesson.
    "plan_2_aim": "The class has carried out the search by hand. Now it reads the program that does it: a loop of "
    "{lines[loop]:word} lines, and the same search as a recursion of {lines[recursion]:word}. Then it looks for what "
    "the search does in vain, and lets three searches run on one clock. The lesson is for students who know the first "
    "one and have seen a `while` and a function before.",
    "plan_2_goal_1": "point at the line of the program that goes back,",
    "plan_2_goal_2": "say who remembers where to go on: the list in the loop, the calls in the recursion,",
    "plan_2_goal_3": "explain what looking ahead saves, and what it costs.",
    "plan_2_when_1": "The class doesn't know recursion",
    "plan_2_do_1": "Stay with the loop, and give the minutes to looking ahead.",
    "plan_2_when_2": "Twelve minutes are left after the recursion",
    "plan_2_do_2": "Leave out looking ahead. The comparison of the searches stands by itself.",
    "plan_2_when_3": "The class wants to run the program",
    "plan_2_do_3": "`python -m queens_viz 6 --program recursion` prints it. It is Python and runs as it is.",
    "plan_2_when_4": "Ten minutes are left",
    "plan_2_do_4": "Going back without a memory, below.",
    "plan_2_when_5": "Two minutes are left",
    "plan_2_do_5": "Why it is enough to test the new queen, below.",
    "plan_memory": "Going back without a memory (10 minutes, for older students)",
    "plan_memory_1": "Press `{key[left]}` a few times anywhere. Each press undoes one step exactly. Ask: “Has the "
    "program written down all its steps?” It has not. It keeps only the board and the red queen, and works out the "
    "step before. Let the class do the same.",
    "plan_memory_rule_1": "Is the red queen in row 1, with queens on the board? A column begins at row 1 only after a "
    "queen was placed. So the last queen placed becomes the red queen again.",
    "plan_memory_rule_2": "Is the red queen higher up, and the row below it attacked? Then it was there, was "
    "rejected, and moved up.",
    "plan_memory_rule_3": "Is the row below it safe? The red queen never passes a safe row without placing a queen. "
    "So a queen stood there, and everything after it has been tried. Put it back. What was tried last? If the board "
    "is full now, this solution. If not, look at the top row of the next column. If it is attacked, the red queen was "
    "there. If it is safe, a queen stood there as well: put it back too. Then either the board is full, or the red "
    "queen was in the top row of the column after that, attacked along the row by the queen that you have just put "
    "back.",
    "plan_memory_2": "Do it for step {step[4 :2]} of four queens, `:2`. The red queen is in column 1, row 2, and "
    "nothing else stands. Row 1 is safe on an empty board: put a queen there. Row 4 of column 2 is safe from it: put "
    "a queen there too. The board isn't full. So the red queen was in column 3, row 4: `{before[4 :2]}`.",
    "plan_memory_3": "All that is needed stands on the board. [How the search works](algorithm.md#the-exact-inverse) "
    "has the proof.",
    "plan_new": "Why it is enough to test the new queen (2 minutes)",
    "plan_new_1": "“With five queens on the board there are {pairs[5]:word} pairs. Why does the program test only the "
    "pairs with the red queen?” Each placed queen was tested against all queens to its left when it was placed. "
    "Queens are lifted in the opposite order, the last one first. So while a queen stands, none to its left has "
    "moved, and the placed queens are always safe from each other. Only the pairs with the new queen are new.",
    "plan_2_exercise_1": "What would you change in the loop to stop at the first solution?",
    "plan_2_solution_1": "Write `break` below `report(board)`, as far in as that line. In the recursion that isn't "
    "enough: `return` ends one call only, so each call must tell the one that waits for it whether to go on.",
    "plan_2_exercise_2": "Which position came one step before `4:2`, and which one before `3:2`? (Four queens.)",
    "plan_2_solution_2": "Before `4:2`: row 1 of column 2 is safe from the queen in row 4, so a queen stood there. "
    "The top row of column 3 is attacked by the queen in column 1, along the row. So it was `{before[4 4:2]}`. Before "
    "`3:2`: row 1 of column 2 is safe, so a queen stood there. The top row of column 3 is safe too, so another one "
    "stood there. The board isn't full. So it was `{before[4 3:2]}`.",
    "plan_2_exercise_3": "For five queens the first solution is {rows[5]}, at step {first[5]}. Explain that number. "
    "Explain in the same way the {first[4]} of four queens and the {first[6]} of six.",
    "plan_2_solution_3": "A queen that is placed in row r has cost r steps: r - 1 rejected rows, and the placing. So "
    "{sum[5]} is {placed[5]}, and no queen was ever lifted. Each queen that failed (a red square) has cost as many "
    "steps more as the next column has rows. Four queens: {sum[4]} is {placed[4]}, and {failed[4]:word} red squares "
    "cost {lost[4]}, together {first[4]}. Six queens: {sum[6]} is {placed[6]}, and {failed[6]} red squares cost "
    "{lost[6]}, together {first[6]}.",
    "plan_2_exercise_4": "The whole tree for eight queens has {nodes[8]} nodes, the top one and the {solutions[8]} "
    "solutions included. Compute from this how many steps the search takes in all.",
    "plan_2_solution_4": "Every node but the solutions costs eight steps, one for each row of the next column: that "
    "is {inner[8]}. Every solution costs one step more, when the search leaves it. Together {steps[8]}. Going back "
    "costs no step of its own: it belongs to the step that rejects the top row.",
    "plan_2_exercise_5": "Type `python -m queens_viz 8 --compare`. Which search makes the fewest steps? Does it also "
    "make the fewest comparisons for six queens?",
    "plan_2_solution_5": "For eight queens the search that takes the column with the fewest squares first: {found[8 "
    "fewest]} steps and {compared[8 fewest]} comparisons, against {found[8 plain]} and {compared[8 plain]} column by "
    "column. For six queens both searches that look ahead make {found[6 fewest]} steps, but choosing a column costs "
    "one comparison more: {compared[6 fewest]} against {compared[6 ahead]}.",
    "plan_2_last": "Everybody has met the same idea in a sudoku: [the same search, other problems](other-problems.md) "
    "shows more of them.",
    # The first page of a school's site.
    "site_title": "N queens: the search, step by step",
    "site_told": "Eight queens on a board, and no two attack each other. See how a search finds all solutions, one "
    "step at a time, and why nothing is left out.",
    "site_live": "Open the program",
    "site_play": "Play the lesson",
    "site_plan": "The teacher’s plan, to print",
    "site_print": "To print",
    "site_worksheet": "A worksheet, with its answers on a page of their own",
    "site_card": "The key card: all keys on one sheet",
}
