// Fails if the first page needs more than 120 kB of script and style, gzipped: the files that index.html names, their
// static imports, and the texts of the largest language.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';

const LIMIT = 120_000;
const dist = process.argv[2] ?? 'dist';
const seen = new Map();

function weigh(name) {
  if (seen.has(name)) return;
  const text = readFileSync(join(dist, name), 'utf8');
  seen.set(name, gzipSync(text, { level: 9 }).length);
  if (!name.endsWith('.js')) return;
  // Static imports look like `from"./x.js"` or `import"./x.js"`; dynamic imports have a parenthesis.
  for (const [, path] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) weigh(`assets/${path}`);
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
for (const [, path] of page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g)) weigh(path);
const languages = readdirSync(join(dist, 'assets')).filter((name) => /^(de|nl)-[\w-]+\.js$/.test(name));
const largest = languages.toSorted((a, b) => size(b) - size(a))[0];
if (largest) weigh(`assets/${largest}`);

function size(name) {
  return gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length;
}

const total = [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
console.log(`The first page: ${total} bytes of script and style in ${seen.size} files, gzipped; ${LIMIT} are allowed.`);
if (total > LIMIT) {
  for (const [name, bytes] of seen) console.error(`  ${bytes} ${name}`);
  process.exit(1);
}
