// scripts/soak: repeats tests on a busy machine, and stores the results.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const MODULES = readdirSync('.').filter((name) => existsSync(join(name, 'pom.xml')));

/** Words in a source that waits: for threads, processes, sockets or conditions. */
const WAITS =
  /\b(Awaitility|java\.util\.concurrent|Thread|ProcessBuilder|ProcessHandle|ServerSocket|HttpClient|@Timeout)\b|@Timeout/;

/** Occupies a processor until it is ended, or its parent process has ended. */
const HOG = 'const parent = process.ppid; for (let i = 0; i % 1e7 || process.ppid === parent; i++);';

function usage(problem) {
  const words = readFileSync('scripts/soak', 'utf8').split('\n').slice(1);
  const text = words.slice(0, words.indexOf('set -eu')).map((line) => line.replace(/^# ?/, ''));
  console.error([problem, ...text].join('\n'));
  process.exit(2);
}

function options() {
  const text = (name) => [name, { type: 'string' }];
  const flag = (name) => [name, { type: 'boolean' }];
  try {
    const { values } = parseArgs({
      options: Object.fromEntries([
        ...['classes', 'suites', 'browsers', 'hogs', 'only'].map(text),
        ...['list', 'dirty'].map(flag),
      ]),
    });
    const number = (name, usual) => {
      const value = values[name] ?? String(usual);
      if (!/^\d+$/.test(value)) usage(`--${name} takes a number, not ${value}.`);
      return Number(value);
    };
    const isAll = values.only === undefined;
    return {
      ...values,
      only: new RegExp(values.only ?? ''),
      classes: number('classes', 20),
      suites: number('suites', isAll ? 3 : 0),
      browsers: number('browsers', isAll ? 5 : 0),
      hogs: number('hogs', 4),
    };
  } catch (problem) {
    return usage(problem.message);
  }
}

// ---- which classes

/** All test sources: name of the class, full name, text without comments and strings. */
function sources() {
  return MODULES.flatMap((module) => {
    const root = join(module, 'src/test/java');
    if (!existsSync(root)) return [];
    return readdirSync(root, { recursive: true })
      .filter((path) => path.endsWith('.java'))
      .map((path) => ({
        name: basename(path, '.java'),
        full: path.replace(/\.java$/, '').replaceAll(/[/\\]/g, '.'),
        text: readFileSync(join(root, path), 'utf8').replaceAll(/^\s*\/\/.*$|"(?:[^"\\\n]|\\.)*"/gm, ''),
      }));
  });
}

/** The test classes that wait, directly or through a test helper. */
function waitingClasses() {
  const all = sources();
  const waiting = new Set(all.filter(({ text }) => WAITS.test(text)).map(({ full }) => full));
  const packageOf = (full) => full.slice(0, full.lastIndexOf('.'));
  const uses = ({ full, text }, other) => {
    const name = other.slice(packageOf(other).length + 1);
    const isNear = packageOf(other) === packageOf(full) && new RegExp(`\\b${name}\\b`).test(text);
    return isNear || new RegExp(`^import (static )?${other.replaceAll('.', '\\.')}\\b`, 'm').test(text);
  };
  for (let before = -1; before < waiting.size;) {
    before = waiting.size;
    for (const each of all)
      if (!waiting.has(each.full) && [...waiting].some((other) => uses(each, other))) waiting.add(each.full);
  }
  return all
    .filter(
      ({ name, full, text }) => name.endsWith('Test') && waiting.has(full) && !/^(public )?abstract class/m.test(text),
    )
    .map(({ full }) => full)
    .sort();
}

// ---- state of the build

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
const state = () => `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-dirty'}`;

/**
 * Whether all classes are unchanged since the compilation. Otherwise the last run does not count, and no further run starts.
 */
function isAsItWas() {
  if (state() === here) return true;
  console.error(
    'soak: something here was changed meanwhile, so it ends; start it in a clone, and change nothing there.',
  );
  isEnding = true;
  return false;
}

let folder;
const results = () => join(folder, 'results.tsv');
const lines = () => (existsSync(results()) ? readFileSync(results(), 'utf8').trim().split('\n') : []);
const records = () =>
  lines().map((line) => {
    const [what, number, result, seconds] = line.split('\t');
    return { what, number: Number(number), result, seconds: Number(seconds) };
  });
const isDone = (what, number) => records().some((each) => each.what === what && each.number === number);

function record(what, number, isWell, seconds) {
  appendFileSync(results(), [what, number, isWell ? 'ok' : 'failed', seconds.toFixed(1)].join('\t') + '\n');
  if (!isWell) console.log(`  failed: ${what}, run ${number}; see ${join(folder, 'failed')}`);
}

// ---- running

const children = new Set();

/** Ends a process and all its descendants. */
function endAll() {
  for (const child of children) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has ended already.
    }
  }
}

/** Runs a command, with its output in a file. */
function run(command, words, log) {
  const out = openSync(log, 'w');
  const child = spawn(command, words, { stdio: ['ignore', out, out], detached: true });
  children.add(child);
  return new Promise((done) =>
    child.once('close', (code) => {
      children.delete(child);
      done(code);
    }),
  );
}

function startHogs(count) {
  for (let i = 0; i < count; i++)
    children.add(spawn(process.execPath, ['-e', HOG], { stdio: 'ignore', detached: true }));
}

/** The reports that Surefire has written since: full name of the class, seconds, result. */
function reports(since) {
  return MODULES.flatMap((module) => {
    const place = join(module, 'target/surefire-reports');
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((name) => /^TEST-.*\.xml$/.test(name) && statSync(join(place, name)).mtimeMs >= since)
      .flatMap((name) => {
        const head = /<testsuite [^>]*>/.exec(readFileSync(join(place, name), 'utf8'))?.[0] ?? '';
        const value = (key) => Number(new RegExp(` ${key}="([\\d.]+)"`).exec(head)?.[1] ?? NaN);
        // An incomplete report does not count.
        if (Number.isNaN(value('time'))) return [];
        return [
          {
            file: join(place, name),
            what: name.slice('TEST-'.length, -'.xml'.length),
            seconds: value('time'),
            isWell: value('failures') + value('errors') + value('skipped') === 0 && value('tests') > 0,
          },
        ];
      });
  });
}

const keep = (file, name) => existsSync(file) && cpSync(file, join(folder, 'failed', name), { recursive: true });

/** Runs Java tests of compiled classes: Maven only checks that they are current. */
async function java(tests, log) {
  const settings = ['-Djacoco.skip', '-Dengine.skip=true', '-DnoEngine', '-Dexec.skip', '-DtrimStackTrace=false'];
  const words = [
    '-o',
    '-B',
    // The reports contain the failures. Maven continues, because it would otherwise skip dependent modules.
    '-Dmaven.test.failure.ignore=true',
    ...settings,
    '-Dsurefire.failIfNoSpecifiedTests=false',
    `-Dtest=${tests}`,
    'test',
  ];
  const begun = Date.now();
  const code = await run('scripts/mvn', words, log);
  return { code, seconds: (Date.now() - begun) / 1000, found: reports(begun - 1000) };
}

async function classRun(number, all) {
  const wanted = all.filter((name) => !isDone(name, number));
  if (wanted.length === 0) return;
  console.log(`classes that wait, run ${number}: ${wanted.length} classes`);
  const log = join(folder, 'classes.log');
  const { found } = await java(wanted.join(','), log);
  if (!isAsItWas()) return;
  for (const name of wanted) {
    const report = found.find(({ what }) => what === name);
    // An interrupted run has not failed.
    if (!report && isEnding) continue;
    record(name, number, report?.isWell ?? false, report?.seconds ?? 0);
    if (report?.isWell) continue;
    keep(log, `classes-${number}.log`);
    if (report) keep(report.file, `${name}-${number}.xml`);
  }
}

async function suiteRun(number) {
  if (isDone('suite', number)) return;
  console.log(`all of Java, run ${number}`);
  const log = join(folder, 'suite.log');
  const { code, seconds, found } = await java('*Test', log);
  if (isEnding || !isAsItWas()) return;
  const isWell = code === 0 && found.length > 0 && found.every((report) => report.isWell);
  record('suite', number, isWell, seconds);
  if (isWell) return;
  keep(log, `suite-${number}.log`);
  for (const { file, what, isWell } of found) if (!isWell) keep(file, `suite-${number}-${what}.xml`);
}

async function browserRun(number) {
  if (isDone('browsers', number)) return;
  console.log(`browsers, run ${number}`);
  const log = join(folder, 'browsers.log');
  const begun = Date.now();
  const code = await run('scripts/e2e', ['--forbid-only'], log);
  if (isEnding || !isAsItWas()) return;
  record('browsers', number, code === 0, (Date.now() - begun) / 1000);
  if (code === 0) return;
  keep(log, `browsers-${number}.log`);
  keep('e2e/target/results', `browsers-${number}`);
}

/** Compiles everything once, before the hogs start. */
async function compile({ browsers }) {
  const log = join(folder, 'compile.log');
  console.log('compiling');
  const words =
    browsers > 0 ? ['-DskipTests', 'package'] : ['-DskipTests', '-Dengine.skip=true', '-DnoEngine', 'test-compile'];
  let code = await run('scripts/mvn', ['-B', '-Djacoco.skip', ...words], log);
  // Two Java tests write the expected behaviour of the engine in the browser.
  if (code === 0 && browsers > 0 && !isEnding) ({ code } = await java('MatchesTest,SameMatchTest', log));
  if (code === 0 || isEnding) return;
  console.error(readFileSync(log, 'utf8'));
  process.exit(1);
}

function summary() {
  const all = records();
  const counts = new Map();
  for (const { what, result, seconds } of all) {
    const before = counts.get(what) ?? { runs: 0, failed: 0, longest: 0 };
    const failed = before.failed + (result === 'ok' ? 0 : 1);
    counts.set(what, { runs: before.runs + 1, failed, longest: Math.max(before.longest, seconds) });
  }
  for (const [what, { runs, failed, longest }] of [...counts].sort())
    console.log(`${String(runs).padStart(4)} runs, ${failed} failed, longest ${longest.toFixed(0)} s  ${what}`);
  const failed = all.filter(({ result }) => result !== 'ok').length;
  console.log(`soak: ${all.length} runs, ${failed} failed; ${results()}`);
  return failed;
}

// ---- everything

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isEnding = true;
    endAll();
  });
process.on('exit', endAll);

const wanted = options();
const all = waitingClasses().filter((name) => wanted.only.test(name));
if (wanted.list) {
  console.log(all.join('\n'));
  process.exit(0);
}
const here = state();
if (here.endsWith('-dirty') && !wanted.dirty) usage('Something here is in no commit: commit it, or say --dirty.');
folder = join('target/soak', here);
mkdirSync(join(folder, 'failed'), { recursive: true });
await compile(wanted);
startHogs(wanted.hogs);

const runs = [
  ...Array.from({ length: wanted.classes }, (_, i) => () => classRun(i + 1, all)),
  ...Array.from({ length: wanted.suites }, (_, i) => () => suiteRun(i + 1)),
  ...Array.from({ length: wanted.browsers }, (_, i) => () => browserRun(i + 1)),
];
for (const next of runs) {
  if (isEnding || !isAsItWas()) break;
  await next();
}
endAll();
const failed = summary();
if (isEnding) console.log('soak: interrupted; the same command goes on from here.');
process.exit(failed > 0 || isEnding ? 1 : 0);
