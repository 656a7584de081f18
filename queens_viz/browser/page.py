"""A page that plays a recording: one file for any browser, with nothing of the search in it but what Python saw."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from typing import Any

from ..app.player import Player
from ..looks import board
from ..looks.icons import Area, Disc, Icon
from ..looks.theme import Colour, Theme
from ..words.words import Words


def page(players: Iterable[Player], n: int, theme: Theme, say: Words, interval_ms: int, rest_ms: int) -> str:
    """Return the page that plays what the players show, one state for each."""
    states = [_state(player, say) for player in players]
    data = {"n": n, "interval": interval_ms, "rest": rest_ms, "states": states}
    title = say("caption", n=n) if n > 1 else say("caption_one")
    words = {
        "LANGUAGE": say.language,
        "TITLE": html.escape(title),
        "STYLE": _style(theme),
        "SYMBOLS": "".join(
            _symbol(icon) for icon in (Icon.CROWN, Icon.THIN_CROSS, Icon.TRIANGLE, Icon.CROSS, Icon.TICK)
        ),
        "RUN": say("run"),
        "HALT": say("halt"),
        "BACK": say("back_button"),
        "NEXT": say("next"),
        "STEP": say("step_name"),
        # A closing tag in the data would end the script.
        "DATA": json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
    }
    text = PAGE
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text


def _state(player: Player, say: Words) -> dict[str, Any]:
    """Return what a state shows: the board's look and the words."""
    moment = player.moment()
    look = board.look(moment, player.findings.sizes)
    sentence = say.sentence(moment.position, moment.found)
    step = say("step", steps=say("unknown") if moment.steps is None else moment.steps)
    return {
        "green": moment.position.is_solution,
        "queens": look.queens,
        "candidate": look.candidate,
        "safe": look.badge is board.Badge.SAFE,
        "attackers": look.attackers,
        "marks": [(mark.column, mark.row, mark.mark.name.lower(), mark.is_old) for mark in look.marks],
        "ghosts": look.ghosts,
        "rests": moment.position.is_solution or moment.position.is_end,
        "kind": sentence.kind.value,
        "words": sentence[1:],
        "step": f"{step} · {say.found(moment.found, is_over=moment.position.is_end)}",
    }


def _symbol(icon: Icon) -> str:
    parts = []
    for part in icon.value:
        if isinstance(part, Disc):
            parts.append(f'<circle cx="{part.centre[0]}" cy="{part.centre[1]}" r="{part.radius}"/>')
        elif isinstance(part, Area):
            parts.append(f'<polygon points="{" ".join(f"{x},{y}" for x, y in part.corners)}"/>')
    return f'<symbol id="{icon.name.lower()}" viewBox="0 0 1 1" overflow="visible">{"".join(parts)}</symbol>'


def _style(theme: Theme) -> str:
    colours: dict[str, Colour] = {
        "window": theme.window,
        "panel": theme.panel,
        "text": theme.text,
        "muted": theme.muted,
        "accent": theme.accent,
        "on-accent": theme.on_accent,
        "border": theme.border,
        "blue-light": theme.blue_light,
        "blue-dark": theme.blue_dark,
        "green-light": theme.green_light,
        "green-dark": theme.green_dark,
        "queen": theme.queen,
        "candidate": theme.candidate,
        "halo": theme.halo,
        "mark": theme.mark,
        "attacked": theme.attacked,
        "safe": theme.safe,
        "back": theme.backtrack,
    }
    return "".join(f"--{name}:rgb({red},{green},{blue});" for name, (red, green, blue) in colours.items())


PAGE = """\
<!DOCTYPE html>
<html lang="@LANGUAGE@">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>@TITLE@</title>
<style>
:root { @STYLE@ }
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text); font: 18px/1.35 "Source Sans 3", "Source Sans Pro",
  system-ui, sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 1.2rem; justify-content: center; padding: .8rem; max-width: 76rem;
  margin: auto; }
h1 { font-size: 1.4rem; margin: .6rem 1rem 0; text-align: center; }
svg#board { width: min(100%, 82vh, 42rem); flex: 1 1 20rem; }
section { flex: 1 1 18rem; display: flex; flex-direction: column; gap: .8rem; min-width: 0; }
article { background: var(--panel); border: 1px solid var(--border); border-left: 8px solid var(--edge);
  border-radius: 10px; padding: 1rem 1.2rem; min-height: 12.5rem; }
article h2 { color: var(--edge); margin: 0 0 .3rem; font-size: 1.6rem; line-height: 1.2; }
article p { margin: .2rem 0 .8rem; font-size: 1.2rem; }
article p + p, output { color: var(--muted); font-size: 1rem; }
nav { display: grid; grid-template-columns: repeat(4, 1fr); gap: .5rem; }
button { font: inherit; font-weight: bold; font-size: 1.05rem; min-height: 3.2rem; border-radius: 8px;
  border: 1px solid var(--border); background: var(--panel); color: var(--text); touch-action: manipulation; }
button:disabled { color: var(--border); background: var(--window); }
button.first:enabled { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
input { width: 100%; accent-color: var(--accent); min-height: 2rem; }
@media (max-width: 40rem) {
  main { gap: .6rem; }
  nav { order: -1; }
  article { min-height: 10rem; padding: .6rem .9rem; }
  article h2 { font-size: 1.3rem; }
  article p { font-size: 1.05rem; margin-bottom: .3rem; }
}
text { fill: var(--muted); text-anchor: middle; dominant-baseline: central; }
text.here { fill: var(--text); font-weight: bold; }
</style>
</head>
<body>
<svg width="0" height="0" style="position:absolute" aria-hidden="true">@SYMBOLS@</svg>
<h1>@TITLE@</h1>
<main>
<svg id="board" role="img" aria-labelledby="headline"></svg>
<section>
<article aria-live="polite"><h2 id="headline"></h2><p id="reason"></p><p id="next"></p></article>
<input id="place" type="range" min="0" value="0" aria-label="@STEP@">
<nav>
<button id="run" class="first">@RUN@</button><button id="halt" class="first">@HALT@</button>
<button id="back">@BACK@</button><button id="forward">@NEXT@</button>
</nav>
<output id="step"></output>
</section>
</main>
<script>
"use strict";
const film = @DATA@;
const n = film.n, last = film.states.length - 1;
const find = name => document.getElementById(name);
const edges = {attacked: "attacked", safe: "safe", solution: "safe", back: "back", complete: "accent"};
let at = 0, timer = null;

function make(parent, name, attributes, words) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (words !== undefined) element.textContent = words;
  return parent.appendChild(element);
}

function icon(parent, name, column, row, size, attributes) {
  const shift = (1 - size) / 2;
  return make(parent, "use", Object.assign(
    {href: "#" + name, x: column + shift, y: n - 1 - row + shift, width: size, height: size}, attributes));
}

function draw() {
  const state = film.states[at], board = find("board"), colour = state.green ? "green" : "blue";
  board.replaceChildren();
  make(board, "rect", {x: -0.05, y: -0.05, width: n + 0.1, height: n + 0.1,
    fill: state.green ? "var(--safe)" : "var(--mark)"});
  for (let column = 0; column < n; column++)
    for (let row = 0; row < n; row++)
      make(board, "rect", {x: column, y: n - 1 - row, width: 1.01, height: 1.01,
        fill: `var(--${colour}-${(column + row) % 2 ? "light" : "dark"})`});
  const here = state.candidate || [-1, -1];
  const size = 0.045 * n, room = 1.6 * size + 0.12, beside = 0.75 * size + 0.12;
  board.setAttribute("viewBox", `${-room} -0.1 ${n + room + 0.1} ${n + room + 0.1}`);
  const every = n <= 20 ? 1 : n <= 50 ? 5 : 10;
  for (let k = 0; k < n; k++) {
    if ((k + 1) % every && k !== here[0] && k !== here[1]) continue;
    const look = place => ({"font-size": size, class: k === place ? "here" : ""});
    if ((k + 1) % every === 0 || k === here[0])
      make(board, "text", Object.assign({x: k + 0.5, y: n + beside}, look(here[0])), k + 1);
    if ((k + 1) % every === 0 || k === here[1])
      make(board, "text", Object.assign({x: -beside, y: n - k - 0.5}, look(here[1])), k + 1);
  }
  if (state.candidate)
    make(board, "rect", {x: here[0] + 0.03, y: 0.03, width: 0.94, height: n - 0.06, fill: "none",
      stroke: "var(--mark)", "stroke-width": 0.06});
  for (const [column, row, kind, old] of state.marks) {
    const size = old ? 0.28 : 0.36;
    if (kind === "attacked") icon(board, "thin_cross", column, row, size, {fill: "var(--mark)"});
    else icon(board, "triangle", column, row, size, {fill: kind === "fruitful" ? "var(--mark)" : "none",
      stroke: "var(--mark)", "stroke-width": 0.09});
  }
  for (const column of state.attackers) {
    const x = column + 0.5, y = n - state.queens[column] - 0.5;
    const line = {x1: x, y1: y, x2: here[0] + 0.5, y2: n - here[1] - 0.5};
    make(board, "line", Object.assign({stroke: "var(--halo)", "stroke-width": 0.12}, line));
    make(board, "line", Object.assign({stroke: "var(--candidate)", "stroke-width": 0.07}, line));
    make(board, "rect", {x: column + 0.03, y: n - 1 - state.queens[column] + 0.03, width: 0.94, height: 0.94,
      fill: `var(--${colour}-light)`, stroke: "var(--candidate)", "stroke-width": 0.06});
  }
  for (const [column, row] of state.ghosts)
    icon(board, "crown", column, row, 0.8, {fill: "none", stroke: "var(--back)", "stroke-width": 0.035});
  state.queens.forEach((row, column) => icon(board, "crown", column, row, 1, {fill: "var(--queen)"}));
  if (state.candidate) {
    icon(board, "crown", here[0], here[1], 1, {fill: "var(--candidate)", stroke: "var(--halo)", "stroke-width": 0.06,
      "paint-order": "stroke"});
    make(board, "circle", {cx: here[0] + 0.84, cy: n - here[1] - 0.84, r: 0.15, stroke: "var(--halo)",
      "stroke-width": 0.03, fill: state.safe ? "var(--safe)" : "var(--attacked)"});
    make(board, "use", {href: state.safe ? "#tick" : "#cross", x: here[0] + 0.75, y: n - here[1] - 0.93, width: 0.18,
      height: 0.18, fill: "var(--halo)"});
  }
  ["headline", "reason", "next"].forEach((name, k) => find(name).textContent = state.words[k]);
  find("headline").parentElement.style.setProperty("--edge", `var(--${edges[state.kind]})`);
  find("step").textContent = state.step;
  find("place").value = at;
  find("run").disabled = timer !== null || at === last;
  find("halt").disabled = timer === null;
  find("back").disabled = timer !== null || at === 0;
  find("forward").disabled = timer !== null || at === last;
}

function go(place) { at = Math.max(0, Math.min(last, place)); draw(); }
function halt() { clearTimeout(timer); timer = null; draw(); }
function wait() {
  timer = setTimeout(() => {
    if (at + 1 >= last) { at = last; halt(); } else { at++; wait(); draw(); }
  }, film.states[at].rests ? film.rest : film.interval);
}
function run() { if (timer === null && at < last) { wait(); draw(); } }
function step(by) { if (timer === null) go(at + by); }

find("place").max = last;
find("place").addEventListener("input", event => { halt(); go(Number(event.target.value)); });
find("run").addEventListener("click", run);
find("halt").addEventListener("click", halt);
find("back").addEventListener("click", () => step(-1));
find("forward").addEventListener("click", () => step(1));
addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = {" ": () => timer === null ? run() : halt(), ArrowRight: () => step(1), n: () => step(1),
    PageDown: () => step(1), ArrowLeft: () => step(-1), Backspace: () => step(-1), PageUp: () => step(-1),
    Home: () => { halt(); go(0); }}[event.key];
  if (act) { event.preventDefault(); act(); }
});
draw();
</script>
</body>
</html>
"""
