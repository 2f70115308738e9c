// Removes an engine that was built from other sources: pages must never load a mismatching one.
//
//   node scripts/fits.js FOLDER
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stamp } from './sources.js';

const folder = resolve(process.argv[2]);
if (!new Stamp(folder).fits()) rmSync(folder, { recursive: true, force: true });
