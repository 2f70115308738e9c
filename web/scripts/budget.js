// Fails if a first visit of the start page needs more than 130 kB or 6 files, in any language: the page, the files that
// it names, their static imports, and what fonts and languages they load. Bytes are those of the compressed copies.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 130_000;
const MOST_FILES = 6;
const dist = process.argv[2] ?? 'dist';

function weigh(name, seen) {
  if (seen.has(name)) return;
  const path = join(dist, name);
  seen.set(name, statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size);
  if (!name.endsWith('.js')) return;
  // Static imports look like `from"./x.js"` or `import"./x.js"`; dynamic imports have a parenthesis.
  const text = readFileSync(path, 'utf8');
  for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) weigh(`assets/${file}`, seen);
}

for (const page of readdirSync(dist).filter((name) => /^index(\.\w\w)?\.html$/.test(name))) {
  const seen = new Map();
  weigh(page, seen);
  const named = readFileSync(join(dist, page), 'utf8').matchAll(/(?:src|href)="\/(assets\/[\w.-]+)"/g);
  for (const [, file] of named) weigh(file, seen);
  const total = [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `${page}: a first visit loads ${total} bytes in ${seen.size} files; ${LIMIT} in ${MOST_FILES} are allowed.`,
  );
  if (total > LIMIT || seen.size > MOST_FILES) {
    for (const [name, bytes] of seen) console.error(`  ${bytes} ${name}`);
    process.exitCode = 1;
  }
}
