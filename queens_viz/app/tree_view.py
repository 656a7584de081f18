"""What a person does with the tree: chooses a node, opens and closes, hides and shows."""

from __future__ import annotations

from ..search.strategy import FEWEST
from ..search.tree import Node
from .app import App
from .nodes import can_turn, next_node, node_at, path_of, position_of, tree_of, ways_of
from .state import Labels

WRITTEN = {Labels.ROW: "labels_row", Labels.STEP: "labels_step", Labels.NONE: "labels_none"}
"""What is said of each way to write on the nodes."""


def tree(app: App) -> Node:
    """Return the nodes of the tree that are to be seen."""
    position, levels = app.player.search.position, app.front.open_levels
    ways = ways_of(position, app.state.shown, levels)
    return tree_of(position, app.player.findings.sizes, app.state.tree, ways, levels)


def chosen_node(app: App) -> Node:
    """Return the node of what is on the board."""
    return node_at(tree(app), path_of(app.player.search.position, app.state.shown))


def choose_node(app: App, key: str) -> None:
    """Show the node that an arrow key leads to."""
    node = next_node(tree(app), chosen_node(app).board, key)
    app.show(position_of(node, app.player.search.n, app.player.search.strategy))


def can_turn_node(app: App) -> bool:
    """Return whether the chosen node opens; a click knows that before."""
    return not app.front.is_on_tree or can_turn(chosen_node(app))


def turn_node(app: App) -> None:
    """Open or close the chosen subtree, if it is one."""
    n, state, node = app.player.search.n, app.state.tree, chosen_node(app)
    turned = state.turned_on(n) ^ ({node.board} if can_turn(node) else set())
    app.change(tree=state._replace(turned=turned, size=n))
    app.count_on_view()


def toggle_large(app: App) -> None:
    """Give the tree the whole window or, where that is open, the program; or take it back."""
    if app.has_program:
        app.change(has_large_program=not app.state.has_large_program)
    else:
        app.change(tree=app.state.tree._replace(is_large=not app.state.tree.is_large))


def turn_labels(app: App) -> None:
    """Write something else on the nodes of the tree, and say so."""
    names = list(Labels)
    labels = names[(names.index(app.state.tree.labels) + 1) % len(names)]
    app.change(tree=app.state.tree._replace(labels=labels))
    is_square = labels is Labels.ROW and app.player.search.strategy is FEWEST
    app.tell(app.say("labels_square" if is_square else WRITTEN[labels]))


def toggle_failed(app: App) -> None:
    """Hide the failed subtrees, or show them again, and say so."""
    hides = not app.state.tree.hides_failed
    app.change(tree=app.state.tree._replace(hides_failed=hides))
    app.tell(app.say("failed_hidden" if hides else "failed_shown"))


def toggle_rejected(app: App) -> None:
    """Add the rejected rows to the tree, or take them away, and say so."""
    shows = not app.state.tree.has_rejected
    app.change(tree=app.state.tree._replace(has_rejected=shows))
    app.tell(app.say("rejected_shown" if shows else "rejected_hidden"))
