"""A worksheet as a page to print: the questions, two beside each other, and after a page break the key."""

from __future__ import annotations

import re

from ..app.challenge import SIZES
from ..app.questions import Answer, Question, Square, evidence, named, right, wording
from ..search.position import attackers
from ..words.words import Words
from . import drawing, paper
from .paper import Html, Items, Section, marked, written
from .printed import Printed
from .sheet import STEPS, Kind, Sheet, Task, boards, walk

BLANK = "_"
"""What stands in a message where something is to be written."""

NO_BREAK = "\u00a0"
"""A space at which no line breaks."""

MOST_ATTACKERS, SHOWN = 3, 2
"""The most queens that can attack a square; how many nodes of a tree that is to be completed are given."""


def page(sheet: Sheet, language: str, address: str = "") -> str:
    """Return the whole page; it follows from the sheet, the language and the page's address alone."""
    say = Printed(language)
    number = say("sheet_number", seed=str(sheet.seed))
    signs = (
        drawing.sign(is_candidate=False) + marked(say("sheet_queen")),
        drawing.sign(is_candidate=True) + marked(say("sheet_red")),
        say("sheet_counted"),
    )
    rules = (
        say("sheet_task", n=sheet.n),
        Items(tuple(map(Html, signs))),
        Html(f"<h3>{say('sheet_rules')}</h3>"),
        Items((say("rule_up"), say("rule_place"), say("sheet_rule_return"))),
    )
    again = f"`python -m queens_viz {sheet.n} --worksheet FILE.html --questions {len(sheet.tasks)} --seed {sheet.seed} "
    person = Html(
        "".join(
            f"<span>{one}</span>"
            for one in (say("sheet_name"), say("sheet_date"), number)
        )
    )
    # A board that is too small for a challenge has its search.
    link = (
        f"{address}#ask={sheet.seed}&n={sheet.n}"
        if sheet.n in SIZES
        else f"{address}#n={sheet.n}"
    )
    shared = (
        [Section("", (drawing.code(link), say("sheet_share")), "share")]
        if address
        else []
    )
    numbered = list(enumerate(sheet.tasks, start=1))
    sections = (
        *shared,
        Section("", (person,), "person"),
        Section("", rules, "rules"),
        Section(
            "", tuple(_question(k, task, say) for k, task in numbered), "questions"
        ),
        Section(
            say("sheet_key"),
            (
                Items(
                    tuple(
                        Html(f"{_number(k)}<div>{_answer(task, say)}</div>")
                        for k, task in numbered
                    )
                ),
                f"{say('sheet_again')} {again}--language {language}`",
            ),
            "key",
        ),
    )
    return paper.page(
        language,
        "worksheet",
        say("sheet_title", problem=say.count("caption", sheet.n)),
        sections,
    )


def _number(number: int) -> str:
    return f'<span class="number">{number}</span>'


def _question(number: int, task: Task, say: Printed) -> Html:
    """Return a question about a board, with room for the answer beside it."""
    position, kind = task.position, task.kind.value
    title, told = (
        say(f"{asks}_{kind}", column=position.column + 1) for asks in ("ask", "sheet")
    )
    tested = say.being_tested(position)
    place = say.of_square("sheet_square", position)
    if task.kind is Kind.RETURN:
        # What follows a solution stands in the rules.
        place = (
            tested
            if position.is_solution
            else wording(Question.RETURN, position, say)[1]
        )
    elif task.kind in (Kind.WHY, Kind.TREE):  # no square is asked about
        place = ""
    board = drawing.board(position, f"{say.rows(position.queens)} {tested}")
    return Html(
        f'<article class="{kind}"><h3>{_number(number)}{marked(title)}</h3>{written(told)}'
        f'<p><b>{marked(place)}</b></p><div class="desk">{board}<div class="answer">{_room(task, say)}</div>'
        "</div></article>"
    )


def _room(task: Task, say: Words) -> str:
    """Return where the answer to a question is written, and what is given of it."""
    n, column, row = task.position.n, say("sheet_column"), say("sheet_row")
    match task.kind:
        case Kind.VERDICT:
            by = _with_blanks(say("sheet_by", column=BLANK))
            safe, attacked = (
                f"<b>{marked(say(key))}</b>"
                for key in ("answer_safe", "answer_attacked")
            )
            return f"<p>{safe}</p><p>{attacked}<br>{by}</p>"
        case Kind.REASON:
            return _table([column, say("sheet_line")], [["", ""]] * MOST_ATTACKERS)
        case Kind.RETURN:
            return f"<p>{_with_blanks(say('sheet_next', column=BLANK, row=BLANK))}</p>"
        case Kind.WHY:
            return _table(
                [row, say("sheet_attacker")], [[str(k), ""] for k in range(n, 0, -1)]
            )
        case Kind.TREE:
            return drawing.tree(n, boards(n, task.position.board), column, shown=SHOWN)
    given: list[Answer | Square | None] = [None] * STEPS
    if task.slip:
        given = [*walk(task.position)]
        given[task.slip[0]] = task.slip[1]
    rows = [[str(k), *_cells(one, say)] for k, one in enumerate(given, start=1)]
    return _table([say("sheet_step"), column, row], rows)


def _cells(one: Answer | Square | None, say: Words) -> list[str]:
    if isinstance(one, tuple):
        return [str(one[0] + 1), str(one[1] + 1)]
    return [say("word_solution").partition("/")[0] if one else "", ""]


def _with_blanks(text: str) -> str:
    """Return a text with room to write, which stays on one line with the words and signs around it."""
    whole = re.sub(
        rf"\S+ {BLANK}\S*", r'<span class="whole">\g<0></span>', marked(text)
    )
    return whole.replace(BLANK, '<span class="blank"></span>')


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{marked(one)}</th>" for one in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _answer(task: Task, say: Words) -> str:
    """Return what is right, and why."""
    kind, position, slip = task
    if kind is Kind.TREE:
        n, every = position.n, boards(position.n, position.board)
        queens = say("sheet_drawn", queens=len(every) - SHOWN)
        counts = f"{queens} · {say.solutions(sum(len(one) == n for one in every), is_over=True)}"
        return f"<b>{marked(counts)}</b>{drawing.tree(n, every, say('sheet_column'))}"
    if question := Question.__members__.get(kind.name):
        answers = say.listed(
            named(one, say) for one in sorted(right(question, position), key=str)
        )
        return (
            f"<b>{marked(answers)}</b><br>{marked(evidence(question, position, say))}"
        )
    if kind is Kind.WHY:
        by = [(row + 1, attackers(position.board, row)) for row in range(position.n)]
        lines = [
            say("line_row", row=row, queens=", ".join(str(one + 1) for one in columns))
            for row, columns in by
        ]
    else:
        steps = list(enumerate(walk(position), start=1))
        asked = steps[slip[0] : slip[0] + 1] if slip else steps
        lines = [
            say("line_step", steps=k, told=f"{named(one, say)}.") for k, one in asked
        ]
    return f"<b>{marked(' '.join(line.replace(' ', NO_BREAK) for line in lines))}</b>"
