// Makes the folder that the server serves below /engine: one Wasm module by TeaVM, its loader, the weights of every game,
// engine.json, which names them, compressed twins, and files.txt as in web. Nothing is done if the sources are those of
// the last time.
//
//   node scripts/build.js FOLDER CLASSPATH VERSION
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../../web/scripts/compress.js';
import { filesIn, fingerprint } from '../../web/scripts/files.js';
import { withoutText } from './loader.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [folder, classPath, version] = process.argv.slice(2);
const out = resolve(folder);
const work = `${out}.${process.pid}`;
const weights = join(root, 'bots/src/main/resources/table13/bots/level/weights');

/** What the engine is made of, and what makes it. */
const FOLDERS = [
  'rules/src/main',
  'bots/src/main',
  'table/src/main',
  'wire/src/main',
  'browser/src/main',
  'browser/scripts',
];
const SCRIPTS = ['web/scripts/compress.js', 'web/scripts/files.js'];

/** A name for exactly these sources and this compiler. */
function checksum() {
  const hash = createHash('sha256').update(version);
  const files = FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...files, ...SCRIPTS]) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function stampOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Puts bytes under a name that says exactly what they are; gives the name. */
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
    .find((path) => basename(path) === `teavm-core-${version}.jar`);
  if (!jar) throw new Error(`There is no teavm-core of version ${version} on the class path.`);
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
    ['-XX:+UseSerialGC', '-Xmx1g', '-cp', classPath, 'table13.browser.build.Compile', work, wasm],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error('TeaVM could not compile the engine, see above: it knows only a part of the JDK.');
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
  writeFileSync(join(work, 'engine.json'), `${JSON.stringify(names, null, 2)}\n`);
  const files = filesIn(work);
  const twins = compress(work, files);
  const lines = files.map((file) => [fingerprint([join(work, file)]), file, ...(twins.get(file) ?? [])].join(' '));
  writeFileSync(join(work, 'files.txt'), `${lines.join('\n')}\n`);
}

const wanted = checksum();
// Beside the folder, not in it: everything in it is served.
if (stampOf(`${out}.stamp`) !== wanted || !existsSync(join(out, 'files.txt'))) {
  rmSync(`${out}.stamp`, { force: true });
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    build();
    rmSync(out, { recursive: true, force: true });
    renameSync(work, out);
    writeFileSync(`${out}.stamp`, wanted);
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
