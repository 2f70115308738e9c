// Prerenders the first view into the HTML, so that it shows before scripts and styles arrive. Its style is in
// index.html; the server allows exactly this style by its hash.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

const LANGUAGES = ['en', 'de', 'nl'];
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

function safe(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Replaces a placeholder in the text. The placeholder must exist. */
function filled(text, place, content) {
  if (!text.includes(place)) throw new Error(`index.html has no placeholder ${place}.`);
  return text.replace(place, content);
}

/** Styles have no effect here. */
const unstyled = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};

/** Loads a module of the client. */
async function load(web, file) {
  const plugins = [unstyled, svelte({ emitCss: false })];
  return (await runnerImport(join(web, 'src', file), { configFile: false, root: web, plugins })).module;
}

/** The registered games with their texts in a language. */
async function registeredGames(web, language) {
  const ids = Object.keys((await load(web, 'games/registry.ts')).REGISTRY);
  return Promise.all(ids.map(async (id) => ({ id, ...(await load(web, `games/${id}/texts/${language}.ts`)).texts })));
}

/** The first view in one language, with the client's own texts. */
async function picture(web, language) {
  const { common, home } = (await load(web, `texts/${language}/index.ts`)).texts;
  const games = (await registeredGames(web, language)).map(
    ({ id, title, like }) => `<li class="g-${id}"><b>${safe(title)}</b>${safe(like)}</li>`,
  );
  return `<h1>${safe(home.headline)}</h1>
        <p>${safe(home.lead)}</p>
        <ul>${games.join('')}</ul>
        <p>${safe(common.loading)}</p>`;
}

/** Links that start the downloads of the fonts and of a language together with those of script and style. */
function preloads(out, language) {
  const names = readdirSync(join(out, 'assets'));
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  const texts = names.filter((name) => name.startsWith(`texts-${language}-`) && name.endsWith('.js'));
  if (fonts.length !== 2 || texts.length !== 1)
    throw new Error(`There are ${fonts.length} fonts and ${texts.length} files of texts; 2 and 1 are expected.`);
  return [
    `<link rel="modulepreload" crossorigin href="/assets/${texts[0]}">`,
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`),
  ].join('\n    ');
}

/** Writes the page once for each language. The stylesheet link moves behind the first view: in the head it would block rendering. */
export async function paintFirst(web, out) {
  const games = await registeredGames(web, 'en');
  const titles = new Intl.ListFormat('en-GB', { style: 'long' }).format(games.map(({ title }) => title));
  const page = filled(readFileSync(join(out, 'index.html'), 'utf8'), '%games%', titles);
  const sheets = page.match(SHEET) ?? [];
  if (sheets.length !== 1) throw new Error(`index.html has ${sheets.length} stylesheets; exactly one is expected.`);
  const moved = page.replace(SHEET, '').replace('</body>', `${sheets[0].trim()}\n  </body>`);
  for (const language of LANGUAGES) {
    const loading = moved.replace('</head>', `  ${preloads(out, language)}\n  </head>`);
    const painted = filled(loading, '<!-- first -->', await picture(web, language));
    const file = language === 'en' ? 'index.html' : `index.${language}.html`;
    writeFileSync(join(out, file), language === 'en' ? painted : painted.replace('lang="en-GB"', `lang="${language}"`));
  }
}

/** Adds a shortcut for each game to the icon of the installed app. */
export async function addShortcuts(web, out) {
  const path = join(out, 'manifest.webmanifest');
  const shortcuts = (await registeredGames(web, 'en')).map(({ id, title }) => ({ name: title, url: `/?play=${id}` }));
  const manifest = { ...JSON.parse(readFileSync(path, 'utf8')), shortcuts };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
