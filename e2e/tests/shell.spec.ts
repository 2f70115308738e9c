import type { Page } from '@playwright/test';
import { expect, test } from '../kit';
import { Proxy } from '../kit/proxy';
import { nextWaits, shellIsKept } from '../kit/shell';

function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => window.caches.keys());
}

/** Simulates a rebuilt server: another page, another worker, another engine. */
class NextVersion extends Proxy {
  version = 1;
  /** The engine of the server; without one, requests for it fail. */
  engine = 0;

  protected override instead(path: string): string | null | undefined {
    return path.startsWith('/engine/') ? this.#engine(path) : undefined;
  }

  protected override changed(path: string, body: Buffer): Buffer | string {
    if (path === '/sw.js') return body.toString().replace(/const BUILD = '/, `$&${this.version}`);
    return path === '/' ? body.toString().replace('<body>', `<body data-version="${this.version}">`) : body;
  }

  /** Every file of an engine contains its version. */
  #engine(path: string): string | null {
    if (this.engine === 0) return null;
    const wasm = `engine-${this.engine}.wasm`;
    if (path === '/engine/engine.json') return JSON.stringify({ wasm, weights: { any: 'weights-any-0.txt' } });
    return [`/engine/${wasm}`, '/engine/weights-any-0.txt'].includes(path) ? `of ${this.engine}` : null;
  }
}

test('a repeat visit shows even while the server is away', async ({ person, ownServer }) => {
  const server = await ownServer();
  const ada = await person({ at: server, keepsShell: true });
  await ada.open('/');
  await shellIsKept(ada.page);
  expect(await caches(ada.page)).toHaveLength(1);

  await server.kill();
  ada.guard.expectsBrokenLines();
  for (const path of ['/', '/rules', '/t/0123456789abcdef0123456789abcdef']) {
    await ada.page.goto(path);
    await expect(ada.page).toHaveTitle(/Table 13/);
    await expect(ada.page.locator('#app')).not.toBeEmpty();
  }
  // A missing table offers a link to the start page.
  await ada.page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  // Unknown paths have no page.
  await expect(ada.page.goto('/health/live')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('a new version is taken at the next visit, and leaves nothing of the old one', async ({ person, server }) => {
  const next = new NextVersion(server);
  const url = await next.open();
  const ada = await person({ keepsShell: true, url });
  // The server is closed before the page is.
  ada.guard.expectsBrokenLines();
  await ada.open('/');
  await shellIsKept(ada.page);
  const [first] = await caches(ada.page);

  next.version = 2;
  await ada.page.reload();
  await nextWaits(ada.page);
  const tab = await ada.openTab('/');
  for (const page of [tab, ada.page]) {
    // Two pages are open: both keep files of one version.
    await page.reload();
    await expect(page.locator('body')).toHaveAttribute('data-version', '1');
  }
  await tab.close();
  // The browser notices the closed page with a delay.
  await expect(async () => {
    await ada.page.reload();
    expect(await ada.page.locator('body').getAttribute('data-version')).toBe('2');
  }).toPass();
  // At the latest after one more visit all old files are gone.
  await expect(async () => {
    if ((await caches(ada.page)).includes(first!)) await ada.page.reload();
    expect(await caches(ada.page)).not.toContain(first);
  }).toPass();
  expect(await caches(ada.page)).toHaveLength(1);
  await ada.page.reload();
  await expect(ada.page.locator('body')).toHaveAttribute('data-version', '2');
  await next.close();
});

test('the engine is kept as a whole, renewed at the next visit, and goes along to a new version', async ({
  person,
  server,
}) => {
  const next = new NextVersion(server);
  const ada = await person({ keepsShell: true, url: await next.open() });
  // The network is cut below.
  ada.guard.expectsBrokenLines();
  const fetched = (path: string): Promise<string> =>
    ada.page.evaluate(async (wanted) => {
      const answer = await fetch(wanted).catch(() => null);
      return answer?.ok ? answer.text() : 'none';
    }, path);
  /** Cached engine files of all versions but one. */
  const kept = (but = ''): Promise<string[]> =>
    ada.page.evaluate(async (left) => {
      const names = (await window.caches.keys()).filter((name) => name !== left);
      const keys = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
      const paths = keys.flat().map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path.startsWith('/engine/')).sort();
    }, but);
  // A server without an engine is no error.
  ada.guard.expects(/404/);
  await ada.open('/');
  await shellIsKept(ada.page);
  await expect.poll(() => next.asked).toContain('/engine/engine.json');
  expect(await kept()).toEqual([]);

  next.engine = 1;
  const first = ['/engine/engine-1.wasm', '/engine/engine.json', '/engine/weights-any-0.txt'];
  await ada.page.reload();
  await expect.poll(() => kept()).toEqual(first);
  // A newer engine waits beside the old one until the next visit.
  next.engine = 2;
  await ada.page.reload();
  await expect.poll(() => kept()).toContain('/engine/next.json');
  expect(await fetched('/engine/engine.json')).toContain('engine-1.wasm');
  await ada.context.setOffline(true);
  expect(await fetched('/engine/engine-1.wasm')).toBe('of 1');
  await ada.page.reload();
  expect(await fetched('/engine/engine.json')).toContain('engine-2.wasm');
  expect(await fetched('/engine/engine-2.wasm')).toBe('of 2');
  expect(await kept()).toEqual(['/engine/engine-2.wasm', '/engine/engine.json', '/engine/weights-any-0.txt']);

  // A new version of the page waits for the engine, too; unchanged files are not fetched again.
  await ada.context.setOffline(false);
  next.asked.length = 0;
  next.version = 2;
  next.engine = 3;
  const third = ['/engine/engine-3.wasm', '/engine/engine.json', '/engine/weights-any-0.txt'];
  const [old] = await caches(ada.page);
  await ada.page.reload();
  await nextWaits(ada.page);
  expect(await kept(old)).toEqual(third);
  await expect(async () => {
    await ada.page.reload();
    expect(await ada.page.locator('body').getAttribute('data-version')).toBe('2');
  }).toPass();
  await expect.poll(() => kept()).toEqual(third);
  expect(next.asked).not.toContain('/engine/weights-any-0.txt');
  await ada.context.setOffline(true);
  await ada.page.reload();
  await expect(ada.page.locator('body')).toHaveAttribute('data-version', '2');
  expect(await fetched('/engine/engine-3.wasm')).toBe('of 3');
  await next.close();
});
