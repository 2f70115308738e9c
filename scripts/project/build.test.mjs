// Tests of ./table13 and its locks, in a separate tree with fakes of Java and Maven.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { ROOT } from './tree.mjs';

const folder = fs.mkdtempSync(join(tmpdir(), 'table13-build-'));
const root = join(folder, 'tree');
const bin = join(folder, 'jdk/bin');
const out = join(root, 'target');
const jar = join(out, 'table13.jar');
const engineLock = join(out, 'engine.lock');
const buildLock = join(out, 'building.lock');
const PATIENCE = 60_000;
const left = new Set();

after(() => {
  for (const id of [...left, ...began('maven'), ...began('server')]) end(id);
  fs.rmSync(folder, { recursive: true, force: true });
});

function end(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

const isAlive = (id) => {
  try {
    process.kill(id, 0);
    return !/^\d+ \(.*\) Z/.test(read(`/proc/${id}/stat`));
  } catch {
    return false;
  }
};

function program(path, text) {
  fs.writeFileSync(path, `#!/bin/bash\n${text}\n`);
  fs.chmodSync(path, 0o755);
}

/** A fake program: prints a line with its process id when it starts, and waits for permission to end. */
const blocks = (name) => `echo $$ >>'${folder}/${name}.began'\nread -r _ <'${folder}/${name}.may-end'\n`;

beforeEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const path of ['scripts', 'browser/scripts', 'cli/src/main'])
    fs.mkdirSync(join(root, path), { recursive: true });
  fs.mkdirSync(bin, { recursive: true });
  for (const path of ['table13', 'scripts/find-tools.sh', 'scripts/build.sh'])
    fs.cpSync(join(ROOT, path), join(root, path));
  for (const path of ['pom.xml', 'cli/pom.xml', 'browser/scripts/fits.js']) fs.writeFileSync(join(root, path), '');
  fs.writeFileSync(join(folder, 'jdk/release'), 'JAVA_VERSION="25"\n');
  for (const name of ['maven', 'server'])
    assert.equal(spawnSync('mkfifo', [join(folder, `${name}.may-end`)]).status, 0);
  program(join(bin, 'javac'), '');
  // A server that opens, except with --help.
  program(
    join(bin, 'java'),
    `case "$*" in *rehearse*) exit 1 ;; *--help*) exit 0 ;; esac
     for word in "$@"; do case $word in -Dtable13.opened=*) : >"\${word#*=}" ;; esac; done
     ${blocks('server')}`,
  );
  program(
    join(bin, 'mvn'),
    `${blocks('maven')}
     for word in "$@"; do
         case $word in
             -Dquick.directory=*) mkdir -p "\${word#*=}/table13-cli" && : >"\${word#*=}/table13-cli/table13.jar" ;;
             -Dengine.directory=*) mkdir -p "\${word#*=}" && : >"\${word#*=}/files.txt" ;;
         esac
     done`,
  );
});

/** Waits for an expected text; on a timeout the error shows the actual text. */
async function until(what, holds, shown = () => '') {
  const last = Date.now() + PATIENCE;
  while (!holds()) {
    assert.ok(Date.now() < last, `${what} does not happen: ${shown()}`);
    await new Promise((later) => setTimeout(later, 20));
  }
}

const read = (path) => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '');
const began = (name) =>
  read(join(folder, `${name}.began`))
    .split('\n')
    .filter(Boolean)
    .map(Number);
const holder = (lock) => {
  try {
    return Number(fs.readlinkSync(lock));
  } catch {
    return undefined;
  }
};

async function hasBegun(name, times = 1) {
  await until(
    `${name} number ${times}`,
    () => began(name).length >= times,
    () => read(join(out, 'engine.log')),
  );
  const id = began(name)[times - 1];
  left.add(id);
  return id;
}

const mayEnd = (name) => fs.writeFileSync(join(folder, `${name}.may-end`), '\n');

/** Starts ./table13. `over()` completes when it and all its background processes have ended. */
function start(...words) {
  const child = spawn(join(root, 'table13'), words, {
    env: { ...process.env, JAVA_HOME: join(folder, 'jdk'), PATH: `${bin}:${process.env.PATH}`, TABLE13_INSTALL: 'no' },
    // The last is a pipe without a writer: it closes when the last process that inherited it has ended.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  left.add(child.pid);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  child.stdio[3].resume();
  let isOver = false;
  child.stdio[3].on('close', () => (isOver = true));
  const over = () =>
    until(
      'the end of all processes',
      () => isOver,
      () => `${said} Maven: ${began('maven')}`,
    );
  return { id: child.pid, over, said: () => said };
}

function freshJar() {
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(jar, '');
}

test('a start that opens nothing builds no engine', async () => {
  freshJar();
  await start('serve', '--help').over();
  assert.deepEqual(began('maven'), []);
  assert.deepEqual(fs.readdirSync(out), ['table13.jar']);
});

test('a server that is killed early leaves its engine to a build that the lock names', async () => {
  freshJar();
  const first = start('serve');
  const maven = await hasBegun('maven');
  const server = await hasBegun('server');
  assert.equal(server, first.id);
  await until(
    'the lock of the build',
    () => holder(engineLock) === maven,
    () => holder(engineLock),
  );
  process.kill(server, 'SIGKILL');

  const second = start('serve');
  const other = await hasBegun('server', 2);
  // Its own builder has ended when only the server holds the pipe.
  await until('the end of the second builder', () => !fs.existsSync(join(out, `opened.${other}`)));
  assert.equal(holder(engineLock), maven);
  assert.ok(isAlive(maven));

  mayEnd('server');
  await second.over();
  assert.equal(began('maven').length, 1, 'two builds in the same folder');
  mayEnd('maven');
  await first.over();
  assert.equal(holder(engineLock), undefined);
  assert.ok(fs.existsSync(join(out, 'engine/files.txt')));
  assert.deepEqual(fs.readdirSync(out).sort(), ['engine', 'engine.log', 'table13.jar']);
});

test('a start that is killed while it builds leaves the lock to Maven, and the next start waits', async () => {
  const first = start('--help');
  const maven = await hasBegun('maven');
  await until(
    'the lock of the build',
    () => holder(buildLock) === maven,
    () => holder(buildLock),
  );
  process.kill(first.id, 'SIGKILL');

  const second = start('--help');
  await until('the second start to wait', () => second.said().includes('Waiting for another start'), second.said);
  assert.equal(began('maven').length, 1);
  mayEnd('maven');
  await hasBegun('maven', 2);
  mayEnd('maven');
  await second.over();
  assert.ok(fs.existsSync(jar), second.said());
  assert.deepEqual(
    fs.readdirSync(out).filter((name) => name.startsWith('building')),
    [],
  );
});

test('a start that is told to end ends its build', async () => {
  const only = start('--help');
  const maven = await hasBegun('maven');
  process.kill(only.id, 'SIGTERM');
  await only.over();
  assert.ok(!isAlive(maven));
  assert.deepEqual(fs.readdirSync(out), []);
});

test('packages: the lock names npm, which may outlive the script that called it', async () => {
  const place = join(folder, 'packages');
  fs.mkdirSync(join(place, 'node_modules'), { recursive: true });
  fs.writeFileSync(join(place, 'package-lock.json'), '{}');
  program(join(bin, 'npm'), blocks('maven'));
  const lock = join(place, 'fetching.lock');
  const fetch = () => {
    const child = spawn('node', [join(ROOT, 'scripts/packages.mjs'), place], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      stdio: 'ignore',
    });
    left.add(child.pid);
    return { id: child.pid, over: new Promise((done) => child.on('exit', done)) };
  };
  const first = fetch();
  const npm = await hasBegun('maven');
  await until(
    'the lock of npm',
    () => holder(lock) === npm,
    () => holder(lock),
  );
  process.kill(first.id, 'SIGKILL');
  await first.over;
  const second = fetch();
  mayEnd('maven');
  await hasBegun('maven', 2);
  assert.ok(!isAlive(npm), 'two at once');
  mayEnd('maven');
  assert.equal(await second.over, 0);
  assert.equal(holder(lock), undefined);

  fs.rmSync(join(place, 'node_modules/.fetched'));
  const third = fetch();
  const last = await hasBegun('maven', 3);
  process.kill(third.id, 'SIGTERM');
  assert.notEqual(await third.over, 0);
  assert.ok(!isAlive(last), 'npm goes on');
});

/** Calls scripts/build.sh for a tree. */
const ask = (question, tree, file) =>
  spawnSync('bash', ['-c', `. scripts/build.sh; ${question}`], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, root: tree, out, jar: file },
  });

test('nothing that a check or a build makes lies where ./table13 looks for sources that have changed', () => {
  const sources = ask('sources', ROOT, jar)
    .stdout.trim()
    .split('\n')
    .map((path) => relative(ROOT, path));
  assert.ok(sources.includes('web/src') && sources.includes('rules/src/main'), sources.join(' '));
  const words = ['ls-files', '--others', '--ignored', '--exclude-standard', '--', ...sources];
  assert.equal(spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' }).stdout ?? '', '');

  freshJar();
  assert.equal(spawnSync('node', ['scripts/fixtures.js'], { cwd: join(ROOT, 'web') }).status, 0);
  assert.equal(ask('stale', ROOT, jar).status, 1, 'the check has made a fresh jar stale');
});

test('a jar is stale when a source, or a folder of sources, is newer', () => {
  freshJar();
  const stale = () => ask('stale', root, jar).status === 0;
  const source = join(root, 'cli/src/main/Main.java');
  const at = (path, seconds) => fs.utimesSync(path, seconds, seconds);
  const all = ['pom.xml', 'cli/pom.xml', 'cli/src/main', 'browser/scripts', 'browser/scripts/fits.js'];
  const settle = () => all.forEach((path) => at(join(root, path), 1000));
  at(jar, 2000);
  settle();
  assert.equal(stale(), false);
  fs.writeFileSync(source, '');
  at(source, 1000);
  assert.equal(stale(), true, 'a file has come');
  settle();
  assert.equal(stale(), false);
  at(source, 3000);
  assert.equal(stale(), true, 'a file has changed');
});
