"""The live page begun anew in the document that is open, as a page that has just been opened: that costs a third."""

from __future__ import annotations

ANEW = """
from browser import window
from queens_viz.browser.page_main import PAGE, make_view
from queens_viz.browser.page_voice import Voice
from queens_viz.parts.view_state import ViewState

def begin_anew(options, fragment):
    options, js = options.to_dict(), window.document
    view = PAGE.view
    made = make_view(options, PAGE._picture)
    js.activeElement.blur()
    window.getSelection().removeAllRanges()
    for name in ("player", "state", "chance", "_message_for"):
        setattr(view.app, name, getattr(made.app, name))
    view.desk.set_clipboard("")
    view.state, view._held, view._finger, view._movement, view._pressed = ViewState(), None, None, None, None
    view._has_moved = view._is_repeating = False
    PAGE._voice = Voice()
    PAGE._preferred = None if "theme" in options else view.app.state.theme
    address = PAGE._address
    address._known, address._first = "", address._link()
    window.history.replaceState("", "", window.location.href.partition("#")[0] + fragment)
    view.fit()
    view.forget()
    address.read()
    PAGE._back.begin()
    if options.get("run"):
        view.app.player.run()
    PAGE._follow_preferences()
    PAGE.request_paint()
    window.scrollTo(0, 0)

window.beginAnew = begin_anew
"""
"""Python that a page runs once; after it, the page can be begun anew with options, at a place in its address."""
