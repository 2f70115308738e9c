// TeaVM's runtime compiles text in nine places (`new Function`), which the page's policy forbids. Here each gets a
// function that does the same without. What TeaVM has must be there to the letter: if it changed, somebody must look.

/** What it has, and what takes its place. */
const PLACES = [
  [
    `    result = new Function("return " + name + ";");
`,
    `    if (!(name in globalThis)) throw new ReferenceError(name + " is not defined");
    result = () => globalThis[name];
`,
  ],
  [
    `  new Function("value", name + " = value;")(value);
`,
    `  globalThis[name] = value;
`,
  ],
  [
    `    const params = [];
    const paramsForString = [];
    for (let i = 0; i < fn.length; ++i) {
      const name = "p" + i;
      params.push(name);
      paramsForString.push(name);
    }
    if (vararg) {
      const last = paramsForString.length - 1;
      paramsForString[last] = "..." + paramsForString[last];
    }
    const paramsAsString = paramsForString.join(", ");
    return new Function(
      "rethrowJavaAsJs",
      "fn",
      \`return function(\${paramsAsString}) {
    try {
        return fn(\${params.join(", ")});
    } catch (e) {
        rethrowJavaAsJs(e);
    }
};\`
    )(rethrowJavaAsJs, fn);
`,
    `    const last = fn.length - 1;
    return function(...p) {
      try {
        return fn(...(vararg ? [...p.slice(0, last), p.slice(last)] : p));
      } catch (e) {
        rethrowJavaAsJs(e);
      }
    };
`,
  ],
  [
    `    return new Function(
      "constructor",
      \`return function \${name}(marker, javaObject) {
    return constructor.call(this, marker, javaObject);
}
\`
    )(c);
`,
    `    const renamed = function(marker, javaObject) {
      return c.call(this, marker, javaObject);
    };
    return Object.defineProperty(renamed, "name", { value: name, configurable: true });
`,
  ],
  [
    `      const params = [];
      const paramsForString = [];
      for (let i = 1; i < fn.length; ++i) {
        const p = "p" + i;
        params.push(p);
        paramsForString.push(p);
      }
      if (vararg) {
        const last = paramsForString.length - 1;
        paramsForString[last] = "..." + paramsForString[last];
      }
      const paramsAsString = paramsForString.join(", ");
      cls.prototype[name] = new Function(
        "rethrowJavaAsJs",
        "fn",
        \`return function(\${paramsAsString}) {
    try {
        return fn(\${["this", ...params].join(", ")});
    } catch (e) {
        rethrowJavaAsJs(e);
    }
};\`
      )(rethrowJavaAsJs, fn);
`,
    `      const last = fn.length - 2;
      cls.prototype[name] = function(...p) {
        try {
          return fn(this, ...(vararg ? [...p.slice(0, last), p.slice(last)] : p));
        } catch (e) {
          rethrowJavaAsJs(e);
        }
      };
`,
  ],
  [
    `    const args = argumentList.length === 0 ? "" : argumentList.join(", ");
    const argsAndBody = [...argumentList, "body"].join(", ");
    imports.teavmJso["createFunction" + i] = new Function(
      "wrapCallFromJavaToJs",
      ...argumentList,
      "body",
      \`return new Function('wrapCallFromJavaToJs', \${argsAndBody}).bind(this, wrapCallFromJavaToJs);\`
    ).bind(null, wrapCallFromJavaToJs);
`,
    `    imports.teavmJso["createFunction" + i] = (...words) => {
      // The one text that TeaVM itself brings along, as what it says.
      if (words.join(": ") === "str: return str;") return (str) => str;
      throw new Error("No text is compiled here, do without @JSBody: " + words.join(": "));
    };
`,
  ],
  [
    `    imports.teavmJso["callFunction" + i] = new Function(
      "rethrowJsAsJava",
      "fn",
      ...argumentList,
      \`try {
    return fn(\${args});
} catch (e) {
    rethrowJsAsJava(e);
}\`
    ).bind(null, rethrowJsAsJava);
    imports.teavmJso["callMethod" + i] = new Function(
      "rethrowJsAsJava",
      "getGlobalName",
      "instance",
      "method",
      ...argumentList,
      \`try {
    return instance !== null
        ? instance[method](\${args})
        : getGlobalName(method)(\${args});
} catch (e) {
    rethrowJsAsJava(e);
}\`
    ).bind(null, rethrowJsAsJava, getGlobalName);
    imports.teavmJso["construct" + i] = new Function(
      "rethrowJsAsJava",
      "constructor",
      ...argumentList,
      \`try {
    return new constructor(\${args});
} catch (e) {
    rethrowJsAsJava(e);
}\`
    ).bind(null, rethrowJsAsJava);
    imports.teavmJso["arrayOf" + i] = new Function(
      ...argumentList,
      "return [" + args + "]"
    );
    argumentList.push("p" + (i + 1));
`,
    `    imports.teavmJso["callFunction" + i] = (fn, ...args) => {
      try {
        return fn(...args);
      } catch (e) {
        rethrowJsAsJava(e);
      }
    };
    imports.teavmJso["callMethod" + i] = (instance, method, ...args) => {
      try {
        return instance !== null ? instance[method](...args) : getGlobalName(method)(...args);
      } catch (e) {
        rethrowJsAsJava(e);
      }
    };
    imports.teavmJso["construct" + i] = (constructor, ...args) => {
      try {
        return new constructor(...args);
      } catch (e) {
        rethrowJsAsJava(e);
      }
    };
    imports.teavmJso["arrayOf" + i] = (...args) => args;
`,
  ],
  [
    `  const argumentList = [];
  for (let i = 0; i < 32; ++i) {
`,
    `  for (let i = 0; i < 32; ++i) {
`,
  ],
];

/** TeaVM's runtime without text that is compiled when it runs. */
export function withoutText(runtime) {
  let text = runtime;
  for (const [old, fresh] of PLACES) {
    if (text.split(old).length !== 2) {
      throw new Error(
        `TeaVM's runtime is not what browser/scripts/loader.js was written for; exactly once it should have:\n${old}`,
      );
    }
    text = text.replace(old, () => fresh);
  }
  if (/\bFunction\s*\(|\beval\b/.test(text))
    throw new Error("TeaVM's runtime compiles text in a place that browser/scripts/loader.js does not know.");
  return text;
}
