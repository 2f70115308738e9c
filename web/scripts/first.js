// What stands in the page before any script has come: the first picture, painted from the HTML itself while scripts and
// styles are still on their way. Its style stands in index.html; the server allows exactly that one by its hash.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

const LANGUAGES = ['en', 'de', 'nl'];
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

function safe(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The text with what belongs at a place in it, which must be there. */
function filled(text, place, content) {
  if (!text.includes(place)) throw new Error(`There is no ${place}.`);
  return text.replace(place, content);
}

/** Styles are of no matter here. */
const unstyled = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};

/** A module of the client. */
async function load(web, file) {
  const plugins = [unstyled, svelte({ emitCss: false })];
  return (await runnerImport(join(web, 'src', file), { configFile: false, root: web, plugins })).module;
}

/** The games on the shelf with their words in a language. */
async function shelf(web, language) {
  const ids = Object.keys((await load(web, 'games/shelf.ts')).SHELF);
  return Promise.all(ids.map(async (id) => ({ id, ...(await load(web, `games/${id}/texts/${language}.ts`)).texts })));
}

/** The words of one language, from where the client has them, too. */
async function picture(web, language) {
  const { common, home } = (await load(web, `texts/${language}/index.ts`)).texts;
  const games = (await shelf(web, language)).map(
    ({ id, title, like }) => `<li class="g-${id}"><b>${safe(title)}</b>${safe(like)}</li>`,
  );
  return `<h1>${safe(home.headline)}</h1>
        <p>${safe(home.lead)}</p>
        <ul>${games.join('')}</ul>
        <p>${safe(common.loading)}</p>`;
}

/**
 * Writes the page once for each language. The stylesheet moves behind the picture: in the head it would hold everything
 * back until it is there.
 */
export async function paintFirst(web, out) {
  const games = await shelf(web, 'en');
  const titles = new Intl.ListFormat('en-GB', { style: 'long' }).format(games.map(({ title }) => title));
  const page = filled(readFileSync(join(out, 'index.html'), 'utf8'), '%games%', titles);
  const sheets = page.match(SHEET) ?? [];
  if (sheets.length !== 1) throw new Error('index.html has not exactly one stylesheet.');
  const moved = page.replace(SHEET, '').replace('</body>', `${sheets[0].trim()}\n  </body>`);
  for (const language of LANGUAGES) {
    const painted = filled(moved, '<!-- first -->', await picture(web, language));
    const file = language === 'en' ? 'index.html' : `index.${language}.html`;
    writeFileSync(join(out, file), language === 'en' ? painted : painted.replace('lang="en-GB"', `lang="${language}"`));
  }
}

/** Where the client was installed, each game can be begun from its icon. */
export async function addShortcuts(web, out) {
  const path = join(out, 'manifest.webmanifest');
  const shortcuts = (await shelf(web, 'en')).map(({ id, title }) => ({ name: title, url: `/?play=${id}` }));
  const manifest = { ...JSON.parse(readFileSync(path, 'utf8')), shortcuts };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
