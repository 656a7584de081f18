"""Strokes of keys, as WebDriver wants them."""

from __future__ import annotations

KEYS = {
    "backspace": "\ue003",
    "tab": "\ue004",
    "return": "\ue007",
    "shift": "\ue008",
    "ctrl": "\ue009",
    "alt": "\ue00a",
    "escape": "\ue00c",
    "space": " ",
    "page up": "\ue00e",
    "page down": "\ue00f",
    "end": "\ue010",
    "home": "\ue011",
    "left": "\ue012",
    "up": "\ue013",
    "right": "\ue014",
    "down": "\ue015",
    **{f"f{number}": chr(0xE030 + number) for number in range(1, 13)},
}
"""Keys that type nothing, by the names that the program's table of actions has for them."""


def stroke(key: str) -> list[dict[str, str]]:
    """Return what a key does; it is the character it types, or its name, with the keys held before it: ctrl+c."""
    *held, name = key.split("+") if len(key) > 1 else [key]
    holding = [KEYS[one] for one in held]
    down = [{"type": "keyDown", "value": one} for one in holding]
    up = [{"type": "keyUp", "value": one} for one in reversed(holding)]
    value = KEYS.get(name, name)
    return [
        *down,
        {"type": "keyDown", "value": value},
        {"type": "keyUp", "value": value},
        *up,
    ]
