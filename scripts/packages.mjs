// Fetches the npm packages of a folder, if they are not there yet: node scripts/packages.mjs web
//
// The packages are stored in node_modules with the hash of the lock file, so a second build needs no network.
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

/** As in build.sh: a zombie process does not count as alive. */
function isAlive(id) {
  try {
    process.kill(id, 0);
    const stat = `/proc/${id}/stat`;
    return !(existsSync(stat) && /^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8')));
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** As in build.sh: a lock is a symbolic link that names its holder, created atomically. */
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
    // The lock was just released.
  }
  return false;
}

/** Transfers the lock to another process atomically. */
function handOver(id) {
  const next = `${lock}.${id}`;
  symlinkSync(String(id), next);
  renameSync(next, lock);
}

/** While npm works, the lock names npm, which may outlive this process. A signal ends both. */
function fetch() {
  rmSync(note, { force: true });
  return new Promise((done, failed) => {
    const words = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    // Registered before npm starts: a signal at that moment would end this process alone.
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

/** Two concurrent installations would corrupt node_modules. */
async function fetchAlone() {
  while (!takeLock()) await new Promise((later) => setTimeout(later, 200));
  try {
    return isThere() ? 0 : await fetch();
  } finally {
    rmSync(lock, { force: true });
  }
}

if (!isThere()) process.exitCode = await fetchAlone();
