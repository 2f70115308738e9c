// Fetches the npm packages of a folder, if they are not there yet: node scripts/packages.mjs web
//
// What has been fetched is kept in node_modules, with a note for which lock file; so a second build needs no network.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const wanted = createHash('sha256')
  .update(readFileSync(join(folder, 'package-lock.json')))
  .digest('hex');
const note = join(folder, 'node_modules', '.fetched');
const lock = join(folder, 'fetching.lock');

function isThere() {
  try {
    return readFileSync(note, 'utf8') === wanted;
  } catch {
    return false;
  }
}

/** As in build.sh: a process that has ended may stay in the list of processes. */
function isAlive(id) {
  try {
    process.kill(id, 0);
    const stat = `/proc/${id}/stat`;
    return !(existsSync(stat) && /^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8')));
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** As in build.sh: a lock is a link that names the process that holds it, made in one step or not at all. */
function takeLock() {
  try {
    symlinkSync(String(process.pid), lock);
    return true;
  } catch (problem) {
    if (problem.code !== 'EEXIST') throw problem;
  }
  try {
    if (!isAlive(Number(readlinkSync(lock)))) rmSync(lock, { force: true });
  } catch {
    // The lock has just been given back.
  }
  return false;
}

/** Hands the lock to another process, in one step. */
function handOver(id) {
  const next = `${lock}.${id}`;
  symlinkSync(String(id), next);
  renameSync(next, lock);
}

/** While npm works, the lock names npm: it may outlive this process. A signal ends both. */
function fetch() {
  rmSync(note, { force: true });
  return new Promise((done, failed) => {
    const words = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    // Before npm starts: a signal in that moment would end this process alone.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill(signal));
    const npm = spawn('npm', words, { cwd: folder, stdio: 'inherit' });
    npm.on('error', failed);
    npm.on('spawn', () => handOver(npm.pid));
    npm.on('exit', () => handOver(process.pid));
    npm.on('close', (status) => {
      if (status === 0) writeFileSync(note, wanted);
      done(status ?? 1);
    });
  });
}

/** Two at once would tear each other's node_modules down. */
async function fetchAlone() {
  while (!takeLock()) await new Promise((later) => setTimeout(later, 200));
  try {
    return isThere() ? 0 : await fetch();
  } finally {
    rmSync(lock, { force: true });
  }
}

if (!isThere()) process.exitCode = await fetchAlone();
