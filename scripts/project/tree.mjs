// The files that the tests of the project read.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const text = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The version of the poms. */
export const version = /^ {4}<version>(.*)<\/version>/m.exec(text('pom.xml'))[1];

/** The modules of the Maven build. */
export const modules = [...text('pom.xml').matchAll(/<module>(.*)<\/module>/g)].map(([, name]) => name);

/** Every file of the project: tracked or not ignored by git; without git, every file of the folder. */
export function files() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const isIgnored = /(^|\/)(target|node_modules|dist|\.git)(\/|$)/;
  const all = git.status === 0 ? git.stdout.trim().split('\n') : readdirSync(ROOT, { recursive: true });
  return [...new Set(all)].filter((path) => !isIgnored.test(path) && existsSync(join(ROOT, path)));
}
