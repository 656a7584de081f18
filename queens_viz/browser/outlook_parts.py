"""What is left as HTML: what a strip says of the later columns, and the button that takes it away again."""

from __future__ import annotations

from ..looks.ahead import AheadLook
from .parts import escaped, glued

_COLUMN = (
    '<svg viewBox="0 0 18 45" aria-hidden="true"><path class="cells" d="M2 2h14v41h-14z"/>'
    '<path d="M2 16h14M2 29h14"/></svg>'
)
"""A small column as it is framed on the board."""


def strip(look: AheadLook) -> str:
    """Return what the strip says, whole and in short; where steps are too many to be read, the button alone."""
    said, button = look.outlook, look.button
    words = (
        f'{_COLUMN}<p><b class="whole">{glued(said.headline)}</b><b class="brief">{glued(said.short)}</b> '
        f'<span class="whole">{glued(said.reason)}</span></p>'
    )
    label, key = escaped(button.label), button.hint
    return (
        f"{words if said.headline else '<p></p>'}"
        f'<button data-action="OUTLOOK" aria-pressed="true" aria-label="{label}" '
        f'aria-keyshortcuts="{key}"><span>{label}</span> <kbd aria-hidden="true">{key}</kbd></button>'
    )
