import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.js';

/** Makes the folder for other pages: the engine under plain names, and the files of `browser/package`. */
export function assemble(engine, names, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = join(ROOT, 'browser/package');
  for (const file of readdirSync(own)) copyFileSync(join(own, file), join(folder, file));
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(ROOT, file), join(folder, file));
  copyFileSync(join(engine, names.wasm), join(folder, 'engine.wasm'));
  copyFileSync(join(engine, names.loader), join(folder, 'loader.js'));
  for (const [game, file] of Object.entries(names.weights)) {
    copyFileSync(join(engine, file), join(folder, `weights-${game}.txt`));
  }
}
