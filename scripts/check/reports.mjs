// Reads the test reports of Surefire, Vitest and Playwright.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text) =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, code, name) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
  );

const CDATA = /<!\[CDATA\[[\s\S]*?\]\]>/g;

const attribute = (text, name) => decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? '');

/** The text of an element, in CDATA or not; empty without the element. */
function inner(text, name) {
  const body = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(text)?.[1] ?? '';
  return body.replace(/<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+)/g, (_, cdata, plain) => cdata ?? decoded(plain)).trim();
}

/** The reports in a folder. */
export function reportFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^TEST-.*\.xml$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

/**
 * One report.
 *
 * @returns {{
 *   path: string,
 *   suites: { name: string, seconds: number }[],
 *   tests: number,
 *   skipped: number,
 *   failures: { test: string, suite: string, trace: string, log: string }[]
 * }}
 */
export function read(path) {
  const text = readFileSync(path, 'utf8');
  const suites = [...text.replace(CDATA, '').matchAll(/<testsuite\s((?:[^>"]|"[^"]*")*)>/g)].map(([, words]) => words);
  const file = basename(path).replace(/^TEST-|\.xml$/g, '');
  const isOneClass = suites.length === 1 && file.includes('.');
  const sum = (name) => suites.reduce((all, words) => all + Number(attribute(words, name) || 0), 0);
  const failures = [];
  for (const [, words, body] of text.matchAll(/<testcase\s((?:[^>"]|"[^"]*")*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    const kind = /<(failure|error)[\s>/]/.exec(body?.replace(CDATA, '') ?? '')?.[1];
    if (!kind) continue;
    const trace = inner(body, kind) || attribute(new RegExp(`<${kind}\\s([^>]*)>`).exec(body)?.[1] ?? '', 'message');
    const suite = isOneClass ? file : attribute(words, 'classname');
    const log = [inner(body, 'system-out'), inner(body, 'system-err')].filter(Boolean).join('\n');
    failures.push({ test: attribute(words, 'name'), suite, trace, log });
  }
  return {
    path,
    suites: suites.map((words) => ({
      name: isOneClass ? file : attribute(words, 'name'),
      seconds: Number(attribute(words, 'time').replace(',', '') || 0),
    })),
    tests: sum('tests'),
    skipped: sum('skipped'),
    failures,
  };
}

/** All failed tests, with full stack traces and output; empty if none failed. */
export function failingTests(reports) {
  const shown = reports.flatMap(({ path, failures }) =>
    failures.map(({ test, suite, trace, log }) => {
      const output = log || printed(path);
      return `FAILED ${suite}: ${test}\n${trace}\n${output && `--- what was printed ---\n${output}\n---\n`}`;
    }),
  );
  return shown.join('\n');
}

/** Parses the TAP output of Node: number of tests, number of failures, and the lines of the failures. */
export function tapTests(log) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(log)?.[1] ?? 0);
  const blocks = log.matchAll(/^not ok [\s\S]*?^ {2}\.\.\.$/gm);
  return { tests: number('tests'), failed: number('fail'), shown: [...blocks].map(([block]) => block).join('\n') };
}

/** Lines with the slowest suites. */
export function slowest(reports, most) {
  const suites = reports.flatMap((report) => report.suites).sort((one, other) => other.seconds - one.seconds);
  return suites
    .slice(0, most)
    .map(({ name, seconds }) => `\n${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join('');
}

/** The end of the output of a test class, if Surefire wrote it to a file beside the report. */
function printed(path, most = 200) {
  const file = path.replace(/TEST-([^/]*)\.xml$/, '$1-output.txt');
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const left = lines.length - most;
  return left > 0 ? `(${left} lines before these: ${file})\n${lines.slice(left).join('\n')}` : lines.join('\n');
}
