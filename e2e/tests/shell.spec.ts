import { createServer, request, type Server as Proxy } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, type Server, test } from '../kit';

/** Waits until the client is kept on the device. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => window.caches.keys());
}

/** Stands before a server and pretends that it was built anew: another page, another worker. */
class NextVersion {
  version = 1;
  readonly #proxy: Proxy;

  constructor(server: Server) {
    this.#proxy = createServer((asked, answer) => {
      const headers = { ...asked.headers, 'accept-encoding': 'identity' };
      delete headers['if-none-match'];
      const passedOn = request(server.url + asked.url, { method: asked.method ?? 'GET', headers }, (got) => {
        const chunks: Buffer[] = [];
        got.on('data', (chunk: Buffer) => chunks.push(chunk));
        got.on('end', () => {
          const { 'content-length': _, etag: __, ...kept } = got.headers;
          answer.writeHead(got.statusCode ?? 500, kept).end(this.#renewed(Buffer.concat(chunks), asked.url ?? ''));
        });
      });
      passedOn.on('error', () => answer.writeHead(502).end());
      asked.pipe(passedOn);
    });
  }

  #renewed(body: Buffer, path: string): Buffer | string {
    if (path === '/sw.js') return body.toString().replace(/const BUILD = '/, `$&${this.version}`);
    return path === '/' ? body.toString().replace('<body>', `<body data-version="${this.version}">`) : body;
  }

  /** @returns its address */
  async open(): Promise<string> {
    await new Promise<void>((opened) => this.#proxy.listen(0, '127.0.0.1', opened));
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#proxy.closeAllConnections();
    await new Promise((closed) => this.#proxy.close(closed));
  }
}

test('a repeat visit shows even while the server is away', async ({ person, ownServer }) => {
  const server = await ownServer();
  const ada = await person({ at: server, keepsShell: true });
  await ada.open('/');
  await isKept(ada.page);
  expect(await caches(ada.page)).toHaveLength(1);

  await server.kill();
  ada.guard.expectsBrokenLines();
  for (const path of ['/', '/rules', '/t/0123456789abcdef0123456789abcdef']) {
    await ada.page.goto(path);
    await expect(ada.page).toHaveTitle(/Table 13/);
    await expect(ada.page.locator('#app')).not.toBeEmpty();
  }
  // A table that nobody answers for offers the way home.
  await ada.page.getByRole('link', { name: 'To the start page' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  // What is not a page is not made up.
  await expect(ada.page.goto('/health/live')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('a new version is taken at the next visit, and leaves nothing of the old one', async ({ person, server }) => {
  const next = new NextVersion(server);
  const url = await next.open();
  const ada = await person({ keepsShell: true, url });
  // Nobody passes WebSockets on here.
  ada.guard.expectsBrokenLines();
  await ada.open('/');
  await isKept(ada.page);
  const [first] = await caches(ada.page);

  next.version = 2;
  await ada.page.reload();
  await ada.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  const tab = await ada.openTab('/');
  for (const page of [tab, ada.page]) {
    // Two pages are open: both stay with what fits together.
    await page.reload();
    await expect(page.locator('body')).toHaveAttribute('data-version', '1');
  }
  await tab.close();
  // The browser takes a moment to notice that the other page is gone.
  await expect(async () => {
    await ada.page.reload();
    await expect(ada.page.locator('body')).toHaveAttribute('data-version', '2', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  // At the latest with one more visit nothing of the old one is left.
  await expect(async () => {
    if ((await caches(ada.page)).includes(first!)) await ada.page.reload();
    expect(await caches(ada.page)).not.toContain(first);
  }).toPass({ timeout: 30_000 });
  expect(await caches(ada.page)).toHaveLength(1);
  await ada.page.reload();
  await expect(ada.page.locator('body')).toHaveAttribute('data-version', '2');
  await next.close();
});
