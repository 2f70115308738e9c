// scripts/try-compose: the topology of a compose file as processes on loopback.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { compose, innerPort, inOrder } from './compose.mjs';

const JAR = resolve(process.env.TABLE13_JAR ?? 'cli/target/table13.jar');
const JAVA = join(process.env.JAVA_HOME, 'bin/java');
const JAVA_OPTIONS = ['-XX:+UseSerialGC', '-XX:+ExitOnOutOfMemoryError', '-XX:TieredStopAtLevel=1', '-Xmx256m'];
const PATIENCE_MILLIS = 120_000;
const isRoot = process.getuid?.() === 0;
const work = mkdtempSync(join(tmpdir(), 'table13-compose-'));
chmodSync(work, 0o755);

/** What runs, by the name of its service: { process, port, logs }. */
const running = new Map();

const say = (text) => console.log(`try-compose: ${text}`);

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

async function until(what, isSo) {
  const end = Date.now() + PATIENCE_MILLIS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((on) => setTimeout(on, 200));
  }
}

function start(name, command, args, options) {
  const logs = [];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => logs.push(String(text)));
  child.on('error', (problem) => logs.push(String(problem)));
  const ended = new Promise((on) => child.once('exit', (code, signal) => on(signal ?? code)));
  return { name, child, logs, ended };
}

async function stop(name, signal = 'SIGTERM') {
  const one = running.get(name);
  running.delete(name);
  one.child.kill(signal);
  return one.ended;
}

/** A folder of PostgreSQL's programs. */
function postgresBin() {
  const installed = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => b - a)
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const places = [process.env.PG_BIN, ...process.env.PATH.split(delimiter), ...installed].filter(Boolean);
  const found = places.find((place) => existsSync(join(place, 'initdb')));
  if (!found) throw new Error('found no PostgreSQL; install it, or set PG_BIN to the folder of its initdb');
  return found;
}

/** Its image makes a user and a database of these names; PostgreSQL does not want to be started by root. */
async function postgres(name, service, port) {
  const bin = postgresBin();
  const folder = join(work, name);
  mkdirSync(folder, { mode: 0o700 });
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const options = isRoot
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
        cwd: folder,
      }
    : { cwd: folder };
  const { POSTGRES_USER: user, POSTGRES_DB: database, POSTGRES_PASSWORD: password } = service.environment;
  const secret = join(work, 'password');
  writeFileSync(secret, password, { mode: 0o644 });
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', user, '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8', '--no-locale'],
    { ...options, stdio: 'pipe' },
  );
  const one = start(
    name,
    join(bin, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', ''],
    options,
  );
  const ask = (base, sql) =>
    spawnSync(join(bin, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', user, '-d', base, '-c', sql], {
      env: { ...process.env, PGPASSWORD: password },
      stdio: 'pipe',
    }).status === 0;
  await until(`${name} answers`, () => ask('postgres', 'SELECT 1'));
  if (database !== 'postgres' && !ask('postgres', `CREATE DATABASE ${database} OWNER ${user}`))
    throw new Error(`no database ${database}`);
  return one;
}

/** The same text with addresses on loopback in place of names of services. */
function onLoopback(text, ports) {
  return text.replace(/\b([a-z][a-z0-9]*):(\d+)\b/g, (all, name) =>
    ports.has(name) ? `127.0.0.1:${ports.get(name)}` : all,
  );
}

/** The environment of a service, where there is no container around it. */
function environment(name, service, ports) {
  const given = Object.fromEntries(
    Object.entries(service.environment).map(([key, value]) => [key, onLoopback(String(value), ports)]),
  );
  const own = { TABLE13_HOST: '127.0.0.1', TABLE13_PORT: String(ports.get(name)) };
  if (given.TABLE13_DATA) own.TABLE13_DATA = join(work, name);
  const ours = Object.keys(process.env).filter((key) => key.startsWith('TABLE13_') || key.startsWith('PG'));
  return { ...process.env, ...Object.fromEntries(ours.map((key) => [key, undefined])), ...given, ...own };
}

const table13 = (args, env) => [JAVA, [...JAVA_OPTIONS, '-jar', JAR, ...args], { env }];

/** Runs one of our commands to its end. */
function ask(command, env) {
  const [java, args, options] = table13(command, env);
  return spawnSync(java, args, { ...options, encoding: 'utf8', maxBuffer: 1 << 24 });
}

async function node(name, service, ports) {
  const env = environment(name, service, ports);
  const one = start(name, ...table13(service.command, env));
  const [, , ...healthy] = service.healthcheck.test;
  await until(`${name} is healthy`, () => {
    if (one.child.exitCode !== null) throw new Error(`${name} ended`);
    return ask(healthy, env).status === 0;
  });
  return { ...one, env };
}

/** nginx with the file that the container mounts. */
async function proxy(name, service, ports) {
  const mounted = service.volumes.find((volume) => volume.includes(':/etc/nginx/nginx.conf')).split(':')[0];
  const folder = join(work, name);
  mkdirSync(folder);
  const conf = onLoopback(readFileSync(mounted, 'utf8'), ports)
    .replace(`listen ${innerPort(service.ports[0])};`, `listen 127.0.0.1:${ports.get(name)};`)
    .replaceAll('/tmp/nginx.pid', join(folder, 'nginx.pid'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const one = start(name, 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  await until(`${name} passes on`, async () => {
    if (one.child.exitCode !== null) throw new Error(`${name} ended`);
    return (await fetch(`http://127.0.0.1:${ports.get(name)}/health/ready`).catch(() => ({}))).ok;
  });
  return one;
}

async function startAll(services, ports) {
  for (const name of inOrder(services)) {
    const service = services[name];
    const image = service.image.split(':')[0];
    const begun = Date.now();
    const how = { postgres: () => postgres(name, service, ports.get(name)), nginx: () => proxy(name, service, ports) };
    running.set(name, await (how[image] ?? (() => node(name, service, ports)))());
    say(`${name} is there after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
}

/** Plays at real tables through the door, every answer checked. */
function play(port, what) {
  const { stdout, stderr, status } = ask([
    'load',
    '--url',
    `http://127.0.0.1:${port}`,
    '--tables',
    '6',
    '--players',
    '3',
    '--seconds',
    '4',
    '--json',
  ]);
  if (status !== 0) throw new Error(`load failed: ${stderr}`);
  const { movesAcknowledged, errors } = JSON.parse(stdout.trim().split('\n').at(-1));
  if (errors !== 0 || !(movesAcknowledged > 0))
    throw new Error(`${what}: ${errors} errors, ${movesAcknowledged} moves`);
  say(`${what}: ${movesAcknowledged} moves, no errors`);
}

async function tryOne(file) {
  say(`${file}, in ${work}`);
  const { services } = compose(file, { TABLE13_DATABASE_PASSWORD: 'not-a-secret' });
  const ports = new Map();
  for (const name of Object.keys(services)) ports.set(name, await freePort());
  const [door] = Object.keys(services).filter((name) => services[name].ports);
  const nodes = Object.keys(services).filter((name) => services[name].environment?.TABLE13_PORT);
  await startAll(services, ports);
  const address = `http://127.0.0.1:${ports.get(door)}`;
  const page = await (await fetch(`${address}/`)).text();
  if (!page.includes('<title>')) throw new Error('the page is not there');
  play(ports.get(door), 'all is well');

  const last = nodes.at(-1);
  if (nodes.length > 1) {
    const { stdout } = ask(['nodes', '--json'], running.get(last).env);
    const ready = JSON.parse(stdout).nodes.filter((each) => each.state === 'alive' && each.ready);
    if (ready.length !== nodes.length) throw new Error(`${ready.length} of ${nodes.length} nodes are ready: ${stdout}`);
    say(
      `${ready.length} nodes of version ${ready[0].version} are ready, with ${ready.map(({ clients }) => clients).join(', ')} clients`,
    );
    if ((await fetch(`${address}/metrics`)).status !== 404) throw new Error('the proxy shows /metrics');
    await stop(nodes[0], 'SIGKILL');
    play(ports.get(door), `${nodes[0]} was killed`);
  }
  for (const name of nodes.filter((each) => running.has(each))) {
    const begun = Date.now();
    const code = await stop(name);
    if (code !== 143 && code !== 0 && code !== 'SIGTERM') throw new Error(`${name} ended with ${code}`);
    say(`${name} stopped in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  // Once more on the same data: nothing is lost, everything can be opened.
  running.set(last, await node(last, services[last], ports));
  say(`${last} is there again, on the same data`);
}

async function endAll() {
  for (const name of [...running.keys()].reverse()) await stop(name, name === 'database' ? 'SIGINT' : 'SIGTERM');
}

const files = process.argv.length > 2 ? process.argv.slice(2) : ['compose.yaml', 'compose.nodes.yaml'];
try {
  if (!existsSync(JAR))
    throw new Error(`there is no ${JAR}: build it with scripts/mvn -q -DskipTests package, or set TABLE13_JAR`);
  for (const file of files) {
    await tryOne(file);
    await endAll();
  }
  say('all is well');
} catch (problem) {
  for (const { name, logs } of running.values())
    console.error(`--- ${name}\n${logs.join('').split('\n').slice(-15).join('\n')}`);
  console.error(`try-compose: ${problem.message}`);
  process.exitCode = 1;
} finally {
  await endAll();
  rmSync(work, { recursive: true, force: true });
}
