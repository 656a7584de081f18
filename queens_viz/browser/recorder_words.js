// What exceptions say in the page: Brython has other words for some of them than CPython.
//
// What this needs of Brython's inside is held by tests/browser/internals.py.
{
  const B = __BRYTHON__;
  const { AttributeError, BaseException, IndexError, MemoryError, None } = B.builtins;
  const { RecursionError, SyntaxError, SystemExit, ValueError, property } = B.builtins;
  const list = B.$list([]).ob_type;

  const isA = (error, kind) => B.get_class(error).tp_mro.includes(kind);

  // What Brython says, and what CPython says instead.
  const UNHASHABLE = { "[": "list", "{": "dict" };
  const WORDS = [
    [/^unsupported operand type\(s\) for \+: '(str|list|tuple)' and '(.*)'$/,
      'can only concatenate $1 (not "$2") to $1'],
    [/^unsupported operand type\(s\) for \*\*: /,
      "unsupported operand type(s) for ** or pow(): "],
    [/^unsupported operand type\(s\) for undefined: /,
      "unsupported operand type(s) for +: "],
    [/^Can't multiply sequence/, "can't multiply sequence"],
    [/^list indices must be integer, /, "list indices must be integers or slices, "],
    [/^list deletion index/, "list assignment index"],
    [/^range arg 3 must/, "range() arg 3 must"],
    [/^Outside valid range$/, "chr() arg not in range(0x110000)"],
    [/^(.*) is not in tuple$/, "tuple.index(x): x not in tuple"],
    [/^append\(\) takes exactly 2 arguments \((\d+) given\)$/,
      (_, count) => `list.append() takes exactly one argument (${count - 1} given)`],
    [/^unhashable type: '([[{])(.*)'$/s, (_, sign, rest) => {
      const isSet = sign === "{" && rest !== "}" && !rest.includes(": ");
      return `unhashable type: '${isSet ? "set" : UNHASHABLE[sign]}'`;
    }],
  ];

  const isOverflow = error =>
    error instanceof RangeError && error.message.includes("call stack")
    || error.name === "InternalError" && error.message.includes("recursion")
    // A regular expression of Brython's own that has no room left.
    || error.name === "SyntaxError" && error.message.includes("Stack overflow");
  const isTooLarge = error =>
    error instanceof RangeError
    && /Invalid (array|string) length|allocation|BigInt/.test(error.message);
  // The stack of JavaScript may end before Python's limit is reached, and its memory.
  const asPython = error => {
    if (isOverflow(error)) {
      error.ob_type = RecursionError;
      error.args = B.fast_tuple(["maximum recursion depth exceeded"]);
    } else if (isTooLarge(error)) {
      error.ob_type = MemoryError;
      error.args = B.fast_tuple([]);
    } else {
      return;
    }
    B.init_dict(error);
    error.__cause__ = error.__context__ = error.__traceback__ = None;
  };

  // Lets an exception that comes up say what it says in CPython.
  const inOwnWords = error => {
    if (error.ob_type === undefined) asPython(error);
    const text = error.args?.[0];
    if (error.$hasOwnWords || typeof text !== "string") return;
    error.$hasOwnWords = true;
    for (const [pattern, words] of WORDS)
      if (pattern.test(text)) error.args[0] = text.replace(pattern, words);
  };

  // Replaces a method of lists by what `make` returns for it.
  const replaceMethod = (name, make) => {
    const descriptor = B.get_from_dict(list, name);
    const method = descriptor.method;
    descriptor.method = Object.assign(make(method), method);
    list.tp_funcs[name] = descriptor.method;
  };
  replaceMethod("pop", pop => (...values) => {
    if (Array.isArray(values[0]) && values[0].length === 0 && values.length < 3)
      throw B.EXC(IndexError, "pop from empty list");
    return pop(...values);
  });
  replaceMethod("remove", remove => (...values) => {
    try {
      return remove(...values);
    } catch (error) {
      if (error.ob_type === ValueError && /is not in list$/.test(error.args[0]))
        error.args[0] = "list.remove(x): x not in list";
      throw error;
    }
  });

  // Brython keeps the place of some errors among their arguments.
  const { tp_str: asText } = BaseException;
  const isByBrython = error => isA(error, AttributeError) || isA(error, SyntaxError);
  BaseException.tp_str = error =>
    error.args.length < 2 || isByBrython(error)
      ? asText(error) : B.builtins.repr(B.fast_tuple([...error.args]));

  // Brython forgets it.
  const code = ({ args }) => args.length > 1 ? B.fast_tuple([...args]) : args[0] ?? None;
  code.ob_type = B.builtin_function_or_method;
  code.$function_infos = ["builtins", "code", "code"];
  B.set_to_dict(SystemExit, "code", B.$call(property, code));

  (self.recorder ??= {}).inOwnWords = inOwnWords;
}
