// Runs in a hidden frame without an origin, from which nothing can be asked of the
// network. It makes a worker and gives it the port to the page; where no worker can be
// had, the program runs in a frame within this one, which can't go elsewhere then: the
// policy of this one forbids it.
addEventListener("message", ({ data, ports }) => {
  const { script, parts } = data;
  const [port] = ports;
  const run = ({ data, ports }) => {
    const element = document.createElement("script");
    element.text = data.script;
    document.head.append(element);
    queensBegin(data.parts, ports[0]);
  };
  const runHere = () => {
    const inner = document.createElement("iframe");
    inner.setAttribute("sandbox", "allow-scripts");
    inner.srcdoc = `<script>addEventListener("message", ${run}, {once: true})<\/script>`;
    const begin = () => inner.contentWindow.postMessage({ script, parts }, "*", [port]);
    inner.addEventListener("load", begin, { once: true });
    document.body.append(inner);
  };
  const begin = "\nonmessage = ({ data, ports }) => {"
    + " onmessage = null; queensBegin(data, ports[0]) };\npostMessage('loaded');";
  let worker;
  try {
    if (data.withoutWorker) throw new Error("as if there were no workers");
    const type = "text/javascript";
    worker = new Worker(URL.createObjectURL(new Blob([script, begin], { type })));
  } catch {
    runHere();
    return;
  }
  worker.onerror = event => {
    event.preventDefault();
    worker.onerror = worker.onmessage = null;
    worker.terminate();
    runHere();
  };
  worker.onmessage = () => {
    // From now on the worker talks to the page alone, and this frame hears nothing.
    worker.onerror = event => event.preventDefault();
    worker.onmessage = null;
    worker.postMessage(parts, [port]);
  };
}, { once: true });
