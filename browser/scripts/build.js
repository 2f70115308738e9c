// Makes the folder that the server serves below /engine: one Wasm module by TeaVM, its loader, the weights of every
// game, engine.json with their names, compressed copies, and files.txt as in web. Does nothing if the sources are
// unchanged.
//
//   node scripts/build.js FOLDER CLASSPATH
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compress } from '../../web/scripts/compress.js';
import { filesIn, fingerprint } from '../../web/scripts/files.js';
import { weigh } from './budget.js';
import { withoutText } from './loader.js';
import { assemble } from './package.js';
import { ROOT, Stamp, version } from './sources.js';

const [folder, classPath] = process.argv.slice(2);
const out = resolve(folder);
const work = `${out}.${process.pid}`;
const weights = join(ROOT, 'bots/src/main/resources/table13/bots/level/learned');

/** Stores bytes under a name with their hash; returns the name. */
function put(name, ending, bytes) {
  const path = join(work, `${name}.${ending}`);
  writeFileSync(path, bytes);
  const lasting = `${name}-${fingerprint([path])}.${ending}`;
  renameSync(path, join(work, lasting));
  return lasting;
}

/** The runtime of TeaVM, from the same class path. */
function runtime() {
  const jar = classPath
    .split(process.platform === 'win32' ? ';' : ':')
    .find((path) => basename(path) === `teavm-core-${version()}.jar`);
  if (!jar) throw new Error(`There is no teavm-core of version ${version()} on the class path.`);
  const name = 'org/teavm/backend/wasm/wasm-gc-module-runtime.js';
  execFileSync(join(process.env.JAVA_HOME, 'bin/jar'), ['xf', jar, name], { cwd: work });
  const text = readFileSync(join(work, name), 'utf8');
  rmSync(join(work, 'org'), { recursive: true });
  return text;
}

function compile() {
  const wasm = 'compiled.wasm';
  const { status } = spawnSync(
    join(process.env.JAVA_HOME, 'bin/java'),
    ['-XX:+UseSerialGC', '-Xmx1g', '-cp', classPath, 'table13.browser.build.WasmCompiler', work, wasm],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error('TeaVM could not compile the engine, see above: it supports only part of the JDK.');
  const bytes = readFileSync(join(work, wasm));
  for (const file of readdirSync(work)) rmSync(join(work, file), { recursive: true });
  return bytes;
}

function build() {
  const names = {
    wasm: put('engine', 'wasm', compile()),
    loader: put('loader', 'js', withoutText(runtime())),
    weights: {},
  };
  for (const file of readdirSync(weights).sort()) {
    const game = basename(file, '.txt');
    names.weights[game] = put(`weights-${game}`, 'txt', readFileSync(join(weights, file)));
  }
  weigh(work, [names.wasm, names.loader]);
  assemble(work, names, join(out, '../package'));
  writeFileSync(join(work, 'engine.json'), `${JSON.stringify(names, null, 2)}\n`);
  const files = filesIn(work);
  const twins = compress(work, files);
  const lines = files.map((file) => [fingerprint([join(work, file)]), file, ...(twins.get(file) ?? [])].join(' '));
  writeFileSync(join(work, 'files.txt'), `${lines.join('\n')}\n`);
}

const stamp = new Stamp(out);
if (!stamp.fits()) {
  rmSync(stamp.path, { force: true });
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    build();
    rmSync(out, { recursive: true, force: true });
    renameSync(work, out);
    writeFileSync(stamp.path, stamp.wanted);
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
