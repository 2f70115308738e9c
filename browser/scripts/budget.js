import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What Wasm and loader may weigh together, gzipped; weights are files of their own. */
const LIMIT = 380_000;

/** Says what an engine weighs, and throws if that is too much. */
export function weigh(folder, names) {
  const sizes = names.map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`The engine: ${total} bytes of Wasm and loader, gzipped; ${LIMIT} are allowed.`);
  if (total > LIMIT)
    throw new Error(`The engine is too large: ${names.map((name, i) => `${name} ${sizes[i]}`).join(', ')}.`);
}
