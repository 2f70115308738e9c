// Checks a site made by javadoc: no dead links, and a comment on every public type.
//
//   node scripts/site.mjs target/docs
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every page below a folder, with its text. */
export function pagesOf(site) {
  const names = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [resolve(site, name), readFileSync(join(site, name), 'utf8')]));
}

/** Dead links of these pages, each as `page → link`. Other hosts are not checked. */
export function deadLinks(site, pages) {
  const places = new Map();
  const isThere = (page, place) => {
    if (!places.has(page))
      places.set(
        page,
        new Set([...(pages.get(page) ?? '').matchAll(/\b(?:id|name)="([^"]*)"/g)].map(([, id]) => unescape(id))),
      );
    return places.get(page).has(place);
  };
  const dead = [];
  for (const [page, text] of pages) {
    for (const [, link] of text.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(link)) continue;
      const [path, place = ''] = unescape(link).split('#');
      const file = path === '' ? page : resolve(dirname(page), path.split('?')[0]);
      const target = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
      const isDead = !existsSync(target) || (place !== '' && target.endsWith('.html') && !isThere(target, place));
      if (isDead) dead.push(`${relative(site, page)} → ${link}`);
    }
  }
  return [...new Set(dead)];
}

/** Links use two kinds of escapes. */
function unescape(text) {
  return decodeURIComponent(
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('%(?![0-9A-F]{2})', '%25'),
  );
}

/** Types without a comment. */
export function undescribed(site, pages) {
  return [...pages]
    .filter(([, text]) => text.includes('class="class-declaration-page"'))
    .filter(([, text]) => {
      const [, description = ''] = /<section class="class-description"([\s\S]*?)<\/section>/.exec(text) ?? [];
      return !description.includes('<div class="block">');
    })
    .map(([page]) => relative(site, page));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = resolve(process.argv[2]);
  const pages = pagesOf(site);
  const types = [...pages.values()].filter((text) => text.includes('class="class-declaration-page"')).length;
  const problems = [
    ...deadLinks(site, pages).map((link) => `a dead link: ${link}`),
    ...undescribed(site, pages).map((page) => `nothing says what this is: ${page}`),
    ...(types === 0 ? ['there is not one type'] : []),
  ];
  for (const problem of problems) console.error(`docs: ${problem}`);
  console.log(`docs: ${pages.size} pages, ${types} types, ${problems.length} problems; ${join(site, 'index.html')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
