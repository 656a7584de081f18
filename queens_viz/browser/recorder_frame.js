// The calls that are followed in the page, and what is looked at after each statement:
// the class Frame of tracing/tracer.py, and tracing/work.py, under the same names. The
// reasons are given there.
{
  const B = __BRYTHON__;
  const { MISSING, None, isA, readerOf } = self.recorder;
  const { StopIteration, StopAsyncIteration, GeneratorExit } = B.builtins;

  const MODULE = 0; // the number of the module's frame
  const NOT_NUMBERED = -1; // the number of a call of the second phase, not recorded yet
  // The milliseconds whose steps may be lost where a line hangs.
  const LONGEST_UNSENT = 20;
  // Exceptions with which loops and generators end.
  const INTERNAL = [StopIteration, StopAsyncIteration, GeneratorExit];

  // A statement, and what is to be looked at after it.
  class Work {
    constructor(statement, effects) {
      const of = kind => effects.filter(effect => effect[0] === kind);
      this.number = statement.number;
      this.line = statement.line;
      this.binds = of("Bind").map(([, name, body]) => ({ name, body }));
      this.unbinds = of("Unbind").map(([, name]) => name);
      this.targets = of("Store").map(([, owner, key, isAttribute, isBefore]) => (
        { owner: readerOf(owner), key: readerOf(key), isAttribute, isBefore }));
      this.isPrepared = this.targets.some(target => target.isBefore);
      this.touches = of("Touch").map(([, path, isFilled]) => (
        { read: readerOf(path), isFilled }));
      this.hasEffects = effects.length > 0;
      this.runsOn = statement.runsOn && this.hasEffects;
      this.isRepeated = statement.isRepeated;
      this.mayHang = statement.mayHang;
      // While these run, an exception may still be on its way.
      this.isHandler = statement.isHandler || statement.isFinal;
      this.reads = statement.reads.map(readerOf);
    }
  }

  const NO_STATEMENT = { number: 0, line: 0, reads: [] };
  // What a call does before its first line.
  const NO_WORK = new Work(NO_STATEMENT, []);

  // What is known of the code of a function, of a class's body or of the module. Python
  // has found it out.
  class Code {
    constructor(index, known) {
      this.index = index; // its place among the codes that Python keeps
      [this.name, this.line, this.isModule, this.isFunction, this.isGenerator] = known;
      this.arguments = known[5];
      this.own = new Set(known[6]);
      this.free = new Set(known[7]);
      // Of the second phase, once the code is called in it.
      this.watchedWork = null;
      this.watchedLines = new Set();
      this.watchedArguments = [];
    }
  }

  // A call that is followed.
  class Frame {
    constructor(tracer, code, depth, frame) {
      this.tracer = tracer;
      this.code = code;
      this.depth = depth;
      this.frame = frame; // that of Brython: its variables are at 1, the module's at 3
      this.number = NOT_NUMBERED;
      this.work = NO_WORK; // the statement that runs
      this.step = -1; // the step in which it began
      this.chosen = []; // the items that it will store
      this.isFailed = false; // an exception has left the statement
      this.isResuming = false; // it is a generator that goes on
      this.isClosing = false; // it is a generator that was paused and goes on no more
      this.isSilent = false; // its lines can't change the board
      this.isLeaving = false; // an exception may be leaving the call
      this.noticed = null; // the exception that has left the last statement
      this.isRaisedAgain = false; // by `raise` alone, which isn't noticed once more
    }

    // Follows a line.
    onLine(lineNumber) {
      const { tracer } = this;
      this.isLeaving = false;
      if (tracer.stopping !== null) throw tracer.stopping;
      if (this.isSilent) return;
      if (tracer.stack.at(-1) !== this) tracer.stack.length = tracer.stack.indexOf(this) + 1;
      tracer.beats++;
      const isTick = tracer.beats % tracer.settings.TICK === 0;
      if (!tracer.isWatching) this.line(lineNumber, isTick);
      else if (isTick || this.work !== NO_WORK || this.code.watchedLines.has(lineNumber))
        this.watchedLine(lineNumber, isTick);
    }

    // Follows an exception: one leaves the statement, and perhaps the call.
    onException(error) {
      this.isLeaving = true;
      const isNoticed = error === this.noticed || this.isRaisedAgain;
      this.isRaisedAgain = false;
      if (error === this.tracer.stopping || isNoticed) return;
      this.noticed = error;
      if (INTERNAL.some(kind => isA(error, kind))) {
        // It was closed where it had paused, or before it had begun.
        if (isA(error, GeneratorExit))
          this.isClosing = this.isResuming || this.number === NOT_NUMBERED;
        return;
      }
      this.isFailed = true;
      this.tracer.withHandsAdded(this, error);
    }

    // Records that a statement begins, and first what the one before it did.
    line(lineNumber, isTick) {
      const { tracer } = this;
      const work = tracer.work.get(lineNumber) ?? NO_WORK;
      const before = this.work;
      if (work !== before || work.isRepeated) this.beginStatement(work, before);
      if (isTick) tracer.tick();
      if (tracer.step >= tracer.nextQuestion) tracer.askForBoard();
    }

    // Records that a statement begins, and first what the one before it did.
    beginStatement(work, before) {
      const { tracer } = this;
      if (this.number === NOT_NUMBERED) tracer.beginCall(this);
      if (this.isResuming) tracer.recordResumptions();
      if (before.hasEffects) this.settle(work.number);
      this.isFailed = false;
      // Statements of one line are one step, while nothing comes between them.
      const isSameLine = work.line === before.line && work.number > before.number;
      if (!isSameLine || this.step !== tracer.step) {
        tracer.step++;
        this.step = tracer.step;
        tracer.lines.push(work.line);
        tracer.stepFrames.push(this.number);
      }
      this.work = work;
      if (tracer.raising !== null && !work.isHandler) tracer.swallowed(this, work.line);
      if (work.isPrepared) this.prepare();
      if (work.mayHang) tracer.report(LONGEST_UNSENT);
    }

    // Records what the statement before did, if that was watched.
    watchedLine(lineNumber, isTick) {
      const { tracer } = this;
      if (isTick) tracer.tick();
      const statement = tracer.work.get(lineNumber) ?? NO_WORK;
      const work = tracer.watchedWorkOf(this.code).get(statement.number) ?? NO_WORK;
      if (work === this.work && !work.isRepeated) return;
      if (this.isResuming) tracer.recordResumptions();
      if (this.work.hasEffects) this.settle(statement.number);
      this.isFailed = false;
      this.work = work;
      if (tracer.raising !== null && !statement.isHandler)
        tracer.swallowed(this, statement.line);
      if (work.isPrepared) this.prepare();
    }

    // Records that the call is over, or that it pauses.
    onReturn(value) {
      const { tracer } = this;
      this.isLeaving = false;
      if (tracer.stopping !== null) {
        tracer.leave(this);
        return;
      }
      if (this.isClosing) {
        tracer.leave(this);
        return;
      }
      if (this.isResuming) tracer.recordResumptions();
      if (this.work.hasEffects) this.settle(0);
      if (this.code.isModule) return;
      const isPause = this.code.isGenerator && value !== None;
      if (this.number !== NOT_NUMBERED) {
        tracer.source = this.step;
        tracer.lookedAt = [this.work, this.frame];
        const number = tracer.isWatching ? 0 : tracer.heap.numberOf(value);
        const { YIELD, RETURN } = tracer.kinds;
        tracer.emit(isPause ? YIELD : RETURN, this.number, 0, number);
      }
      tracer.leave(this);
    }

    // Finds out what the statement will store, before it can change the index.
    prepare() {
      const [, variables, , module] = this.frame;
      this.chosen = this.work.targets.map(({ owner, key }) => (
        [owner(variables, module), key(variables, module)]));
    }

    // Records what the statement has changed before a function that it calls.
    settleBeforeCall() {
      const { tracer } = this;
      if (this.isResuming) tracer.recordResumptions();
      if (!this.work.runsOn) return;
      tracer.source = this.step;
      tracer.lookedAt = [this.work, this.frame];
      this.touch();
    }

    // Records what the statement did; `following` is the number of the next one.
    settle(following) {
      const { tracer, work } = this;
      tracer.source = this.step;
      tracer.lookedAt = [work, this.frame];
      if (tracer.isWatching) tracer.pending = this;
      if (!this.isFailed) {
        if (work.targets.length) this.store();
        for (const { name, body } of work.binds)
          // A loop that is over has bound nothing.
          if (!body || body === following) this.bind(name);
        for (const name of work.unbinds) {
          const number = tracer.heap.numberOf(name);
          tracer.emit(tracer.kinds.UNBIND, this.owner(name), number, 0);
        }
      }
      if (work.touches.length) this.touch();
      tracer.pending = null;
    }

    // Records the items and attributes that the statement stored.
    store() {
      const { heap } = this.tracer;
      const [, variables, , module] = this.frame;
      this.work.targets.forEach((target, place) => {
        const [owner, key] = target.isBefore
          ? this.chosen[place]
          : [target.owner(variables, module), target.key(variables, module)];
        if (owner === MISSING || key === MISSING) return;
        if (target.isAttribute) heap.storeAttribute(owner, String(key));
        else heap.store(owner, key);
      });
    }

    // Records what has changed in objects that the statement may change.
    touch() {
      const { heap } = this.tracer;
      const [, variables, , module] = this.frame;
      for (const { read, isFilled } of this.work.touches) {
        const value = read(variables, module);
        if (value === MISSING) continue;
        if (isFilled) heap.fill(value);
        else heap.compare(value);
      }
    }

    // Records the value of a variable.
    bind(name) {
      const { tracer } = this;
      const owner = this.owner(name);
      const variables = this.frame[owner === MODULE ? 3 : 1];
      if (!Object.hasOwn(variables, name)) return;
      const value = variables[name];
      if (value === undefined) return;
      const key = tracer.heap.numberOf(name);
      tracer.emit(tracer.kinds.BIND, owner, key, tracer.heap.numberOf(value));
    }

    // Returns the number of the frame that a variable belongs to.
    owner(name) {
      const { code } = this;
      if (code.own.has(name) || !code.isFunction) return this.numberOf(this);
      if (!code.free.has(name)) return MODULE;
      for (const frame of this.tracer.stack.slice().reverse())
        if (frame.code.own.has(name)) return this.numberOf(frame);
      return this.numberOf(this);
    }

    // Returns the number of a frame, which the second phase gives late.
    numberOf(frame) {
      if (frame.number === NOT_NUMBERED) this.tracer.number(frame);
      return frame.number;
    }
  }

  Object.assign(self.recorder, { Code, Frame, MODULE, NOT_NUMBERED, NO_WORK, Work });
}
