"""The live page begun anew in the document that is open, as a page that has just been opened: that costs a third."""

from __future__ import annotations

ANEW = """
from browser import document, window
from queens_viz.app.own_board import OwnBoard
from queens_viz.browser.page_main import PAGE, _app
from queens_viz.browser.page_voice import Voice

def begin_anew(options, fragment):
    options = options.to_dict()
    app, begun, painter = PAGE.app, _app(options), PAGE.painter
    for name in ("player", "state", "say", "chance", "_message_for"):
        setattr(app, name, getattr(begun, name))
    app.desk.take("")
    painter.panel.fit()
    painter.panel.scroll = painter.panel.tree = painter._scene = None
    painter._voice = Voice()
    if painter._hover:
        painter._hover._target = None
    PAGE.input.is_held = PAGE.input._drags_line = False
    PAGE._preferred = None if "theme" in options else app.state.theme
    window.document.documentElement.removeAttribute("data-hovers")
    window.document.activeElement.blur()
    window.getSelection().removeAllRanges()
    if switch := window.document.getElementById("letters"):
        switch.checked = False
    PAGE.address._known, PAGE.address._due, PAGE.address._first = "", "", PAGE.address._place()
    window.history.replaceState("", "", window.location.href.partition("#")[0] + fragment)
    PAGE.address.read()
    painter.fit()
    if options.get("run"):
        app.player.run()
    PAGE.after()
    window.scrollTo(0, 0)
    window.document.getElementById("contents").scrollTop = 0

window.beginAnew = begin_anew
"""
"""Python that a page runs once; after it, the page can be begun anew with options, at a place in its address."""
