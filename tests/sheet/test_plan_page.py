"""A teacher's plan as a page: all of it is there, and a board where one helps."""

from __future__ import annotations

import html
import re

import pytest

from queens_viz.app.lesson import LESSONS
from queens_viz.sheet.plan import plan
from queens_viz.sheet.plan_page import marked, page
from queens_viz.words.words import LANGUAGES, Words

EVERY = pytest.mark.parametrize(
    ("number", "language"), [(lesson.number, code) for lesson in LESSONS for code in LANGUAGES]
)


@EVERY
def test_every_stop_exercise_and_answer_of_the_plan_is_on_the_page(number: int, language: str) -> None:
    text, made = page(number, Words(language)), plan(number, Words(language))
    assert f'<html lang="{language}">' in text
    assert not re.findall("@[A-Z]+@", text)
    assert text.count('<article class="stop"') == len(made.stops)
    for stop in made.stops:
        for words in (stop.question, stop.answer, stop.teacher):
            assert marked(words) in text
    for item in (*made.exercises, *made.answers, *made.before, *made.goals):
        assert f"<li>{marked(item)}</li>" in text
    for tag in ("article", "section", "figure", "kbd", "code", "li", "p", "div"):
        assert len(re.findall(f"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag


@EVERY
def test_no_mark_is_left_and_nothing_is_asked_for(number: int, language: str) -> None:
    body = page(number, Words(language)).partition("<body>")[2]
    told = html.unescape(re.sub("<code>.*?</code>|<[^>]+>", "", body))
    assert not re.search(r"[`*\[\]]", told)
    assert not re.search(r"\b(src|href)=", body)


def test_a_board_is_drawn_where_queens_stand_and_told_to_those_who_do_not_see_it() -> None:
    text = page(1, Words())
    drawn = re.findall(r'<article class="stop" id="stop-(\d+)">((?:(?!</article>).)*<svg.*?)</article>', text)
    stops = LESSONS[0].stops
    assert [int(number) for number, _ in drawn] == [
        number for number, stop in enumerate(stops, start=1) if re.match(r"\d", stop.at)
    ]
    for number, stop in drawn:
        assert f"<code>{stops[int(number) - 1].at}</code></figcaption>" in stop
        assert 'aria-label="The board where this stop begins. Rows of the queens' in stop


def test_beside_a_live_page_each_stop_leads_there() -> None:
    text = page(2, Words(), "live.html")
    assert re.findall('<a href="([^"]+)"', text) == [f"live.html#lesson=2.{k}" for k in range(1, 15)]


def test_the_signs_of_a_page_are_written_as_such() -> None:
    assert marked("a < b & `c < d`") == "a &lt; b &amp; <code>c &lt; d</code>"
