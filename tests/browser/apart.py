"""In what window and page are known to differ at 1280x800: what the page has not, and what letters push elsewhere.

A page has no full screen, no pictures to save, no Tab and no end of its own. Its smallest type is of 16 pixels, where a
window's is of 14.
"""

from __future__ import annotations

FULL_SCREEN = [
    "elsewhere: box panel with border to text 'Theme' text",
    "window: box panel with border",
    "window: text 'F11' muted",
    "window: text 'Full screen' text",
]
"""The page's header has one button less, and the one beside it stands in its place."""

HELP = [
    # Without some rows the page's card is narrower, and all of it stands nearer to the middle.
    "elsewhere: box panel with border to box panel with border",
    "window: text 'F11' text",
    "window: box panel with border",
    "window: text 'Alt+Enter' text",
    "window: text 'full screen, and back' text",
    "window: box panel with border",
    "window: text 'S' text",
    "window: text 'save a picture' text",
    "window: box panel with border",
    "elsewhere: text 'F1' text to text 'this help' text",
    "window: box panel with border",
    "window: text 'Tab' text",
    "window: box panel with border",
    "window: text 'Shift+Tab' text",
    "window: text 'next, previous button' text",
    "window: box panel with border",
    "window: text 'Ctrl+Q' text",
    "window: text 'quit' text",
    "elsewhere: box panel with border to text 'zoom the tree' text",
]

APART = {
    # Its lines stand closer, in smaller type: they have to be as wide as the letters of the page.
    "recursion": [*FULL_SCREEN, "elsewhere: text '7' muted to text 'place(1)' text"],
    # The aim breaks at another word.
    "what is left": [
        "elsewhere: box panel with border to box panel with border",
        "window: text 'F11' muted",
        "window: text 'Full screen' text",
        "window: box panel with border",
        "broken elsewhere: Set 8 queens on the board so that none attacks another.",
    ],
    # There the window has no button for the full screen, either.
    "whole tree": [],
    # The chip of the exercise is narrower by the button that is not there.
    "my own board": [
        "elsewhere: box panel with border to box panel with border",
        "window: text 'F11' muted",
        "window: text 'Full screen' text",
        "window: box panel with border",
    ],
    "help": [*FULL_SCREEN, *HELP],
    # The names of the buttons are wider, so that the slider's own has no room.
    "German": [
        "elsewhere: box panel with border to text 'Farben' text",
        "window: box panel with border",
        "window: text 'F11' muted",
        "window: text 'Vollbild' text",
        "window: text 'Tempo' muted",
    ],
}
"""By the names of the states; in all others it is what the full screen makes alone."""
