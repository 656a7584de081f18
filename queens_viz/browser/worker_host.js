// In the page: starts hidden frames in which a person's programs run, and ends them.
//
// What comes from there is data that nobody trusts: texts, which are passed on.
var queensHost = (parts, report) => {
  const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:;"
    + " worker-src blob:; webrtc 'block'";
  const LONGEST = 64e6;  // characters from one run: with more it is ended
  const MOST = 20000;  // messages from one run

  // The worker's script and what it begins with, made of what the page has itself.
  const B = __BRYTHON__;
  const runtime = document.getElementById("runtime").text;
  const hasCompiler = runtime.includes("// >>> brython compiler chain");
  const script = [
    'self.__BRYTHON__ = {brython_path: "https://brython.invalid/"};',
    runtime, hasCompiler ? "" : parts.compiler, parts.start,
  ].join("\n");
  const pick = table => Object.fromEntries(
    parts.names.filter(name => Object.hasOwn(table, name)).map(name => [name, table[name]]));
  const inside = {
    modules: [pick(B.VFS), pick(B.precompiled), {}],
    quick: document.getElementById("quick").text,
    entry: parts.entry, library: parts.library, depth: parts.depth,
    recorder: parts.recorder,
  };

  // Returns a new frame, in which the worker begins to start at once.
  const frameOf = () => {
    const frame = document.createElement("iframe");
    const { port1: port, port2 } = new MessageChannel();
    frame.setAttribute("sandbox", "allow-scripts");
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    frame.hidden = true;
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
      + `<body><script>${parts.frame.replaceAll("</", "<\\/")}<\/script>`;
    const place = { port, isReady: false, fault: "", onready: null };
    // A frame that goes elsewhere is loaded again: it is ended.
    let loads = 0;
    frame.onload = () => {
      loads += 1;
      if (loads > 1) { place.end(); return; }
      const withoutWorker = Boolean(window.queensWithoutWorker);
      frame.contentWindow.postMessage({ script, parts: inside, withoutWorker }, "*", [port2]);
    };
    place.end = () => {
      port.onmessage = null;
      port.close();
      frame.remove();
    };
    port.onmessage = ({ data }) => {
      place.isReady = true;
      place.begin = data;
      place.onready?.();
    };
    document.body.append(frame);
    return place;
  };

  let place = null;  // where a program runs
  let spare = null;  // where the next one will run
  const end = () => {
    place?.end();
    place = null;
  };
  const sendWhenReady = text => {
    const here = place;
    const send = () => {
      let characters = 0, messages = 0;
      here.port.onmessage = ({ data }) => {
        if (here !== place || typeof data !== "string") return;
        characters += data.length;
        messages += 1;
        if (characters > LONGEST || messages > MOST) { end(); report("too much"); return; }
        report(data);
      };
      if (here.begin !== '{"kind":"ready"}') { report(here.begin); return; }
      here.port.postMessage(text);
    };
    if (here.isReady) send();
    else here.onready = send;
  };
  return {
    // Sends a request to a place in which nothing has run.
    request: text => {
      end();
      place = spare ?? frameOf();
      spare = null;
      sendWhenReady(text);
    },
    // Ends what runs: it may be in a loop that nothing else ends.
    end,
    // Makes the next place ready, so that the next run starts at once.
    prepare: () => { spare ??= frameOf(); },
    close: () => {
      end();
      spare?.end();
      spare = null;
    },
  };
};
