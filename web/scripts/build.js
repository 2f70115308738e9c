// Builds the folder that the server serves: the client by Vite, its page in each language, the shell list for sw.js,
// licences of shipped libraries, compressed copies, and files.txt with the fingerprint of every file.
//
// node scripts/build.js FOLDER
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.js';
import { filesIn, fingerprint } from './files.js';
import { addShortcuts, paintFirst } from './first.js';

const web = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(process.argv[2] ?? join(web, 'dist'));

execFileSync('npm', ['run', '--silent', 'build', '--', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
  cwd: web,
  stdio: 'inherit',
});
addLicences();
await paintFirst(web, out);
await addShortcuts(web, out);
fillWorker();
const files = filesIn(out);
const twins = compress(out, files);
const lines = files.map((file) => [fingerprint([join(out, file)]), file, ...(twins.get(file) ?? [])].join(' '));
writeFileSync(join(out, 'files.txt'), `${lines.join('\n')}\n`);

/** Every page includes fonts and Svelte's runtime, so their licences are added to the folder. */
function addLicences() {
  const fonts = join(web, 'src/fonts');
  for (const licence of readdirSync(fonts).filter((name) => name.endsWith('-OFL.txt'))) {
    copyFileSync(join(fonts, licence), join(out, 'assets', basename(licence)));
  }
  copyFileSync(join(web, 'node_modules/svelte/LICENSE.md'), join(out, 'assets/svelte-LICENSE.txt'));
}

/** Writes the list of shell files and the build's fingerprint into sw.js. */
function fillWorker() {
  const path = join(out, 'sw.js');
  const shell = filesIn(out).filter(
    (file) => file !== 'sw.js' && !/^index\.\w\w\.html$/.test(file) && !file.endsWith('.txt') && !file.endsWith('.map'),
  );
  const build = fingerprint([...shell.map((file) => join(out, file)), path]);
  const names = shell.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const text = readFileSync(path, 'utf8')
    .replace("const BUILD = '';", `const BUILD = '${build}';`)
    .replace('const SHELL = [];', `const SHELL = ${JSON.stringify(names)};`);
  if (!text.includes(build) || !text.includes('"/"'))
    throw new Error('sw.js has no placeholders for the build and the shell list.');
  writeFileSync(path, text);
}
