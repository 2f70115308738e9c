// Runs the commands of ./check. Their output goes to a log file in target/check.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '../..');
export const OUT = join(ROOT, 'target/check');

/** Ends the check: a sentence, and output that helps to understand it. */
export class Failure extends Error {
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

const running = new Set();

/** Ends all commands when the check is terminated. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    console.log(`check: ended by ${signal}.`);
    process.exit(1);
  });

/** Runs a command; returns its exit code. `onLine` receives every line. */
export function run(log, [program, ...words], { onLine = () => {}, ...options } = {}) {
  mkdirSync(OUT, { recursive: true });
  return new Promise((done, failed) => {
    const file = createWriteStream(join(OUT, log));
    const child = spawn(program, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    child.on('error', failed);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        onLine(line);
      });
    child.on('close', (code) => {
      running.delete(child);
      file.end(() => done(code ?? 1));
    });
  });
}

export const text = (log) => readFileSync(join(OUT, log), 'utf8');

export const tail = (log, most = 100) => text(log).trimEnd().split('\n').slice(-most).join('\n');

/** Runs a command that must succeed; `why` is the message of a failure. */
export async function must(log, command, why, options) {
  if ((await run(log, command, options)) !== 0) throw new Failure(why, tail(log));
}
