"""A worksheet as a page to print: a question beside each board, then the key.

The key is on a page of its own, or in a file of its own.
"""

from __future__ import annotations

import re

from ..app.challenge import SIZES
from ..app.questions import Question, evidence, named, right, wording
from ..search.position import Position, attackers
from . import drawing, paper, programs
from .paper import Html, Items, Section, blocks_to_html, to_html
from .printed import Printed
from .sheet import STEPS, Kind, Sheet, Slip, Task, next_moves, tree_boards

BLANK = "_"
"""The mark in a message for a line to write on."""

BLANK_OF_POINTS = '<span class="blank"></span>'
"""A line to write points on."""

NO_BREAK = "\u00a0"
"""A space at which no line breaks."""

MOST_ATTACKERS = 3
"""The most queens that can attack a square."""

GIVEN_NODES = 2
"""The nodes that are drawn of a tree that is to be completed."""

QUESTIONS = {
    Kind.VERDICT: Question.VERDICT,
    Kind.REASON: Question.REASON,
    Kind.RETURN: Question.RETURN,
}
"""The kinds that the program asks about, too."""


BOARD_MM = 75
"""The width of a board on the paper: beside it is room for a question."""

LARGEST_SQUARE_MM = 13
"""The side of the squares of a small board, which needs no more."""

POINTS = {
    Kind.VERDICT: 2,
    Kind.REASON: 2,
    Kind.RETURN: 2,
    Kind.WHY: 4,
    Kind.STEPS: STEPS,
    Kind.ERROR: 2,
    Kind.TREE: 4,
}
"""The points for each kind of question."""

LINES_FOR_REASON = 2
"""The lines on which it is written why an answer is right."""

MOST_ROWS = 6
"""A table with more rows is divided into two, side by side."""


def page(
    sheet: Sheet, language: str, address: str = "", *, has_key: bool = True
) -> str:
    """Return a worksheet as a page to print, with its key or without it.

    `address` is that of the live page. If it is not empty, the worksheet has a QR code
    that leads there.
    """
    say = Printed(language)
    sections = [_person(sheet, say)]
    if sheet.tasks:
        sections += [_rules(sheet, say), _questions(sheet, say)]
    if sheet.programs:
        sections.append(_programs(sheet, say))
    if has_key:
        sections.append(_key(sheet, say))
    if address:
        sections.insert(0, _share(sheet, say, address))
    title = say("sheet_title", problem=_problem(sheet, say))
    return paper.page(language, "worksheet", title, sections)


def answers(sheet: Sheet, language: str) -> str:
    """Return the key of a worksheet as a page of its own."""
    say = Printed(language)
    number = say("sheet_number", seed=str(sheet.seed))
    head = Section("", (Html(f"<p>{to_html(number)}</p>"),))
    title = say("sheet_answers", problem=_problem(sheet, say))
    key = _key(sheet, say, file=" --answers ANSWERS.html")._replace(title="")
    return paper.page(language, "worksheet", title, [head, key])


def _problem(sheet: Sheet, say: Printed) -> str:
    """Return what a worksheet is about."""
    return say.count("caption", sheet.n) if sheet.tasks else say("find_fault")


def _share(sheet: Sheet, say: Printed, address: str) -> Section:
    """Return the QR code of the challenge with the same number.

    A board that is too small for a challenge has the code of its search, and a sheet
    of programs alone that of "Find the fault".
    """
    link = f"{address}#n={sheet.n}"
    if not sheet.tasks:
        link = f"{address}#fault=1"
    elif sheet.n in SIZES:
        link = f"{address}#ask={sheet.seed}&n={sheet.n}"
    return Section("", (drawing.code(link), say("sheet_share")), "share")


def _person(sheet: Sheet, say: Printed) -> Section:
    """Return the line for a name, a date and points, with the number of the sheet."""
    number = say("sheet_number", seed=str(sheet.seed))
    most = sum(POINTS[task.kind] for task in sheet.tasks)
    most += programs.POINTS * len(sheet.programs)
    points = f"{say('sheet_points')} {BLANK_OF_POINTS} / {most}"
    texts = (say("sheet_name"), say("sheet_date"), points, number)
    spans = "".join(f"<span>{text}</span>" for text in texts)
    return Section("", (Html(spans),), "person")


def _rules(sheet: Sheet, say: Printed) -> Section:
    """Return the problem, the signs on the boards, and the rules of the search."""
    queen = drawing.sign(is_candidate=False) + to_html(say("sheet_queen"))
    candidate = drawing.sign(is_candidate=True) + to_html(say("sheet_red"))
    counted = Html(say("sheet_counted"))
    rules = (say("rule_up"), say("rule_place"), say("sheet_rule_return"))
    blocks = (
        say("sheet_task", n=sheet.n),
        Items((Html(queen), Html(candidate), counted)),
        Html(f"<h3>{say('sheet_rules')}</h3>"),
        Items(rules),
    )
    return Section("", blocks, "rules")


def _questions(sheet: Sheet, say: Printed) -> Section:
    """Return the questions, numbered from 1."""
    questions = [
        _question(number, task, say) for number, task in enumerate(sheet.tasks, start=1)
    ]
    return Section("", tuple(questions), "questions")


def _programs(sheet: Sheet, say: Printed) -> Section:
    """Return the programs with a fault, numbered after the questions on boards."""
    first = len(sheet.tasks) + 1
    questions = [
        programs.question(_number(number), _points(programs.POINTS), program, say)
        for number, program in enumerate(sheet.programs, start=first)
    ]
    grid = Html(f'<div class="faults">{"".join(questions)}</div>')
    title = say("find_fault") if sheet.tasks else ""
    return Section(title, (say("sheet_programs"), grid), "programs")


def _key(sheet: Sheet, say: Printed, file: str = "") -> Section:
    """Return the answers, and the command that makes the same worksheet again.

    `file` are the words of the command that name the file of the answers, if any.
    """
    answers = [_answer(task, say) for task in sheet.tasks]
    answers += [programs.answer(program, say) for program in sheet.programs]
    numbered = [
        Html(f"{_number(number)}<div>{answer}</div>")
        for number, answer in enumerate(answers, start=1)
    ]
    counts = ""
    if sheet.tasks:
        counts = f" --questions {len(sheet.tasks)}"
    if sheet.programs:
        counts += f" --faults {len(sheet.programs)}"
    command = (
        f"python -m queens_viz {sheet.n} --worksheet FILE.html{file}{counts}"
        f" --seed {sheet.seed} --language {say.language}"
    )
    again = f"{say('sheet_again')} `{command}`"
    return Section(say("sheet_key"), (Items(tuple(numbered)), again), "key")


def _number(number: int) -> str:
    return f'<span class="number">{number}</span>'


def _points(most: int) -> str:
    """Return the room for the points of a question."""
    return f'<span class="points">{BLANK_OF_POINTS} / {most}</span>'


# Questions.


def _question(number: int, task: Task, say: Printed) -> Html:
    """Return a board, with the question and space for its answer beside it."""
    position = task.position
    kind = task.kind.value
    column = position.column + 1
    title = to_html(say(f"ask_{kind}", column=column))
    explanation = blocks_to_html(say(f"sheet_{kind}", column=column))
    subject = to_html(_subject(task, say))
    label = f"{say.rows(position.queens)} {say.candidate(position)}"
    side = LARGEST_SQUARE_MM * (position.n + 1)
    board = drawing.board(position, label, min(BOARD_MM, side))
    head = f"{_number(number)}{title}{_points(POINTS[task.kind])}"
    return Html(
        f'<article class="{kind}">{board}<div class="asked"><h3>{head}</h3>'
        f"{explanation}<p><b>{subject}</b></p>"
        f'<div class="answer">{_answer_space(task, say)}</div></div></article>'
    )


def _subject(task: Task, say: Printed) -> str:
    """Return the square or the column that a question is about, if any, in words."""
    position = task.position
    if task.kind in (Kind.WHY, Kind.TREE):
        return ""
    if task.kind is not Kind.RETURN:
        return say.of_square("sheet_square", position)
    if position.is_solution:
        # The rules say what follows a solution.
        return say.candidate(position)
    _, sentence = wording(Question.RETURN, position, say)
    return sentence


def _answer_space(task: Task, say: Printed) -> str:
    """Return the lines, the table or the tree in which an answer is written."""
    n = task.position.n
    column = say("sheet_column")
    row = say("sheet_row")
    match task.kind:
        case Kind.VERDICT:
            safe = to_html(say("answer_safe"))
            attacked = to_html(say("answer_attacked"))
            attacker = _with_blanks(say("sheet_by", column=BLANK))
            words = f"<p><b>{safe}</b></p><p><b>{attacked}</b> {attacker}</p>"
            return f"{words}{_reason_space(say)}"
        case Kind.REASON:
            return _table([column, say("sheet_line")], [["", ""]] * MOST_ATTACKERS)
        case Kind.RETURN:
            square = _with_blanks(say("sheet_next", column=BLANK, row=BLANK))
            return f"<p>{square}</p>{_reason_space(say)}"
        case Kind.WHY:
            rows = [[str(number), ""] for number in range(n, 0, -1)]
            heads = [row, say("sheet_attacker")]
            if n <= MOST_ROWS:
                return _table(heads, rows)
            half = (n + 1) // 2
            halves = [_table(heads, rows[:half]), _table(heads, rows[half:])]
            return f'<div class="halves">{"".join(halves)}</div>'
        case Kind.TREE:
            boards = tree_boards(n, task.position.board)
            return drawing.tree(n, boards, column, node_count=GIVEN_NODES)
        case Kind.STEPS | Kind.ERROR:
            heads = [say("sheet_step"), column, row]
            return _table(heads, _rows_of_steps(task, say))


def _reason_space(say: Printed) -> str:
    """Return the lines on which it is written why an answer is right."""
    empty = '<div class="line"></div>' * LINES_FOR_REASON
    return f"<p>{to_html(say('sheet_because'))}</p>{empty}"


def _rows_of_steps(task: Task, say: Printed) -> list[list[str]]:
    """Return a row of a table for each step: its number, a column and a row.

    Column and row are to be filled in. In a question about an error they are filled in
    already, with the mistake.
    """
    if not task.slip:
        return [[str(number), "", ""] for number in range(1, STEPS + 1)]
    moves = next_moves(task.position)
    moves[task.slip.step] = task.slip.square
    rows = []
    for number, move in enumerate(moves, start=1):
        if isinstance(move, tuple):
            column, row = move
            rows.append([str(number), str(column + 1), str(row + 1)])
        else:
            # The step leads to a solution. Of the words for that, the first.
            word = say("word_solution").partition("/")[0]
            rows.append([str(number), word, ""])
    return rows


def _with_blanks(text: str) -> str:
    """Return a text as HTML, where each BLANK is a line to write on.

    A line to write on stays with the word before it and the signs after it.
    """
    # A word, a space and the blank with the signs after it.
    unbroken = re.compile(rf"\S+ {BLANK}\S*")
    html = unbroken.sub(r'<span class="whole">\g<0></span>', to_html(text))
    return html.replace(BLANK, '<span class="blank"></span>')


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table as HTML; the cells of its rows are written as they are."""
    head = "".join(f"<th>{to_html(text)}</th>" for text in heads)
    body = ""
    for row in rows:
        cells = "".join(f"<td>{cell}</td>" for cell in row)
        body += f"<tr>{cells}</tr>"
    return f"<table><tr>{head}</tr>{body}</table>"


# Answers.


def _answer(task: Task, say: Printed) -> str:
    """Return the right answer to a question, and the reason, as HTML."""
    position = task.position
    match task.kind:
        case Kind.VERDICT | Kind.REASON | Kind.RETURN:
            return _answer_with_reason(QUESTIONS[task.kind], position, say)
        case Kind.TREE:
            return _whole_tree(position, say)
        case Kind.WHY:
            return _unbroken(_attackers_of_rows(position, say))
        case Kind.STEPS | Kind.ERROR:
            return _unbroken(_steps(position, task.slip, say))


def _answer_with_reason(question: Question, position: Position, say: Printed) -> str:
    """Return all right answers to a question of the program, and the reason."""
    right_answers = sorted(right(question, position), key=str)
    answers = say.listed(named(answer, say) for answer in right_answers)
    reason = evidence(question, position, say)
    return f"<b>{to_html(answers)}</b><br>{to_html(reason)}"


def _whole_tree(position: Position, say: Printed) -> str:
    """Return the whole tree, with the numbers of queens to draw and of solutions."""
    n = position.n
    boards = tree_boards(n, position.board)
    solutions = sum([len(board) == n for board in boards])
    queens = say("sheet_drawn", queens=len(boards) - GIVEN_NODES)
    counts = to_html(f"{queens} · {say.solutions(solutions, is_over=True)}")
    return f"<b>{counts}</b>{drawing.tree(n, boards, say('sheet_column'))}"


def _attackers_of_rows(position: Position, say: Printed) -> list[str]:
    """Return for each row of the candidate's column which queens attack it."""
    sentences = []
    for row in range(position.n):
        columns = attackers(position.board, row)
        queens = ", ".join(str(column + 1) for column in columns)
        sentences.append(say("line_row", row=row + 1, queens=queens))
    return sentences


def _steps(position: Position, slip: Slip | None, say: Printed) -> list[str]:
    """Return where the red queen is after each step, or after the wrong one only."""
    sentences = [
        say("line_step", steps=number, told=f"{named(move, say)}.")
        for number, move in enumerate(next_moves(position), start=1)
    ]
    if slip:
        return [sentences[slip.step]]
    return sentences


def _unbroken(sentences: list[str]) -> str:
    """Return sentences in bold as HTML; lines break only between them."""
    text = " ".join(sentence.replace(" ", NO_BREAK) for sentence in sentences)
    return f"<b>{to_html(text)}</b>"
