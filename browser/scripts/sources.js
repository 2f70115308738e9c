import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../web/scripts/files.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of the engine and of its build. */
const FOLDERS = [
  'rules/src/main',
  'bots/src/main',
  'table/src/main',
  'wire/src/main',
  'runtime/src/main',
  'browser/src/main',
  'browser/scripts',
  'browser/package',
];
const FILES = ['browser/pom.xml', 'web/scripts/compress.js', 'web/scripts/files.js'];

/** The project's version of TeaVM. */
export function version() {
  const [, found] = /<teavm\.version>(.*?)</.exec(readFileSync(join(ROOT, 'pom.xml'), 'utf8')) ?? [];
  if (!found) throw new Error('pom.xml names no version of TeaVM.');
  return found;
}

/** A checksum of these sources and this compiler. */
function checksum() {
  const hash = createHash('sha256').update(version());
  const files = FOLDERS.flatMap((folder) => filesIn(join(ROOT, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...files, ...FILES]) hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** The checksum of an engine's sources is stored beside its folder, because the whole folder is served. */
export class Stamp {
  constructor(folder) {
    this.folder = folder;
    this.path = `${folder}.stamp`;
    this.wanted = checksum();
  }

  /** Whether the folder has the engine of these sources. */
  fits() {
    return (
      existsSync(join(this.folder, 'files.txt')) &&
      existsSync(this.path) &&
      readFileSync(this.path, 'utf8') === this.wanted
    );
  }
}
