"""What starts in a page that does nothing: what Brython itself costs."""

from __future__ import annotations

from browser import document, window

document.body.dataset.ready = str(window.performance.now())
