// Follows a program in the page, and records each line, value and change: what
// tracing/tracer.py is for CPython, under the same names. It has the reasons. Python
// makes the data that this is driven by (worker_recorder.py), and recorder_hooks.js lets
// Brython report what happens.
{
  const B = __BRYTHON__;
  const {
    Code, Frame, Heap, MODULE, None, NOT_NUMBERED, NO_WORK, Work, list, set, tuple, typeOf,
  } = self.recorder;

  // The milliseconds from one report of the progress to the next.
  const BETWEEN_REPORTS = 100;

  // Lets a call have a variable of a function around it. Brython does so itself, but not
  // with one that gets its value further down.
  const addFree = (frame, name) => {
    if (Object.hasOwn(frame[1], name)) return;
    const around = call => call?.[4]?.$function_infos[B.func_attrs.__globals__];
    let outer = around(frame);
    while (outer?.[4] && !Object.hasOwn(outer[1], name)) outer = around(outer);
    if (!outer?.[4]) return;
    const get = () => outer[1][name];
    const set = () => {};
    Object.defineProperty(
      frame[1], name, { get, set, enumerable: true, configurable: true });
  };

  // Follows one program.
  class Tracer {
    // `settings` has constants of Python and the limits; `python` its functions.
    constructor(program, settings, python) {
      this.filename = program.filename;
      this.statements = program.statements;
      this.settings = settings;
      this.python = python;
      this.kinds = settings.kinds;
      this.deadline = performance.now() + 1000 * settings.seconds;
      this.nextQuestion = settings.lines; // the step at which the board is asked for
      this.isWatching = false;
      this.switch = null; // the first step of the second phase
      this.beats = 0;
      this.beatsBeforeSwitch = 0;
      // What is open.
      this.stack = [];
      this.codes = new Map();
      this.works = this.statements.map(x => new Work(x, x.effects));
      this.work = new Map(program.lines.map(([line, x]) => [line, this.works[x]]));
      const emit = (kind, subject, key, value) => this.emit(kind, subject, key, value);
      const { makeRef, makeOpaque } = python;
      const constants = { ...settings, ...this.kinds };
      this.heap = new Heap(constants, emit, () => this.origins(), makeRef, makeOpaque);
      // Where it is.
      this.step = -1; // the last step
      this.source = -1; // the step whose line is looked at
      this.lookedAt = null; // the work, and the frame of Brython
      this.pending = null; // its next event begins a step
      this.board = null; // the last board that was an argument
      this.frameCount = 0;
      // Exceptions.
      this.raising = null; // one on its way
      this.raisedText = "";
      this.raisedLine = 0;
      this.caught = new Map();
      this.stopping = null; // the exception that ends the program
      this.isBusy = false; // code of the program runs that isn't followed
      this.reported = 0; // when the progress was reported
      this.begin();
    }

    // What is new.

    begin() {
      this.lines = [];
      this.stepFrames = [];
      this.events = []; // the fields of each event, one event after another
      this.frames = [];
      this.output = [];
    }

    // Returns all that there is, as lists of Python, and starts again.
    take() {
      const { lines, stepFrames, events, frames, output, heap } = this;
      const columns = [[], [], [], [], [], []];
      for (let place = 0; place < events.length; place++)
        columns[place % 6].push(events[place]);
      const all = [
        lines, stepFrames, B.$list(columns.map(x => B.$list(x))), heap.values, frames,
        heap.objects, output,
      ];
      this.begin();
      heap.values = [];
      heap.objects = [];
      return B.$list(all.map(items => B.$list(items)));
    }

    // Records what the program prints.
    print(text) {
      this.output.push(B.$list([this.step, text]));
    }

    // Records an event.
    emit(kind, subject, key, value) {
      if (this.pending !== null) this.beginPendingStep(this.pending);
      this.events.push(kind, this.step, this.source, subject, key, value);
    }

    // Returns the exceptions that the program has swallowed.
    exceptions() {
      return B.$list([...this.caught.values()].map(fields => B.$list(fields)));
    }

    // Records the end of the module, and what it or the added call returned.
    finish(result) {
      this.pending = null;
      this.source = this.step;
      this.emit(this.kinds.RETURN, MODULE, 0, this.heap.numberOf(result));
    }

    // Records the global variables as they are at the end of the second phase.
    recordAll(variables) {
      this.source = this.step;
      for (const name of Object.keys(variables)) {
        const value = variables[name];
        const isOwn = !name.startsWith("__") && !name.startsWith("$");
        if (!isOwn || ![list, B.builtins.dict, set, tuple].includes(typeOf(value))) continue;
        this.heap.compare(value);
        const number = this.heap.numberOf(value);
        this.emit(this.kinds.BIND, MODULE, this.heap.numberOf(name), number);
      }
    }

    // Calls.

    // Follows a call of the program's own. `frame` is that of Brython.
    onCall(frame) {
      if (this.stopping !== null) throw this.stopping;
      const known = this.codeOf(frame);
      for (const name of known.free) addFree(frame, name);
      if (this.isWatching) {
        this.enterWatched(frame, known);
        return;
      }
      const entered = new Frame(this, known, this.stack.length, frame);
      this.stack.at(-1)?.settleBeforeCall();
      this.stack.push(entered);
      frame.$followed = entered;
    }

    // Follows a generator that goes on.
    onResume(paused) {
      this.stack.push(paused);
      paused.isResuming = true;
    }

    // Returns what is known of the code of a call.
    codeOf(frame) {
      const called = frame[4];
      if (called?.$recorded) return called.$recorded;
      const infos = called?.$function_infos;
      const at = name => infos[B.func_attrs[name]];
      const line = infos ? at("lineno") : frame.$lineno;
      const key = frame.is_exec_top ? "<module>" : `${line} ${frame[0]}`;
      let code = this.codes.get(key);
      if (!code) {
        const name = frame.is_exec_top ? "<module>" : frame[0];
        const names = ["positional_length", "kwonlyargs_length", "flags"];
        const counts = B.$list(infos ? names.map(at) : [0, 0, 0]);
        const own = B.$list(infos ? at("varnames") : []);
        const free = B.$list(infos ? at("free_vars") : []);
        code = new Code(this.codes.size, this.python.code(name, line, counts, own, free));
        this.codes.set(key, code);
      }
      if (called) called.$recorded = code;
      return code;
    }

    // Records that a call begins with its first line, and its arguments. A generator may
    // be closed before that.
    beginCall(entered) {
      const caller = this.stack.at(-2);
      this.recordCall(entered, caller);
      if (caller) this.recordArguments(entered, caller, entered.code.arguments);
    }

    // Records that a call begins. The module has no caller, and is known anyway.
    recordCall(entered, caller) {
      const { code } = entered;
      entered.number = this.frameCount++;
      if (!caller) return;
      const { name, line, isGenerator } = code;
      const fields = [name, caller.number, entered.depth, line, caller.step, isGenerator];
      this.frames.push(B.$list(fields));
      this.source = caller.step;
      this.emit(this.kinds.CALL, entered.number, 0, 0);
    }

    // Records what the arguments of a call are.
    recordArguments(entered, caller, names) {
      const variables = entered.frame[1];
      this.lookedAt = [caller.work, caller.frame];
      for (const name of names)
        if (Object.hasOwn(variables, name)) {
          const value = this.heap.numberOf(variables[name]);
          const key = this.heap.numberOf(name);
          this.emit(this.kinds.BIND, entered.number, key, value);
        }
    }

    // Records that generators go on, the outer ones first, unless closed.
    recordResumptions() {
      for (const frame of this.stack)
        if (frame.isResuming) {
          frame.isResuming = false;
          if (frame.number !== NOT_NUMBERED) {
            this.source = frame.step;
            this.emit(this.kinds.RESUME, frame.number, 0, 0);
          }
        }
    }

    leave(frame) {
      const place = this.stack.lastIndexOf(frame);
      if (place >= 0) this.stack.splice(place, 1);
    }

    // Time.

    // Reports the progress, and sees whether the program has to stop.
    tick() {
      const now = this.report(BETWEEN_REPORTS);
      if (now > this.deadline) this.stop("time");
      if (this.switch !== null && this.step >= this.switch + this.settings.changes)
        this.stop("changes");
    }

    // Reports the progress, and what was recorded, if that was not done for some time;
    // returns the time. It is done, too, before a line that may take long, or never end.
    report(milliseconds) {
      const now = performance.now();
      if (now - this.reported > milliseconds) {
        this.reported = now;
        this.python.report(this.linesRun());
      }
      return now;
    }

    // Ends the program: each of its lines fails from now on, so it can't go on by
    // swallowing the exception.
    stop(reason) {
      try {
        this.python.stop(reason);
      } catch (error) {
        this.stopping = error;
        throw error;
      }
    }

    // Begins the second phase if the board is known. Its time isn't counted.
    askForBoard() {
      const asked = performance.now();
      const isKnown = this.python.choose();
      this.deadline += performance.now() - asked;
      this.nextQuestion += this.settings.lines;
      if (isKnown) this.beginWatching();
      else if (this.step >= this.settings.linesWithoutBoard) this.stop("lines");
    }

    // Leaves all aside but the board.
    beginWatching() {
      this.isWatching = true;
      this.switch = this.step + 1;
      this.beatsBeforeSwitch = this.beats;
      for (const code of this.codes.values()) this.watchedWorkOf(code);
      for (const frame of this.stack)
        frame.work = frame.code.watchedWork.get(frame.work.number) ?? NO_WORK;
    }

    // Returns the statements that may change what is watched, by their numbers.
    watchedWorkOf(code) {
      if (code.watchedWork === null) {
        const [effects, lines, names] = this.python.watched(code.index);
        code.watchedWork = new Map();
        for (const [number, places] of effects) {
          const statement = this.statementOf(number);
          const kept = places.map(place => statement.effects[place]);
          code.watchedWork.set(number, new Work(statement, kept));
        }
        code.watchedLines = new Set(lines);
        code.watchedArguments = names;
      }
      return code.watchedWork;
    }

    statementOf(number) {
      this.byNumber ??= new Map(this.statements.map(x => [x.number, x]));
      return this.byNumber.get(number);
    }

    // Returns the objects in the current statement: a new one may be a copy.
    origins() {
      if (this.lookedAt === null) return [];
      const [work, frame] = this.lookedAt;
      return work.reads.map(read => read(frame[1], frame[3]));
    }

    // Exceptions.

    // Records an exception where it comes up.
    withHandsAdded(frame, error) {
      if (error === this.raising) return;
      this.raising = error;
      // A method of the program may make the text.
      this.isBusy = true;
      this.raisedText = this.python.textOfError(error);
      this.isBusy = false;
      this.raisedLine = frame.work.line;
      if (!this.isWatching) {
        this.source = frame.step;
        const text = this.heap.numberOf(this.raisedText);
        this.emit(this.kinds.RAISE, frame.number, 0, text);
      }
    }

    // Records that the program goes on after an exception.
    swallowed(frame, line) {
      this.raising = null;
      frame.noticed = null;
      if (!this.isWatching) {
        this.source = frame.step;
        this.emit(this.kinds.CATCH, frame.number, 0, 0);
      }
      const key = `${this.raisedText} ${this.raisedLine} ${line}`;
      const caught = this.caught.get(key);
      if (caught) caught[3]++;
      else if (this.caught.size < this.settings.MOST_CAUGHT)
        this.caught.set(key, [this.raisedText, this.raisedLine, line, 1]);
    }

    // The second phase.

    // Follows a call in the second phase, if it may change or get the board.
    enterWatched(frame, code) {
      this.countLine();
      const works = this.watchedWorkOf(code);
      const variables = frame[1];
      const boards = code.watchedArguments.map(name => variables[name] ?? None);
      const isOld = x => this.heap.knows(x) && x === this.board;
      const isNew = !boards.every(isOld);
      if (!works.size && !isNew) return;
      this.board = boards.at(-1) ?? null;
      const caller = this.stack.at(-1);
      const entered = new Frame(this, code, this.stack.length, frame);
      this.stack.push(entered);
      if (isNew && caller) {
        this.beginStep(caller);
        this.recordCall(entered, caller);
        this.recordArguments(entered, caller, code.watchedArguments);
      }
      entered.isSilent = !works.size;
      frame.$followed = entered;
    }

    // Counts what the program does, and looks up from time to time.
    countLine() {
      this.beats++;
      if (this.beats % this.settings.TICK === 0) this.tick();
    }

    // Returns how many lines have run. In the second phase some calls are not followed.
    linesRun() {
      if (this.switch === null) return this.step + 1;
      return this.switch + this.beats - this.beatsBeforeSwitch;
    }

    // Returns the line that ran last in the innermost call, or 0.
    lastLine() {
      return this.stack.at(-1)?.work.line ?? 0;
    }

    // Begins the step of a line that has changed the board.
    beginPendingStep(frame) {
      this.pending = null;
      this.beginStep(frame);
    }

    // Begins a step with the line that a call has come to.
    beginStep(frame) {
      this.number(frame);
      this.step++;
      this.source = this.step;
      frame.step = this.step;
      this.lines.push(frame.work.line);
      this.stepFrames.push(frame.number);
    }

    // Records a call of the second phase that wasn't recorded when it began.
    number(frame) {
      let caller;
      for (const entered of this.stack) {
        if (entered.number === NOT_NUMBERED) this.recordCall(entered, caller);
        if (entered === frame) return;
        caller = entered;
      }
    }
  }

  Object.assign(self.recorder, { Tracer });
}
