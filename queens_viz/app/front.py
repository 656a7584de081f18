"""What an app asks of the window or page that shows it."""

from __future__ import annotations

from .commands import Action


class Front:
    """What shows an app: here one that shows nothing.

    What only the eye would miss is a front's own: how far the list is scrolled, how large the tree is, and which
    button has the ring.
    """

    missing: frozenset[Action] = frozenset()
    """Actions that it has no use for: no key means them, and nothing shows them."""

    themes: tuple[str, ...] = ("light",)
    """The names of the themes that it can show, in the order in which a key goes through them."""

    @property
    def has_panel(self) -> bool:
        """Whether there is room for more than the board."""
        return True

    @property
    def has_keys(self) -> bool:
        """Whether keys are told of, and do what else is a row of the menu; on phones there are fingers alone."""
        return True

    @property
    def has_two_panels(self) -> bool:
        """Whether the tree has a panel of its own."""
        return False

    @property
    def has_ring(self) -> bool:
        """Whether a button has the ring, so that Space and Enter press it."""
        return False

    @property
    def is_on_tree(self) -> bool:
        """Whether the tree has the ring, so that keys choose a node."""
        return False

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and the values beside it both fit."""
        return True

    @property
    def open_levels(self) -> int | None:
        """How many levels of a finished tree have room, None where that was not asked."""
        return None

    def move_ring(self, step: int) -> None:
        """Give the ring to the next button, or to the one before where the step is -1."""

    def drop_ring(self) -> None:
        """Take the ring away."""

    def press_ring(self) -> None:
        """Press the button that has the ring."""

    def reveal(self, line: int | None) -> None:
        """Scroll the list so that a line can be seen; None is the newest one."""

    def settle(self) -> None:
        """Let list, tree and boards stand as at first: neither scrolled nor moved."""

    def fit_tree(self) -> None:
        """Make the whole tree as large as fits."""

    def save(self, stem: str) -> str:
        """Save a picture as stem-0001.png or the like, and return its path; OSError where that can't be done."""
        raise OSError("there is no picture")

    def quit(self) -> None:
        """End the program."""
