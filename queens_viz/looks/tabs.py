"""The tabs of a panel: which there are, and which is open."""

from __future__ import annotations

from ..app.binding import Group
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from .buttons import bindings_of, button
from .scene import Scene


def opened(scene: Scene, *, has_two_panels: bool) -> list[Action]:
    """Return the open tab of each panel: where there are two, the second one is the tree's."""
    tab = scene.state.open_tab(scene.n)
    if not has_two_panels:
        return [tab]
    return [Action.SOLUTIONS if tab is Action.TREE else tab, Action.TREE]


def with_aim(scene: Scene, *, has_two_panels: bool) -> tuple[Action, ...]:
    """Return the tabs at whose head the aim stands: an empty list, and a tree that has nothing but the first row.

    Where there are two panels it stands once, in the list. In a lesson it is the teacher who tells it.
    """
    if scene.state.lesson:
        return ()
    position = scene.seen.position
    is_bare = not (position.board or position.candidate or position.is_end or has_two_panels)
    is_empty = not len(scene.findings.solutions)
    return (Action.SOLUTIONS,) * is_empty + (Action.TREE,) * is_bare


def look(scene: Scene, tab: Action, *, has_two_panels: bool) -> tuple[ButtonLook, ...]:
    """Return the tabs of the panel in which one is open, which is the primary one."""
    bindings = bindings_of(scene, Group.TABS)
    if has_two_panels:
        bindings = [binding for binding in bindings if (binding.action is Action.TREE) is (tab is Action.TREE)]
    return tuple(button(scene, binding, is_primary=binding.action is tab) for binding in bindings)
