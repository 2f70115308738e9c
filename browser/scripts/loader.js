import { createHash } from 'node:crypto';

// TeaVM's runtime compiles text in some places (`new Function`), which the page's content security policy forbids. Each
// place gets an equivalent function here. The replaced text must be exactly the text known here: after a change in
// TeaVM a developer must check the place.

/** The position, its fingerprint, and the replacement. */
const PLACES = [
  {
    from: 7,
    lines: 1,
    print: '642732180e16b712',
    ours: `    if (!(name in globalThis)) throw new ReferenceError(name + " is not defined");
    result = () => globalThis[name];
`,
  },
  {
    from: 13,
    lines: 1,
    print: '0af6fe383635f4a5',
    ours: `  globalThis[name] = value;
`,
  },
  {
    from: 457,
    lines: 23,
    print: 'd804881d11a93587',
    ours: `    const last = fn.length - 1;
    return function(...p) {
      try {
        return fn(...(vararg ? [...p.slice(0, last), p.slice(last)] : p));
      } catch (e) {
        rethrowJavaAsJs(e);
      }
    };
`,
  },
  {
    from: 482,
    lines: 7,
    print: '2e5eb6e130817d60',
    ours: `    const renamed = function(marker, javaObject) {
      return c.call(this, marker, javaObject);
    };
    return Object.defineProperty(renamed, "name", { value: name, configurable: true });
`,
  },
  {
    from: 546,
    lines: 23,
    print: '1013767f9d049391',
    ours: `      const last = fn.length - 2;
      cls.prototype[name] = function(...p) {
        try {
          return fn(this, ...(vararg ? [...p.slice(0, last), p.slice(last)] : p));
        } catch (e) {
          rethrowJavaAsJs(e);
        }
      };
`,
  },
  {
    from: 770,
    lines: 2,
    print: '26fe49e18e18f8e0',
    ours: `  for (let i = 0; i < 32; ++i) {
`,
  },
  {
    from: 772,
    lines: 8,
    print: '662761443cfb78ad',
    ours: `    imports.teavmJso["createFunction" + i] = (...words) => {
      // The only text that TeaVM itself compiles.
      if (words.join(": ") === "str: return str;") return (str) => str;
      throw new Error("@JSBody is not supported, because it compiles text: " + words.join(": "));
    };
`,
  },
  {
    from: 781,
    lines: 39,
    print: '7caa498ce2fe3a9a',
    ours: `    imports.teavmJso["callFunction" + i] = (fn, ...args) => {
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
  },
];

const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** TeaVM's runtime without text compiled at run time. */
export function withoutText(runtime) {
  const lines = runtime.split(/(?<=\n)/);
  // From the last to the first, so that earlier line numbers stay valid.
  for (const { from, lines: count, print, ours } of PLACES.toReversed()) {
    if (fingerprint(lines.slice(from - 1, from - 1 + count).join('')) !== print) {
      throw new Error(
        `TeaVM's runtime has changed: adapt browser/scripts/loader.js to the ${count} lines from line ${from} on.`,
      );
    }
    lines.splice(from - 1, count, ours);
  }
  const text = lines.join('');
  if (/\bFunction\s*\(|\beval\b/.test(text))
    throw new Error("TeaVM's runtime compiles text in a new place: add it to browser/scripts/loader.js.");
  return text;
}
