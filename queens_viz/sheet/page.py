"""A worksheet as a page to print: the questions, and after a page break the key."""

from __future__ import annotations

import re

from ..app.questions import Question, evidence, named, right, wording
from ..command.template import filled, read
from ..pens.svg_shapes import escaped
from ..words.words import Words
from . import drawing
from .figures import Printed
from .sheet import STEPS, Kind, Sheet, Task, boards, walk

BLANK = "_"
"""What stands in a message where something is to be written."""

NO_BREAK = "\u00a0"
"""A space at which no line breaks."""

MOST_ATTACKERS = 3
"""The most queens that can attack a square."""

HEADINGS = {
    Kind.VERDICT: ("ask", "sheet_verdict"),
    Kind.REASON: ("ask_reason", "sheet_reason"),
    Kind.RETURN: ("ask_return", "sheet_return"),
    Kind.STEPS: ("ask_steps", "sheet_steps"),
    Kind.TREE: ("ask_tree", "sheet_tree"),
}
"""What stands above the questions of a kind, and what is to be done, by the keys of their words."""

ASKED = {Kind.VERDICT: Question.VERDICT, Kind.REASON: Question.REASON, Kind.RETURN: Question.RETURN}
"""The questions that Predict asks too."""


def page(sheet: Sheet, say: Words) -> str:
    """Return the whole page; it follows from the sheet and the language alone."""
    say = Printed(say.language)
    numbered = list(enumerate(sheet.tasks, start=1))
    texts = {
        "LANGUAGE": say.language,
        "TITLE": say("sheet_title", problem=say.count("caption", sheet.n)),
        "NAME": say("sheet_name"),
        "DATE": say("sheet_date"),
        "COUNTED": say("sheet_counted"),
        "TASK": say("sheet_task", n=sheet.n),
        "RULES": say("sheet_rules"),
        "NUMBER": say("sheet_number", seed=str(sheet.seed)),
        "KEY": say("sheet_key"),
        "AGAIN": say("sheet_again"),
        "COMMAND": f"queens-viz {sheet.n} --worksheet FILE.html --questions {len(sheet.tasks)} --seed {sheet.seed} "
        f"--language {say.language}",
    }
    words = {name: escaped(text) for name, text in texts.items()} | {
        "STYLE": read(__package__, "worksheet.css"),
        "QUEEN": drawing.sign(is_candidate=False) + escaped(say("sheet_queen")),
        "RED": drawing.sign(is_candidate=True) + escaped(say("sheet_red")),
        "ORDER": "".join(f"<li>{escaped(say(key))}</li>" for key in ("rule_up", "rule_place", "sheet_rule_return")),
        "QUESTIONS": "\n".join(
            _part(kind, [one for one in numbered if one[1].kind is kind], say) for kind in Kind
        ).strip(),
        "ANSWERS": "\n".join(f"<li>{_number(k)}<div>{_answer(task, say)}</div></li>" for k, task in numbered),
    }
    return filled(__package__, "worksheet.html", words)


def _part(kind: Kind, numbered: list[tuple[int, Task]], say: Words) -> str:
    """Return all questions of a kind, two in a row, with their heading."""
    if not numbered:
        return ""
    asked = [_long(k, task, say) if kind is Kind.TREE else _short(k, task, say) for k, task in numbered]
    rows = [f'<div class="pair">{"".join(asked[k : k + 2])}</div>' for k in range(0, len(asked), 2)]
    title, told = (escaped(say(key)) for key in HEADINGS[kind])
    heading = f"<h2>{title}</h2><p>{told}</p>"
    return "\n".join([f'<section><div class="begin">{heading}{rows[0]}</div>', *rows[1:], "</section>"])


def _number(number: int) -> str:
    return f'<span class="number">{number}</span>'


def _short(number: int, task: Task, say: Words) -> str:
    """Return a question about a board, with room for the answer beside it."""
    position = task.position
    where = {"column": position.column + 1, "row": position.candidate + 1}
    tested = say("move_full") if position.is_solution else say("is_tested", **where)
    board = drawing.board(position, escaped(f"{say.rows(position.queens)} {tested}"))
    if task.kind is not Kind.RETURN:
        told = say("sheet_square", **where)
    else:
        # What follows a solution stands in the rules.
        told = tested if position.is_solution else wording(Question.RETURN, position, say)[1]
    return (
        f'<article class="task"><h3>{_number(number)}{escaped(told)}</h3>'
        f'<div class="desk">{board}<div class="answer">{_room(task.kind, say)}</div></div></article>'
    )


def _room(kind: Kind, say: Words) -> str:
    """Return where the answer to a question is written: the same for all questions of a kind."""
    match kind:
        case Kind.VERDICT:
            by = _with_blanks(say("sheet_by", column=BLANK))
            safe, attacked = (
                f'<span class="word">{escaped(say(key))}</span>' for key in ("answer_safe", "answer_attacked")
            )
            return f"<p>{safe}</p><p>{attacked}<br>{by}</p>"
        case Kind.REASON:
            return _table([say("sheet_column"), say("sheet_line")], [["", ""]] * MOST_ATTACKERS)
        case Kind.RETURN:
            goes = say("sheet_next", column=BLANK, row=BLANK)
            return f"<p>{_with_blanks(goes)}</p>"
    heads = [say("sheet_step"), say("sheet_column"), say("sheet_row")]
    return _table(heads, [[str(k), "", ""] for k in range(1, STEPS + 1)])


def _with_blanks(text: str) -> str:
    """Return a text with room to write, which stays on one line with the words and signs around it."""
    whole = re.sub(rf"\S+ {BLANK}\S*", r'<span class="whole">\g<0></span>', escaped(text))
    return whole.replace(BLANK, '<span class="blank"></span>')


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escaped(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _long(number: int, task: Task, say: Words) -> str:
    """Return the question for a tree, with its beginning and room to draw."""
    n, root = task.position.n, task.position.board
    told = say("sheet_tree_above", row=root[0] + 1) if root else say("sheet_tree_whole")
    drawn = drawing.tree(n, drawing.beginning(n, root), say("tree_column"))
    return f'<article class="tree-task"><h3>{_number(number)}{escaped(told)}</h3>{drawn}</article>'


def _answer(task: Task, say: Words) -> str:
    """Return what is right, and why."""
    kind, position = task
    if kind is Kind.TREE:
        n, root = position.n, position.board
        every = boards(n, root)
        solutions = sum(len(one) == n for one in every)
        # The root stands for no queen, and the first queen is given.
        queens = say("sheet_drawn", queens=len(every) - (1 if root else 2))
        counts = f"{queens} · {say.found(solutions, is_over=True)}"
        return f"<b>{escaped(counts)}</b>{drawing.tree(n, drawing.whole(n, root), say('tree_column'))}"
    if kind is Kind.STEPS:
        steps = (f"{k}: {named(one, say)}" for k, one in enumerate(walk(position), start=1))
        return f"<b>{escaped('; '.join(step.replace(' ', NO_BREAK) for step in steps))}</b>"
    question = ASKED[kind]
    answers = "; ".join(named(one, say) for one in sorted(right(question, position), key=str))
    return f"<b>{escaped(answers)}</b><br>{escaped(evidence(question, position, say))}"
