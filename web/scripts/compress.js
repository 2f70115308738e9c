import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Other file types are already compressed. */
const WORTH_IT = /\.(wasm|html|js|css|svg|json|webmanifest|txt|map)$/;
const SMALLEST = 512;

/**
 * Writes a `.br` and a `.gz` copy of every file that gets smaller by compression.
 *
 * @returns the compressed copies by file
 */
export function compress(folder, files) {
  const twins = new Map();
  for (const file of files.filter((name) => WORTH_IT.test(name))) {
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < SMALLEST) continue;
    const br = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: file.endsWith('.wasm')
          ? constants.BROTLI_MODE_GENERIC
          : constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    const gz = gzipSync(bytes, { level: 9 });
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
    twins.set(file, ['br', 'gz']);
  }
  return twins;
}
