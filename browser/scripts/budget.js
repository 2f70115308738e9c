import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The limit for Wasm and loader together, gzipped, in bytes; weights are files of their own. */
const LIMIT = 250_000;

/** Prints the size of an engine, and throws if it exceeds the limit. */
export function weigh(folder, names) {
  const sizes = names.map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`The engine: ${total} bytes of Wasm and loader, gzipped; ${LIMIT} are allowed.`);
  if (total > LIMIT)
    throw new Error(`The engine is too large: ${names.map((name, i) => `${name} ${sizes[i]}`).join(', ')}.`);
}
