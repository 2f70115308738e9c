// Runs all checks of the sources, two at a time: types, lint, format, tests. Arguments are passed to Vitest.
//
// npm run check
import { spawn } from 'node:child_process';

const AT_ONCE = 2;
const checks = [
  ['svelte-check', '--fail-on-warnings'],
  ['eslint', '.'],
  ['vitest', 'run', ...process.argv.slice(2)],
  ['prettier', '--check', '--log-level', 'warn', '.'],
];

function run([tool, ...words]) {
  return new Promise((done) => {
    const said = [];
    const child = spawn(`node_modules/.bin/${tool}`, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (bytes) => said.push(bytes));
    child.stderr.on('data', (bytes) => said.push(bytes));
    child.on('error', (problem) => said.push(Buffer.from(String(problem))));
    child.on('close', (code) => {
      // Written in one piece, so that the outputs of parallel checks do not mix.
      process.stdout.write(Buffer.concat(said));
      if (code !== 0) console.error(`${tool} failed.`);
      done(code === 0);
    });
  });
}

const waiting = [...checks];
let isGood = true;
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) isGood = (await run(next)) && isGood;
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exitCode = isGood ? 0 : 1;
