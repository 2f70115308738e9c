// The first picture of a page, painted from the HTML itself while scripts and styles are still on their way: what this
// is, in the words of one language. Its style stands in index.html; the server allows exactly that one by its hash.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

const LANGUAGES = ['en', 'de', 'nl'];
const PLACE = '<!-- first -->';
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

function safe(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The words of one language, from where the client has them, too. */
async function picture(web, language) {
  const load = async (file) =>
    (await runnerImport(join(web, 'src', file), { configFile: false, root: web, plugins: [svelte()] })).module;
  const { common, home } = (await load(`texts/${language}/index.ts`)).texts;
  const games = await Promise.all(
    Object.keys((await load('games/shelf.ts')).SHELF).map(async (game) => {
      const { title, like } = (await load(`games/${game}/texts/${language}.ts`)).texts;
      return `<li class="${game}"><b>${safe(title)}</b>${safe(like)}</li>`;
    }),
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
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const sheets = page.match(SHEET) ?? [];
  if (!page.includes(PLACE) || sheets.length !== 1) throw new Error('index.html has no place for the first picture.');
  const moved = page.replace(SHEET, '').replace('</body>', `${sheets[0].trim()}\n  </body>`);
  for (const language of LANGUAGES) {
    const painted = moved.replace(PLACE, await picture(web, language)).replace('lang="en"', `lang="${language}"`);
    writeFileSync(join(out, language === 'en' ? 'index.html' : `index.${language}.html`), painted);
  }
}
