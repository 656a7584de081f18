"""The row of controls: its buttons and the speed. On phones, it is a row of icons."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from ..app.actions import BINDING_OF, BINDINGS
from ..app.binding import Group
from ..app.commands import FASTEST, FULL, SLOWEST, Action
from ..app.layers import Layer
from ..pens import BOLD, ButtonLook, Icon, Rect, Room, SliderLook, Ui, first_fitting
from ..words.words import Words
from .scene import Scene, Setting

ON_PHONES = {
    Action.RESTART: (Icon.FIRST, "short_restart"),
    Action.CLEAR: (Icon.FIRST, "short_clear"),
    Action.BACK: (Icon.BACKWARD, "short_back"),
    Action.RUN: (Icon.PLAY, "run"),
    Action.HALT: (Icon.PAUSE, "halt"),
    Action.NEXT: (Icon.PLAY, "short_next"),
    Action.GO_ON: (Icon.PLAY, "short_next"),
    Action.NEXT_SOLUTION: (Icon.LAST, "short_solution"),
    Action.GO_THERE: (Icon.LAST, "short_go_there"),
    Action.ALL_HAVE_ONE: (Icon.LAST, "short_all_have_one"),
    Action.START: (Icon.LAST, "short_start"),
    Action.ALL: (Icon.ENDLESS, "short_all"),
    Action.NEXT_CHANGE: (Icon.NEXT_QUEEN, "short_next_change"),
    Action.TO_FAULT: (Icon.FLAG, "short_to_fault"),
    Action.TO_END: (Icon.LAST, "short_to_end"),
}
"""The icons of buttons on phones, and the keys of their short names."""

TOUCH_ROW = (
    Action.RESTART,
    Action.BACK,
    Action.RUN,
    Action.NEXT,
    Action.NEXT_SOLUTION,
    Action.ALL,
)
"""The buttons of a phone from the left."""


# The speed on its slider.

FULL_FROM = 0.97  # from this share of the slider on, the speed is full
FASTEST_AT = FULL_FROM - 0.05  # the share at the fastest speed that is not full


@lru_cache(maxsize=16)
def speed_text(speed: float, say: Words, unit: str = "steps_a_second") -> str:
    """Return a speed in words; a slow one with a digit after the point.

    The unit is the key of a message.
    """
    if speed == FULL:
        return say("full_speed")
    digits = 1 if speed < 10 else 0
    return say(unit, speed=say.number(speed, digits))


def speed_at(share: float) -> float:
    """Return the speed at a share of its slider, in steps a second.

    Up to FASTEST_AT, equal distances multiply the speed by the same factor. Then it is
    the fastest one, and at the end it is full.
    """
    if share >= FULL_FROM:
        return FULL
    factor = FASTEST / SLOWEST
    part = max(0.0, share) / FASTEST_AT
    speed: float = SLOWEST * factor**part
    return min(FASTEST, speed)


def slider_share(speed: float) -> float:
    """Return the share of the slider that has a speed; the inverse of `speed_at`."""
    if speed == FULL:
        return 1.0
    return math.log(speed / SLOWEST) / math.log(FASTEST / SLOWEST) * FASTEST_AT


# What is shown.


class ControlButton(NamedTuple):
    """A button of the row. Its width stays when another button takes its place."""

    button: ButtonLook
    short_label: str  # empty if it has only one label
    labels: tuple[str, ...]  # of all buttons that can be in this place
    short_labels: tuple[str, ...]
    keys: tuple[str, ...]


class SpeedLook(NamedTuple):
    """What the slider of the speed is drawn from."""

    share: float  # of the slider, from 0 to 1
    name: str  # of the slider
    text: str  # the speed in words
    widest_text: str  # none is wider


class ControlsLook(NamedTuple):
    """What the controls are drawn from."""

    buttons: tuple[ControlButton, ...]
    speed: SpeedLook
    widest_counters: str  # no text of the counters at their right is wider


class TouchButton(NamedTuple):
    """A button of a phone. Its width stays when another button takes its place."""

    look: ButtonLook
    icon: Icon
    name: str  # below the icon
    widest_name: str  # no button that takes its place has a wider name


def controls_look(setting: Setting, speed: float) -> ControlsLook:
    """Return what the controls show for a mouse and keys."""
    say = setting.say
    buttons = []
    for action in setting.actions_in(Group.CONTROLS):
        buttons.append(_control_button(setting, action))
    unit = "lines_a_second" if setting.is_program else "steps_a_second"
    slider = SpeedLook(
        slider_share(speed),
        say("speed"),
        speed_text(speed, say, unit),
        widest_text=speed_text(FASTEST, say, unit),
    )
    widest_counters = say("step_of", steps=88_888, total=88_888)
    return ControlsLook(tuple(buttons), slider, widest_counters)


def touch_buttons(setting: Setting) -> tuple[TouchButton, ...]:
    """Return the controls of a phone.

    While the search can be halted, there is "Halt" instead of "Run".
    """
    say = setting.say
    halt = _button(setting, Action.HALT)
    buttons = []
    for action in TOUCH_ROW:
        if action is Action.RUN and halt.is_enabled:
            button = halt
        else:
            button = _button(setting, action)
        # Another action can take the place of the row's.
        icon, name_key = ON_PHONES[button.action]
        widest_name = _longest_name(setting, action)
        buttons.append(TouchButton(button, icon, say(name_key), widest_name))
    return tuple(buttons)


def _longest_name(setting: Setting, action: Action) -> str:
    """Return the longest short name that the place of an action can have now."""
    actions = [action]
    if setting.is_program:
        actions += [
            binding.action
            for binding in BINDINGS
            if binding.stands_for is action and Layer.PROGRAM in binding.layers
        ]
    return max([_short_name(one, setting.say) for one in actions], key=len)


def _button(setting: Setting, action: Action) -> ButtonLook:
    """Return the button of an action; it is primary if Space presses it now."""
    has_space = "space" in BINDING_OF[action].keys
    is_space_free = "space" not in setting.taken_keys
    is_primary = has_space and is_space_free and action in setting.can
    return setting.button(action, is_primary=is_primary)


def _control_button(setting: Setting, action: Action) -> ControlButton:
    """Return the button of an action, with all labels and keys that its place can show.

    These are its own and those of actions that replace it in some layer. Only "Next
    solution" has a short label.
    """
    say = setting.say
    button = _button(setting, action)
    bindings = [
        binding
        for binding in BINDINGS
        if action in (binding.action, binding.stands_for)
        and (setting.is_program or Layer.PROGRAM not in binding.layers)
    ]
    labels = [say(binding.name) for binding in bindings]
    keys = [say.key(binding.keys[0]) for binding in bindings if binding.keys]
    short_label = ""
    short_labels = []
    if action is Action.NEXT_SOLUTION:
        short_label = _short_name(button.action, say)
        short_labels = [_short_name(binding.action, say) for binding in bindings]
    return ControlButton(
        button,
        short_label,
        labels=tuple(labels),
        short_labels=tuple(short_labels),
        keys=tuple(keys),
    )


def _short_name(action: Action, say: Words) -> str:
    """Return the short name that a button has on phones."""
    _, key = ON_PHONES[action]
    return say(key)


# How they are drawn. Of pairs, the first is in pixels of the design, the second is the
# least number of pixels.


def draw_controls(ui: Ui, room: Rect, scene: Scene) -> Rect | None:
    """Draw the controls. Return the place for the counters at their right, if any."""
    if ui.type.touch:
        buttons = ui.cached(touch_buttons, scene.setting)
        ui.part("controls", room, touch_controls, buttons)
        return None
    look = ui.cached(controls_look, scene.setting, scene.moment.speed)
    places: ControlsPlaces = ui.part("controls", room, controls, look).result
    return places.counters


class ControlsPlaces(NamedTuple):
    """The place of the controls, and of the counters if they fit beside them."""

    place: Rect
    counters: Rect | None


GAP = (8, 4)  # between two buttons
GROUPS = {Action.BACK, Action.RESTART}  # each begins a group, a little apart
GROUP_GAPS = 4  # gaps for both groups together
MOST_MARGIN = 17  # pixels of the design at both sides of a label
LEAST_MARGIN = 2  # pixels, for the same
HANDLE = (8, 5)  # the radius of the speed's handle
HANDLE_EDGE = 3  # pixels around it


def controls(ui: Ui, room: Room, look: ControlsLook) -> ControlsPlaces:
    """Draw the buttons from the left, then the speed.

    At the end of the row there is a place for the counters, if they fit.
    """
    row = Room(*room)
    gap = ui.scaled(*GAP)
    fit = _fit_row(ui, room, look)
    _draw_and_cut_buttons(ui, row, look.buttons, fit)
    # There are three gaps between the buttons and the speed.
    row.cut_left(2 * gap)
    counters = None
    if fit.form.has_counters:
        counters = row.cut_right(row.width - fit.slider_width, 2 * gap)
    else:
        # The slider is at the right end, up to twice as wide as it needs.
        row.cut_left(max(0, row.width - 2 * fit.slider_width))
    _draw_speed(ui, row, look.speed)
    # At full speed the handle reaches over the end of its line.
    right = row.right + ui.scaled(*HANDLE) + HANDLE_EDGE
    whole = Rect(*room.topleft, right - room.left, room.height)
    return ControlsPlaces(whole, counters)


def _draw_and_cut_buttons(
    ui: Ui, row: Room, controls: tuple[ControlButton, ...], fit: RowFit
) -> None:
    """Draw the buttons from the left, and cut their places and gaps from the row.

    The spare pixels of the fit are shared by the margins at both sides of all labels,
    from LEAST_MARGIN up to MOST_MARGIN each. Some are left for the groups' gaps.
    """
    gap = ui.scaled(*GAP)
    for_margins = fit.spare - GROUP_GAPS * gap
    free_margin = max(LEAST_MARGIN, for_margins // (2 * len(controls)))
    margin = min(free_margin, ui.scaled(MOST_MARGIN))
    for control, label_width in zip(controls, fit.widths, strict=True):
        button = control.button
        if button.name in GROUPS:
            # A group's gap. It is narrower if margins are narrow.
            row.cut_left(min(2 * gap, 2 * free_margin))
        place = row.cut_left(label_width + 2 * margin, gap)
        ui.button_over_key(place, _form_of_button(control, fit), ui.type.body)


def _form_of_button(control: ControlButton, fit: RowFit) -> ButtonLook:
    """Return a button with its label, short or long, and its key if keys fit."""
    button = control.button
    if fit.form.has_short_labels and control.short_label:
        button = button._replace(label=control.short_label)
    return button if fit.has_keys else button.bare


LEAST_SLIDER = 150  # pixels of the design
SHORT_SLIDER = 45  # pixels of the design


class RowForm(NamedTuple):
    """A way to draw the row of controls."""

    has_counters: bool = False  # beside the controls, and the slider has its name
    has_short_labels: bool = True
    has_keys: bool = True  # below the labels, if the row is high enough
    least_margin: int = LEAST_MARGIN  # pixels at both sides of a label
    has_short_slider: bool = False  # the speed above it is left out if it doesn't fit


FORMS = (
    RowForm(has_counters=True, has_short_labels=False, least_margin=6),
    RowForm(has_counters=True),
    RowForm(),
    RowForm(has_short_slider=True),
    RowForm(has_short_slider=True, has_keys=False),
)
"""From the widest to the narrowest."""


class RowFit(NamedTuple):
    """The row of controls in one of its forms, in pixels."""

    form: RowForm
    has_keys: bool  # below the labels
    widths: list[int]  # of the buttons' labels
    slider_width: int
    spare: int  # the width that is left for the margins of buttons; may be negative

    @property
    def fits(self) -> bool:
        """Whether the row fits the room.

        A row that is too low for keys is too low for counters too.
        """
        if self.form.has_counters and not self.has_keys:
            return False
        least_margins = 2 * self.form.least_margin * len(self.widths)
        return self.spare >= least_margins


TEXT_MARGIN = 8  # pixels: the slider is wider than its text
COUNTERS_GAPS = 3  # gaps between the buttons, the speed and the counters


def _fit_row(ui: Ui, room: Rect, look: ControlsLook) -> RowFit:
    """Return the row in the widest form that fits a room."""
    rows = (_row_in(ui, room, look, form) for form in FORMS)
    return first_fitting(rows, lambda row: row.fits)


def _row_in(ui: Ui, room: Rect, look: ControlsLook, form: RowForm) -> RowFit:
    """Return the row in a form, whether it fits the room or not."""
    hint = ui.type.hint
    has_keys = form.has_keys and room.height >= ui.type.body + hint
    gap = ui.scaled(*GAP)
    widths = []
    for control in look.buttons:
        labels = control.labels
        if form.has_short_labels and control.short_labels:
            labels = control.short_labels
        keys = control.keys if has_keys else ()
        widths.append(_widest(ui, labels, keys))
    if form.has_short_slider:
        slider_width = ui.scaled(SHORT_SLIDER)
    else:
        # As wide as the text above it: the speed, and its name if that fits.
        speed_width = ui.width(look.speed.widest_text, hint) + TEXT_MARGIN
        slider_width = max(speed_width, ui.scaled(LEAST_SLIDER))
    counters_width = 0
    if form.has_counters:
        slider_width += ui.width(look.speed.name, hint)
        # They have a place of their own, which does not grow with them.
        counters_width = ui.width(look.widest_counters, ui.type.body, BOLD) + 2 * gap
    gaps = (len(widths) + COUNTERS_GAPS) * gap
    spare = room.width - gaps - slider_width - counters_width - sum(widths)
    return RowFit(form, has_keys, widths, slider_width=slider_width, spare=spare)


def _widest(ui: Ui, labels: tuple[str, ...], keys: tuple[str, ...]) -> int:
    """Return the width of the widest of some labels and the keys below them."""
    widths = [ui.width(label, ui.type.body, BOLD) for label in labels]
    widths += [ui.width(key, ui.type.hint) for key in keys]
    return max(widths)


TRACK = (6, 4)  # the height of the slider's line
BELOW_TRACK = (8, 5)
ABOVE_TRACK = (3, 1)
GRAB = (16, 28)  # pixels: the line can be grabbed in a room wider and higher by these


def _draw_speed(ui: Ui, room: Room, speed: SpeedLook) -> None:
    """Draw the slider at the foot of a room. Above it, write its name and the speed.

    The name is at the left. Each text is left out if it doesn't fit.
    """
    # A margin below the line.
    room.cut_bottom(ui.scaled(*BELOW_TRACK))
    track = room.cut_bottom(ui.scaled(*TRACK), gap=ui.scaled(*ABOVE_TRACK))
    slider = SliderLook(
        Action.SPEED,
        speed.share,
        radius=ui.scaled(*HANDLE),
        label=speed.name,
        value=speed.text,
    )
    ui.slider(slider, track, reach=track.inflate(*GRAB))
    size = min(ui.type.hint, room.height - 2)
    free = room.width - ui.width(speed.text, size)
    if free >= 0:
        ui.text(speed.text, size, "text", bottomright=room.bottomright)
    # The name fits if there is more than a gap between both.
    gap = size // 2
    if free - ui.width(speed.name, size) > gap:
        ui.text(speed.name, size, "muted", bottomleft=room.bottomleft)


TOUCH_GAP = 3  # pixels between two buttons


def touch_controls(ui: Ui, room: Room, buttons: tuple[TouchButton, ...]) -> None:
    """Draw the controls of a phone over the whole width of a room.

    If all names fit, they are below the icons, and each button is as wide as its name
    needs. Otherwise there are no names, and all buttons have the same width.
    """
    row = Room(*room)
    count = len(buttons)
    free = room.width - (count - 1) * TOUCH_GAP
    size = ui.type.body
    name_widths = [ui.width(button.widest_name, size, BOLD) for button in buttons]
    has_names = free - sum(name_widths) >= 2 * LEAST_MARGIN * count
    widths = name_widths if has_names else [0] * count
    # What the names leave is shared by all buttons.
    share = (free - sum(widths)) / count
    for button, width in zip(buttons, widths, strict=True):
        if button is buttons[-1]:
            # Widths are cut to whole pixels: the last button has all that is left.
            place = row
        else:
            place = row.cut_left(width + share, gap=TOUCH_GAP)
        label = button.name if has_names else ""
        look = button.look.bare._replace(label=label, description=button.name)
        ui.button(look, place, icon=button.icon)
