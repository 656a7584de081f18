const n = film.n, last = film.states.length - 1;
const find = name => document.getElementById(name);
const edges = {attacked: "attacked", safe: "safe", solution: "safe", back: "backtrack", complete: "accent"};
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
    icon(board, "crown", column, row, 0.8, {fill: "none", stroke: "var(--backtrack)", "stroke-width": 0.035});
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
