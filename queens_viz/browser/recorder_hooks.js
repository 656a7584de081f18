// Lets Brython report what a program does in the page, as CPython reports it to a trace
// function: calls, lines, returns and exceptions. Brython has a trace function, too, but
// it says nothing of the heads of some loops, of generators that pause or go on, nor of
// calls that an exception leaves.
//
// What this needs of Brython's inside is held by tests/browser/internals.py.
{
  const B = __BRYTHON__;
  const { None } = B.builtins;
  const { recorder } = self;

  let tracer = null; // of the program that runs
  let last = null; // the same, also when it is over

  // Replaces a function of an owner by what `make` returns for it.
  const replace = (owner, name, make) => { owner[name] = make(owner[name]) };

  // Calls, lines and returns.

  const isOwn = frame =>
    tracer !== null && !tracer.isBusy && frame.__file__ === tracer.filename
    // Neither lambdas nor generator expressions are followed, nor annotations.
    && !frame[0].startsWith("<") && frame[0] !== "__annotate__";
  const isGenerator = frame => {
    const flags = frame[4]?.$function_infos?.[B.func_attrs.flags] ?? 0;
    return (flags & B.COMPILER_FLAGS.GENERATOR) !== 0;
  };

  replace(B, "enter_frame", enter => (frame, file, line) => {
    enter(frame, file, line);
    if (!isOwn(frame) || isGenerator(frame)) return;
    tracer.onCall(frame);
    // A class's body begins with its own line.
    const isClassBody = frame[4] === undefined && !frame.is_exec_top;
    if (isClassBody) frame.$followed?.onLine(line);
  });

  replace(B, "set_lineno", set => (frame, line, type) => {
    if (line === 0) return true; // of a statement that only recorder.js knows of
    set(frame, line, type);
    if (frame.$followed) frame.$followed.onLine(line);
    return true;
  });

  // Iterators of Brython report a line with each value, wherever they are used.
  replace(B, "make_js_iterator", make => values => make(values, B.NULL));

  replace(B, "trace_return_and_leave", leave => (frame, value) => {
    if (frame.$followed) frame.$followed.onReturn(value);
    return leave(frame, value);
  });

  replace(B, "leave_frame", leave => module => {
    const followed = B.frame_obj?.frame.$followed;
    // The module is at its end, or an exception leaves a call.
    if (followed && (followed.isLeaving || module?.value !== undefined))
      followed.onReturn(None);
    return leave(module);
  });

  // Exceptions.

  replace(B, "set_exc", set => (error, frame) => {
    recorder.inOwnWords(error);
    return set(error, frame);
  });
  replace(B, "set_exc_and_trace", set => (frame, error) => {
    set(frame, error);
    if (frame.$followed) frame.$followed.onException(frame.$current_exception ?? error);
  });
  replace(B, "set_exc_and_leave", () => (frame, error) => {
    B.set_exc_and_trace(frame, error);
    B.leave_frame();
    throw error;
  });

  replace(B, "$raise", raise => (error, cause) => {
    const followed = B.frame_obj.frame.$followed;
    if (followed) {
      followed.isRaisedAgain = error === undefined;
      followed.noticed = null;
    }
    raise(error, cause);
  });

  // Generators.

  // Returns a function of a generator of JavaScript that reports that it goes on, and
  // that it pauses.
  const followed = (made, run) => value => {
    const frame = made.$frame;
    if (!frame || !isOwn(frame)) return run(value);
    if (frame.$followed) tracer.onResume(frame.$followed);
    else tracer.onCall(frame);
    const entered = frame.$followed;
    let result;
    try {
      result = run(value);
    } catch (error) {
      if (entered) tracer.leave(entered);
      throw error;
    }
    if (!result.done) entered?.onReturn(result.value);
    return result;
  };
  replace(B.generator, "$factory", factory => (body, name) => {
    const make = factory(body, name);
    const makeFollowed = (...values) => {
      const made = make(...values);
      if (tracer === null) return made;
      const generator = made.js_gen;
      for (const way of ["next", "throw"])
        generator[way] = followed(made, generator[way].bind(generator));
      return made;
    };
    return Object.assign(makeFollowed, make);
  });

  // The compiler: what it writes for a program reports what CPython reports.

  const isFollowed = scopes => tracer !== null && scopes.filename === tracer.filename;
  // Replaces what the compiler writes for a kind of statement or expression.
  const rewrite = (kinds, change) => {
    for (const kind of kinds)
      replace(B.ast[kind].prototype, "to_js", write => function (scopes) {
        if (!isFollowed(scopes)) return write.call(this, scopes);
        return change(this, () => write.call(this, scopes));
      });
  };
  const lineOf = node => `$B.set_lineno(frame, ${node.lineno})\n`;

  rewrite(["Break", "Continue"], (node, write) => lineOf(node) + write());

  // The head of a loop is a line each time.
  rewrite(["For"], (node, write) =>
    write()
      .replace(`frame.$lineno = ${node.lineno}\n`, lineOf(node))
      .replace("$B.make_js_iterator(iterator_", "$B.followed_iterator(iterator_"));
  B.followed_iterator = (values, frame, line) => {
    const iterator = B.make_js_iterator(values)[Symbol.iterator]();
    let isFirst = true; // the head has been reported before its values were reckoned
    return {
      [Symbol.iterator]() { return this },
      next() {
        if (!isFirst) B.set_lineno(frame, line);
        isFirst = false;
        return iterator.next();
      },
    };
  };

  // The statement runs once more when its block is over.
  rewrite(["With"], (node, write) =>
    write()
      .replaceAll(`frame.$lineno = ${node.lineno}\n`, lineOf(node))
      .replace(/(err_\d+) = \$B\.exception\(/, "$B.set_exc_and_trace(frame, $1)\n$&"));

  // A comprehension is one line.
  const comprehensions = ["ListComp", "SetComp", "DictComp", "GeneratorExp"];
  rewrite(comprehensions, (node, write) =>
    write().replace(/\$B\.set_lineno\(frame, (\d+)\)/g, "frame.$lineno = $1"));

  // The tree of a program.

  const BLOCKS = ["body", "orelse", "finalbody", "handlers", "cases"];
  const nodesIn = value =>
    (Array.isArray(value) ? value : [value]).filter(item => item?.constructor?._fields);
  const fieldsOf = node => Object.keys(node).filter(name => !name.startsWith("$"));
  const renumber = (node, number) => {
    for (const field of fieldsOf(node))
      if (field !== "annotation")
        for (const child of nodesIn(node[field])) renumber(child, number);
    if (node.lineno === undefined) return;
    node.lineno = number;
    node.end_lineno = number;
  };

  // Prepares the statements of a tree. `numbers` has those of statements that aren't the
  // first in their line, by line and column.
  const prepare = (node, numbers) => {
    const number = numbers[`${node.lineno} ${node.col_offset}`];
    if (number !== undefined) {
      for (const field of fieldsOf(node))
        if (!BLOCKS.includes(field))
          for (const child of nodesIn(node[field])) renumber(child, number);
      node.lineno = number;
      node.end_lineno = number;
    }
    for (const field of BLOCKS)
      if (Array.isArray(node[field]))
        for (const child of node[field]) prepare(child, numbers);
    // What Brython says of its line is wrong.
    if (node instanceof B.ast.match_case) node.lineno = node.pattern.lineno;
    keepDocstring(node);
    if (node instanceof B.ast.Try) noticeExceptions(node);
  };

  // The docstring of a class or module is a line, as it is stored.
  const keepDocstring = node => {
    const isStored = node instanceof B.ast.ClassDef || node instanceof B.ast.Module;
    const text = isStored && node.body[0];
    if (!(text instanceof B.ast.Expr) || typeof text.value.value !== "string") return;
    const pass = new B.ast.Pass();
    B.copy_position(pass, text);
    node.body.splice(1, 0, pass);
  };

  // An exception is noticed where it comes up, before `finally` runs.
  const noticeExceptions = node => {
    if (node.handlers.length) return;
    const again = new B.ast.Raise();
    const handler = new B.ast.ExceptHandler(undefined, undefined, [again]);
    const inner = new B.ast.Try(node.body, [handler], [], []);
    B.copy_position(inner, node);
    for (const added of [again, handler]) {
      B.copy_position(added, node);
      added.lineno = 0;
    }
    node.body = [inner];
  };

  // The tree of the program that Python has asked for last: it got a copy.
  let parsed = { source: null, tree: null };
  replace(B, "ast_js_to_py", copy => tree => {
    if (tree instanceof B.ast.Module)
      parsed = { source: B.file_cache["program.py"], tree };
    return copy(tree);
  });

  // Returns the code of a program, as `exec` takes it.
  const codeOf = (source, filename, numbers) => {
    let { tree } = parsed;
    if (parsed.source !== source)
      tree = B._PyPegen.run_parser(new B.Parser(source, filename, "file"));
    parsed = { source: null, tree: null };
    prepare(tree, numbers);
    return { ob_type: B.code, mode: "exec", source, filename, _ast: { $js_ast: tree } };
  };

  // What worker_recorder.py calls.

  const functions = {
    // Returns the code of a program that is followed from now on.
    begin(text, python) {
      const { program, settings, source } = JSON.parse(text);
      const [code, watched, choose, report, stop, textOfError, makeRef, makeOpaque] = python;
      const call = f => (...values) => B.$call(f, ...values);
      tracer = last = new recorder.Tracer(program, settings, {
        code: call(code),
        watched: call(watched),
        choose: call(choose),
        report: call(report),
        stop: call(stop),
        textOfError: call(textOfError),
        makeRef: call(makeRef),
        makeOpaque: call(makeOpaque),
      });
      return codeOf(source, program.filename, settings.numbers);
    },
    end() {
      tracer = null;
      return None;
    },
    take: () => last.take(),
    print(text) { last.print(text); return None },
    exceptions: () => last.exceptions(),
    finish(result) { last.finish(result); return None },
    record_all(variables) { last.recordAll(variables); return None },
    // Returns the last step, how many lines have run, the first step of the second phase
    // and the last line.
    state: () => B.$list([last.step, last.linesRun(), last.switch ?? None, last.lastLine()]),
    // Returns the place of the program that an exception left last: the number of its
    // statement, its local and global variables, and the names of its own.
    place(error, filename) {
      const found = B.$list([0, None, None, B.$list([])]);
      let traceback = error.__traceback__;
      while (traceback && traceback !== None) {
        const { tb_frame: frame, tb_lineno: number } = traceback;
        const infos = frame[4]?.$function_infos;
        const first = infos?.[B.func_attrs.lineno] ?? 1;
        const hasBegun = number !== first || !found[0];
        if (frame.__file__ === filename && hasBegun && number) {
          found[0] = number;
          found[1] = variablesOf(frame[1]);
          found[2] = variablesOf(frame[3]);
          found[3] = B.$list(infos?.[B.func_attrs.varnames] ?? []);
        }
        traceback = traceback.tb_next;
      }
      return found;
    },
  };
  // Returns variables as a dictionary of Python.
  const variablesOf = names => {
    const variables = B.empty_dict();
    for (const name of Object.keys(names)) {
      const isOwn = !name.startsWith("$") && name !== "ob_type" && name !== "__class__";
      if (isOwn && names[name] !== undefined) B.str_dict_set(variables, name, names[name]);
    }
    return variables;
  };
  for (const [name, run] of Object.entries(functions)) {
    run.ob_type = B.builtin_function_or_method;
    run.$function_infos = ["recorder", name, name];
    recorder[name] = run;
  }
}
