// Starts Brython with its compiler in a worker, and there the module of ours that runs
// a person's programs. Where no worker can be had, this runs in a hidden frame.
//
// A program sees the modules of library/, and none of ours: while it runs, Brython has
// another table of modules. What this needs of Brython's inside is held by
// tests/browser/internals.py.
var queensBegin = (parts, port) => {
  const B = __BRYTHON__;
  // A program that reaches JavaScript may replace what is global: this is kept before.
  const post = port.postMessage.bind(port);
  const { stringify } = JSON;

  // Numbers, and the time: what the library asks of JavaScript.

  const { float } = B.builtins;
  const asFloat = value => float.$factory(value).value;
  const ofNumbers = compute =>
    (...values) => B.fast_float(compute(...values.map(asFloat)));
  const NUMBERS = "_numbers";
  const numbers = { clock: ofNumbers(() => performance.now() / 1000) };
  for (const name of [
    "sqrt", "cbrt", "exp", "expm1", "log", "log1p", "log2", "log10", "sin", "cos", "tan",
    "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "hypot",
  ]) numbers[name] = ofNumbers(Math[name]);
  numbers.wall_clock = ofNumbers(() => Date.now() / 1000);

  // Returns a module of Python with functions of JavaScript.
  const moduleOf = (name, functions) => {
    const module = B.module.$factory(name);
    for (const [key, value] of Object.entries(functions)) {
      value.ob_type = B.builtin_function_or_method;
      const about = { __module__: name, __name__: key, __qualname__: key };
      value.$infos = about;
      B.set_function_infos(value, about);
      B.module_setattr(module, key, value);
    }
    return module;
  };

  // Imports.

  const known = new Set(Object.keys(parts.library).map(name => name.split(".")[0]));
  const ours = {};  // what Brython has while our modules run
  const theirs = {};  // what it has while a program runs
  let isInside = false;  // whether a program runs

  const isFromLibrary = globals => {
    const file = globals === B.builtins.None ? B.NULL : B.str_dict_get(globals, "__file__", B.NULL);
    return file !== B.NULL && String(file).startsWith("VFS.");
  };
  const importNow = B.$__import__;
  B.$__import__ = (name, globals, locals, names) => {
    const root = String(name).split(".")[0];
    const isThere = known.has(root) || root === "builtins"
      || root === "__main__" && Object.hasOwn(B.imported, root)
      || root === NUMBERS && isFromLibrary(globals);
    if (isInside && !isThere) {
      const error = B.EXC(B.builtins.ModuleNotFoundError, `No module named '${name}'`);
      error.name = name;
      throw error;
    }
    return importNow(name, globals, locals, names);
  };
  const library = Object.entries(parts.library).map(([name, source]) => {
    const isPackage = Object.keys(parts.library).some(one => one.startsWith(name + "."));
    return [name, isPackage ? [".py", source, [], 1] : [".py", source, []]];
  });

  // What a program may change for those that run after it.
  const keep = object => {
    const kept = { ...object };
    return () => {
      for (const name of Object.keys(object))
        if (!Object.hasOwn(kept, name)) delete object[name];
      Object.assign(object, kept);
    };
  };
  let restore = () => {};

  const enter = () => {
    Object.assign(ours, {
      imported: B.imported, VFS: B.VFS, precompiled: B.precompiled,
      frame_obj: B.frame_obj, recursion_limit: B.recursion_limit,
    });
    const imported = { [NUMBERS]: moduleOf(NUMBERS, numbers) };
    // Brython asks it for what replaces annotations, wherever a class has some.
    imported.annotationlib = moduleOf("annotationlib", { ForwardRef: text => text });
    for (const [name, module] of Object.entries(ours.imported))
      if (/^(_|builtins$|queens_viz)/.test(name)) imported[name] = module;
    theirs.VFS ??= Object.fromEntries(library);
    theirs.precompiled ??= {};
    restore = keep(B.builtins);
    Object.assign(B, theirs, { imported, recursion_limit: parts.depth });
    isInside = true;
  };
  const leave = () => {
    isInside = false;
    Object.assign(B, ours, { tracefunc: B.builtins.None });
    restore();
  };

  // The beginning.

  const start = () => {
    // Only what the page carries can be imported: otherwise Brython asks the network.
    brython({ indexedDB: false, static_stdlib_import: false });
    B.protocol = "file";
    const [table, scripts, files] = parts.modules;
    B.use_VFS = true;
    B.update_VFS(table);
    Object.assign(B.precompiled, scripts);
    Object.assign(B.file_cache, files);
    // The modules of thin/ ask for it.
    B.module_setattr(B.imported.browser, "window", B.imported.browser.self ?? B.jsobj2pyobj(self));
    for (const script of [parts.quick, ...parts.recorder]) new Function(script)();
    const names = [...known].filter(name => !name.startsWith("_")).sort().join(", ");
    self.queens = { post, enter, leave, names, now: () => performance.now() };
    const main = B.namespace("main");
    main.__name__ = "main";
    B.enter_frame(["main", main, "main", main], "main", 0);
    B.import(parts.entry, [], {}, main, 0);
    B.leave_frame();
    delete self.queens;
    delete self.recorder;
    // Programs have a builtin by this name otherwise: all of JavaScript.
    delete B.builtins.__BRYTHON__;
    B.builtins.dict.$delete_string(B.get_dict(B.builtins.__builtins__), "__BRYTHON__");
    return B.module_getattr(B.imported[parts.entry], "serve");
  };
  const textOf = error => {
    if (error?.ob_type === undefined) return String(error);
    return `${B.class_name(error)}: ${error.args?.join(" ") ?? ""}`;
  };
  const fail = error => post(stringify({ kind: "failed", fault: textOf(error) }));
  // A program's text may come from a link: what it could ask the network with is gone.
  const FORBIDDEN = [
    "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "EventSource", "WebTransport",
    "importScripts", "indexedDB", "caches", "BroadcastChannel", "SharedWorker", "Worker",
    "RTCPeerConnection", "Request", "open", "localStorage", "sessionStorage",
  ];
  try {
    const serve = start();
    for (const name of FORBIDDEN) {
      try {
        Object.defineProperty(self, name, { value: undefined, configurable: false });
      } catch {
        // It can't be changed in this browser: the policy of the frame forbids it.
      }
    }
    port.onmessage = event => {
      try {
        B.$call(serve, event.data);
      } catch (error) {
        fail(error);
      }
    };
    post(stringify({ kind: "ready" }));
  } catch (error) {
    fail(error);
  }
};
