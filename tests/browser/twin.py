"""The page's view in CPython: what the page should show, and where."""

from __future__ import annotations

from queens_viz.app.commands import QVIEW_SPEED
from queens_viz.app.exercise import Exercise
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.page_view import PageView
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from ..states import press, settle

Point = tuple[int, int]


def view_at(n: int, at: str = ":1", keys: str = "", size: Point = (1280, 800), **options: object) -> PageView:
    """Return the view of a page that was begun with options, at a place, after some keys.

    Where that begins with #, a link has led there, which is a move.
    """
    place = at.removeprefix("#")
    position = Position.end(n) if place == "end" else Position.parse(place, n)
    begun = Search(n) if at != place else Search.at(position)
    player = Player(begun, speed=QVIEW_SPEED)
    exercise = Exercise.PREDICT if options.get("predict") else None
    language, theme = str(options.get("language", "en")), str(options.get("theme", "light"))
    view = PageView(player, State(language, theme=theme, exercise=exercise, has_outlook=bool(options.get("ahead"))))
    view.size = size
    if at != place:
        view.app.jump(position, is_told=False)
    settle(view)
    for key in keys.split():
        press(view, key)
    while player.is_busy and not player.aim:
        # Where nothing runs, the page counts on a large board, too.
        view.pass_time(player.due)
    return view
