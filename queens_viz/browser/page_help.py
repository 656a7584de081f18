"""The help of the page, as it is read aloud."""

from __future__ import annotations

from ..parts.help import sections as help_sections
from ..parts.scene import Scene


def help_html(scene: Scene) -> str:
    """Return the help as it is read aloud, as HTML."""
    say = scene.say
    parts = [
        f'<h2 id="help-title">{say("help_title")}</h2>',
        f'<button data-key="CLOSE">{say("help_close")}</button>',
    ]
    for section in help_sections(scene.setting):
        items = []
        for line in section.lines:
            keys = ", ".join([key.name for key in line.keys])
            items.append(f"<li>{say.labelled(keys, line.words)}</li>")
        parts.append(f"<h3>{section.title}</h3><ul>{''.join(items)}</ul>")
    return "".join(parts)
