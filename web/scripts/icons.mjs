// Renders the icons in public/ from one drawing: the folded 13. Needs Chromium on the PATH, or its path in CHROMIUM.
// Run after each change of the logo: node scripts/icons.mjs

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = new URL('../public/', import.meta.url);
const chromium = process.env['CHROMIUM'] ?? 'chromium';

// Reads the paths from src/art/Logo.svelte, the only definition of the logo.
const logo = readFileSync(new URL('../src/art/Logo.svelte', import.meta.url), 'utf8')
  .match(/<path [^>]*>/g)
  .join('');

const favicon = (extra) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${logo}${extra}</svg>\n`;
writeFileSync(new URL('favicon.svg', folder), favicon(''));
// The icon for the viewer's turn, with the lamp lit.
writeFileSync(
  new URL('favicon-turn.svg', folder),
  favicon('<circle cx="31" cy="9" r="9" fill="#2B2521"/><circle cx="31" cy="9" r="6.8" fill="#F2B441"/>'),
);

const rings = [70, 54, 38, 22].map((r) => `<circle cx="50" cy="50" r="${r}"/>`).join('');

/** The 13 on the cloth of 13. `part` is its share of the picture's size; `corner` is the corner radius. */
const picture = (part, corner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><clipPath id="edge"><rect width="100" height="100" rx="${corner}"/></clipPath></defs>
  <g clip-path="url(#edge)">
    <rect width="100" height="100" fill="#F3DCCB"/>
    <g fill="none" stroke="#E9C8B1" stroke-width="8">${rings}</g>
    <svg x="${50 - 50 * part}" y="${50 - 50 * part}" width="${100 * part}" height="${100 * part}" viewBox="0 0 40 40">${logo}</svg>
  </g>
</svg>`;

const work = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  for (const [name, size, drawing] of [
    ['icon-192.png', 192, picture(0.66, 22)],
    ['icon-512.png', 512, picture(0.66, 22)],
    // Launchers crop maskable icons to a circle of 80%; the 13 stays inside it.
    ['icon-maskable-512.png', 512, picture(0.5, 0)],
    ['apple-touch-icon.png', 180, picture(0.62, 0)],
  ]) {
    const page = join(work, 'icon.html');
    writeFileSync(
      page,
      `<!doctype html><style>*{margin:0}svg{display:block}body>svg{width:${size}px;height:${size}px}</style>${drawing}`,
    );
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        '--default-background-color=00000000',
        `--user-data-dir=${join(work, 'profile')}`,
        `--window-size=${size},${size}`,
        `--screenshot=${join(work, name)}`,
        `file://${page}`,
      ],
      { stdio: 'ignore' },
    );
    writeFileSync(new URL(name, folder), readFileSync(join(work, name)));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
