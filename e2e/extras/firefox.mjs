// Holds the engine in Firefox against the JVM, as tests/same.spec.ts does in Chromium. Playwright cannot drive the Firefox
// of a distribution, so a page makes the calls and posts what it found:
//
//   node e2e/extras/firefox.mjs [firefox-esr]      after scripts/mvn -pl browser -am test
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../browser/target/', import.meta.url));
const PATIENCE_MILLIS = 900_000;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const scripts = readdirSync(join(BUILT, 'same')).filter((name) => /\.jsonl?$/.test(name));
if (scripts.length < 7)
  throw new Error('Not all that the JVM answered is there: scripts/mvn -pl browser -am test writes it.');

/** Runs in the page. */
async function compare(names) {
  const files = await (await fetch('/engine/engine.json')).json();
  const { load } = await import(`/engine/${files.loader}`);
  const fresh = async () => {
    const { exports } = await load(`/engine/${files.wasm}`);
    for (const [game, file] of Object.entries(files.weights))
      exports.learn(game, await (await fetch(`/engine/${file}`)).text());
    return exports;
  };
  const begun = performance.now();
  let engine = await fresh();
  const report = [navigator.userAgent, `the engine starts in ${Math.round(performance.now() - begun)} ms`];
  for (const name of names) {
    const text = await (await fetch(`/same/${name}`)).text();
    const calls = name.endsWith('l')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : JSON.parse(text);
    let wrong = 0;
    for (const { call, with: words, is, expect, ...rest } of calls) {
      if (call === 'begin') engine = await fresh();
      if (engine[call](...(words ?? Object.values(rest))) !== (is ?? expect)) wrong++;
    }
    report.push(`${name}: ${calls.length} calls, ${wrong} answered otherwise than on the JVM`);
  }
  await fetch('/report', { method: 'POST', body: report.join('\n') });
}

const PAGE = `<!doctype html><script type="module" src="/page.js"></script>`;
const profile = mkdtempSync(join(tmpdir(), 'table13-firefox-'));
let browser;
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://here');
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  const send = (ending, body) =>
    response
      .writeHead(200, { 'Content-Type': TYPES[ending] ?? 'text/plain', 'Content-Security-Policy': policy })
      .end(body);
  const file = join(BUILT, pathname);
  if (pathname === '/') send('.html', PAGE);
  else if (pathname === '/page.js')
    send(
      '.js',
      `(${compare})(${JSON.stringify(scripts)}).catch((problem) => fetch('/report', { method: 'POST', body: 'wrong: ' + problem }));`,
    );
  else if (pathname === '/report') {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => end(body, / [1-9]\d* answered|^wrong/m.test(body) ? 1 : 0));
    response.end();
  } else if (existsSync(file) && /^\/(engine|same)\/[\w.-]+$/.test(pathname)) send(extname(file), readFileSync(file));
  else response.writeHead(404).end();
});

function end(text, code) {
  console.log(text);
  process.exitCode = code;
  clearTimeout(patience);
  server.close();
  server.closeAllConnections();
  browser?.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  browser?.kill();
}

const patience = setTimeout(() => end('wrong: the browser has not answered', 1), PATIENCE_MILLIS);
server.listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  browser = spawn(process.argv[2] ?? 'firefox-esr', ['--headless', '--no-remote', '--profile', profile, address], {
    stdio: 'ignore',
  });
  browser.once('error', (problem) => end(`wrong: ${problem.message}`, 1));
});
