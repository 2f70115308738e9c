import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../kit';

const BUILT = fileURLToPath(new URL('../../browser/target/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
};

test('a page of somebody else plays a match with the package, as the JVM does', async ({ browser }) => {
  const expected = join(BUILT, 'same/example.txt');
  for (const file of [expected, join(BUILT, 'package/table13.js')]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: scripts/mvn -pl browser -am test writes it.`);
  }
  const pages = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://here').pathname);
    const file = join(BUILT, 'package', name);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.setHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'");
    return response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening));
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/example.html`);
  await expect(page.locator('#now')).toContainText('wins');
  expect(await page.locator('#record').textContent()).toBe(readFileSync(expected, 'utf8'));
  expect(complaints).toEqual([]);

  // The error messages of the package.
  const said = await page.evaluate(async () => {
    const { load } = (await import(new URL('table13.js', location.href).href)) as {
      load: () => Promise<{
        Match: new (game: string, options: object) => { play(move: string): void; toMove: number };
      }>;
    };
    const { Match } = await load();
    const wrong = (action: () => unknown): string => {
      try {
        action();
        return 'nothing';
      } catch (problem) {
        return `${(problem as Error).name}: ${(problem as Error).message}`;
      }
    };
    return [
      wrong(() => new Match('poker', {})),
      wrong(() => new Match('friday', { players: 9 })),
      wrong(() => new Match('friday', { seed: 7 }).play('zz')),
    ];
  });
  expect(said[0]).toContain("There is no game 'poker'");
  expect(said[1]).toContain('players');
  expect(said[2]).toMatch(/^RangeError: /);
  await page.close();
  pages.close();
});
