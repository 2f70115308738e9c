// Runs the services of a compose file as processes on loopback: PostgreSQL, Table 13, nginx.
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
import { innerPort } from './compose.mjs';

export const JAR = resolve(process.env.TABLE13_JAR ?? 'cli/target/table13.jar');
const JAVA = join(process.env.JAVA_HOME, 'bin/java');
const JAVA_OPTIONS = ['-XX:+UseSerialGC', '-XX:+ExitOnOutOfMemoryError', '-XX:TieredStopAtLevel=1', '-Xmx256m'];
const PATIENCE_MILLIS = 120_000;
const isRoot = process.getuid?.() === 0;
export const work = mkdtempSync(join(tmpdir(), 'table13-compose-'));
chmodSync(work, 0o755);

/** Running processes, by the name of their service. */
export const running = new Map();

/** A free port. */
export function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

async function isReady(port) {
  return (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => ({}))).ok;
}

async function until(what, isSo) {
  const end = Date.now() + PATIENCE_MILLIS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`timeout while waiting for: ${what}`);
    await new Promise((on) => setTimeout(on, 200));
  }
}

function start(name, command, args, options) {
  const logs = [];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => logs.push(String(text)));
  child.on('error', (problem) => logs.push(String(problem)));
  const ended = new Promise((on) => child.once('exit', (code, signal) => on(signal ?? code)));
  const one = { name, child, logs, ended, env: options?.env };
  running.set(name, one);
  return one;
}

/** Ends one process; returns its exit code, or the signal. */
export async function stop(name, signal = 'SIGTERM') {
  const { child, ended } = running.get(name);
  running.delete(name);
  child.kill(signal);
  return ended;
}

/** Ends all running processes, the last one first. */
export async function stopAll() {
  for (const name of [...running.keys()].reverse()) await stop(name, name === 'database' ? 'SIGINT' : 'SIGTERM');
}

/** The folder of the PostgreSQL programs. */
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

/** Creates user and database, as the image does. PostgreSQL refuses to run as root. */
export async function postgres(name, service, ports) {
  const port = ports.get(name);
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
  start(
    name,
    join(bin, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', ''],
    options,
  );
  // The client may be in another folder than the server.
  const psql = existsSync(join(bin, 'psql')) ? join(bin, 'psql') : 'psql';
  const ask = (base, sql) =>
    spawnSync(psql, ['-h', '127.0.0.1', '-p', String(port), '-U', user, '-d', base, '-c', sql], {
      env: { ...process.env, PGPASSWORD: password },
      stdio: 'pipe',
    }).status === 0;
  await until(`${name} answers`, () => ask('postgres', 'SELECT 1'));
  if (database !== 'postgres' && !ask('postgres', `CREATE DATABASE ${database} OWNER ${user}`))
    throw new Error(`no database ${database}`);
}

/** Replaces names of services by loopback addresses. */
function onLoopback(text, ports) {
  return text.replace(/\b([a-z][a-z0-9]*):(\d+)\b/g, (all, name) =>
    ports.has(name) ? `127.0.0.1:${ports.get(name)}` : all,
  );
}

/** The environment of a service without a container. */
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

/** Runs a command of Table 13. */
export function ask(command, env) {
  const [java, args, options] = table13(command, env);
  return spawnSync(java, args, { ...options, encoding: 'utf8', maxBuffer: 1 << 24 });
}

/** Starts Table 13; ready when its health check passes. */
export async function node(name, service, ports) {
  const env = environment(name, service, ports);
  const one = start(name, ...table13(service.command, env));
  await until(`${name} is ready`, () => {
    if (one.child.exitCode !== null) throw new Error(`${name} ended`);
    return isReady(ports.get(name));
  });
  // The health check of the image.
  const { status, stdout, stderr } = ask(['healthy'], env);
  if (status !== 0) throw new Error(`the health check of ${name} fails: ${stdout}${stderr}`);
}

/** nginx with the configuration file that the container mounts. */
export async function proxy(name, service, ports) {
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
    return isReady(ports.get(name));
  });
}
