import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Person, Player, test } from '../kit';
import { keepFirstVersion, keptRecord, keptTable } from '../kit/kept';

/** Tables on this device: storage, tabs and failures. Offline: `offline.spec.ts`. */

const strip = (page: Page) => page.locator('.strip');
/** Room for the stored data and a few matches, in bytes. */
const ROOM = 4_000_000;
const ELSEWHERE = 'You are playing on this device in another tab.';

async function hears(page: Page): Promise<Player> {
  const player = new Player(page);
  await player.hearsDevice();
  return player;
}

/** Runs in a page: fills the storage quota of the browser, down to the last few bytes. */
async function fillUp(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error(String(opening.error)));
  });
  const put = (size: number): Promise<boolean> =>
    new Promise((done) => {
      const writing = database.transaction('rows', 'readwrite');
      writing.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(size)));
      writing.oncomplete = () => done(true);
      writing.onabort = () => done(false);
    });
  for (let size = 65_536; size >= 64; size /= 4) while (await put(size));
  database.close();
}

/** Opens the data of the first version, at a table of Friday. */
async function comesBack(ada: Person): Promise<Player> {
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  const player = await hears(ada.page);
  await ada.open(`/solo/${keptTable('friday')}`);
  await player.waits();
  return player;
}

/** The same table in a second tab, which takes over; then the first tab takes it back. */
async function takesTurns(ada: Person, first: Player): Promise<void> {
  const tab = await ada.context.newPage();
  const second = await hears(tab);
  await tab.goto(`/solo/${keptTable('friday')}`);
  await expect(tab.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await tab.getByRole('button', { name: 'Play here instead' }).click();
  await second.waits();
  await expect(strip(ada.page)).toContainText(ELSEWHERE);
  await second.move();
  await second.waits();
  await strip(ada.page).getByRole('button', { name: 'Play here instead' }).click();
  await expect(strip(ada.page).filter({ hasText: ELSEWHERE })).toHaveCount(0);
  // This page has an older turn; the moves of the other page arrive with the table.
  await expect.poll(() => first.version).toBeGreaterThanOrEqual(second.version);
  await first.waits();
  await expect(strip(tab)).toContainText(ELSEWHERE);
  await tab.close();
}

test('what the first version kept is played on, after a reload, in a new page, to the end and again', async ({
  person,
}) => {
  const ada = await person();
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  const player = await hears(ada.page);
  const friday = keptTable('friday');
  await ada.open(`/solo/${friday}`);
  await player.waits();
  await expect(ada.page.locator('.app.g-friday')).toBeVisible();
  await player.move();
  await player.waits();
  const { version } = player;
  const { hand } = player.match!.table;
  await player.comesAnew(() => ada.page.reload());
  expect(player.version).toBeGreaterThanOrEqual(version);
  expect(player.match!.table.hand).toEqual(hand);

  await ada.page.close();
  const page = await ada.context.newPage();
  const leaves = keptTable('leaves');
  await page.goto(`/solo/${leaves}/replay/1`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).first().click();
  expect(readFileSync((await (await saving).path())!, 'utf8')).toBe(keptRecord(leaves));

  const again = await hears(page);
  await page.goto(`/solo/${leaves}`);
  await again.waits();
  await again.finishOnDevice();
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|share/);
  await expect(result.getByText(/^The shuffle checks out/)).toBeVisible();
  await result.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => again.isOver).toBe(false);
  await again.waits();
});

test('one tab plays, the other says so and can take over; a crash and a full disk stop nobody', async ({
  person,
  server,
}) => {
  const ada = await person();
  // A failure of the worker from outside.
  await ada.context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const fault = `new BroadcastChannel('faults').onmessage = () => { throw new Error('broken on purpose'); };`;
    await route.fulfill({ response: answer, body: `${fault}\n${await answer.text()}` });
  });
  ada.guard.expects(/broken on purpose/);
  // The quota of the browser, not a simulated one.
  const storage = await ada.context.newCDPSession(ada.page);
  await storage.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: ROOM });
  const first = await comesBack(ada);
  await takesTurns(ada, first);

  const welcomed = (): number => first.frames.filter((frame) => frame.includes('"type":"welcome"')).length;
  const before = welcomed();
  await ada.page.evaluate(() => new BroadcastChannel('faults').postMessage('break'));
  await expect.poll(welcomed).toBe(before + 1);
  await first.waits();
  await first.move();
  await first.waits();

  await ada.page.evaluate(fillUp);
  const { version } = first;
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toContainText('This device cannot save the match');
  await ada.findsNoBarrier();
  // The warning appears once.
  await strip(ada.page).getByRole('button', { name: 'Close' }).click();
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toHaveCount(0);
  // Leaving now loses only the moves since then.
  const { version: played } = first;
  await first.comesAnew(() => ada.page.reload());
  expect(first.version).toBeGreaterThanOrEqual(version);
  expect(first.version).toBeLessThan(played);

  // With free space all pending data is stored.
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toContainText('This device cannot save the match');
  await storage.send('Storage.overrideQuotaForOrigin', { origin: server.url });
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toHaveCount(0);
  const { version: stored } = first;
  await first.comesAnew(() => ada.page.reload());
  expect(first.version).toBeGreaterThanOrEqual(stored);
});

test('where browsers have no locks, as over plain http, tabs ask each other who plays', async ({ person, server }) => {
  const ada = await person({ url: server.plainUrl });
  // Browsers warn about headers that apply only to secure contexts.
  ada.guard.expects(/origin was untrustworthy/);
  const first = await comesBack(ada);
  expect(await ada.page.evaluate(() => [window.isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await takesTurns(ada, first);
  // An open match continues when the network is lost.
  ada.guard.expectsBrokenLines();
  await ada.context.setOffline(true);
  await first.move();
  await first.waits();
});

test('forget me forgets what was played on this device, also in another tab', async ({ person }) => {
  const ada = await person();
  const player = await comesBack(ada);
  await player.move();
  await player.waits();
  const tab = await ada.openTab('/');
  const rows = tab.locator('#finished li.here');
  await expect(rows.first()).toBeVisible();
  await tab.getByRole('button', { name: 'Settings' }).click();
  await tab.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(tab.getByText(/Everything played on this device is deleted/)).toBeVisible();
  await tab.getByRole('button', { name: 'Forget me', exact: true }).click();
  await tab.waitForURL('**/');
  await expect(tab.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  // The other instance has stopped, and writes nothing more.
  await expect(strip(ada.page)).toContainText(ELSEWHERE);
  const left = (): Promise<number[]> =>
    tab.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const opening = indexedDB.open('table13');
          opening.onsuccess = () => {
            const names = ['entries', 'listings', 'meta'];
            const stores = opening.result.transaction(names);
            const counts = names.map((name) => stores.objectStore(name).count());
            stores.oncomplete = () => resolve(counts.map(({ result }) => result));
          };
        }),
    );
  // The page reloads meanwhile, and cannot be queried.
  await expect(async () => expect(await left()).toEqual([0, 0, 0])).toPass();
  const known = (): Promise<string[]> =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => /name|played|fair|lesson/.test(key)));
  await expect(async () => expect(await known()).toEqual([])).toPass();
  await expect(rows).toHaveCount(0);
  await strip(ada.page).getByRole('button', { name: 'Play here instead' }).click();
  await expect(ada.page.getByRole('heading', { name: /^There is no such table/ })).toBeVisible();
});

test('a table that a newer version has written is left alone', async ({ person }) => {
  const ada = await person();
  await ada.open('/rules');
  await keepFirstVersion(ada.page, ['1790000300000 {"kind":"flewAway","seat":0}']);
  await ada.open(`/solo/${keptTable('skipbo')}`);
  await expect(ada.page.getByRole('heading', { name: /^A newer version of this page/ })).toBeVisible();
});

test('a hint is thought of on this device, or by the server where the engine does not run', async ({ person }) => {
  const ada = await person();
  const ben = await person();
  await ben.context.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  for (const { page, asked, somebody } of [
    { page: ada.page, somebody: ada, asked: 0 },
    { page: ben.page, somebody: ben, asked: 1 },
  ]) {
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    const player = new Player(page);
    await somebody.opensTable({ game: 'friday', players: 3, start: true });
    await player.waits();
    await page.locator('[data-action="hint"]:visible').click();
    await expect(page.locator('.advice:visible').getByRole('heading')).toBeVisible();
    expect(sent.filter((frame) => frame.includes('"hint"'))).toHaveLength(asked);
  }
  await ben.open(`/solo/${keptTable('friday')}`);
  await expect(ben.page.getByRole('heading', { name: /^Playing on the device does not work/ })).toBeVisible();
});

test('a browser that keeps no cookies is told so, asked no more, and plays in memory where storage is blocked', async ({
  person,
}) => {
  const [ada, ben] = [await person(), await person()];
  // The browser of Ada reports disabled cookies. That of Ben does not; its session cookie is lost on the way.
  await ada.context.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await ben.context.route('**/api/session', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue(),
  );
  ben.guard.expectsBrokenLines();
  ben.guard.expects(/status of 404 .*api\/session/);
  for (const [somebody, most] of [
    [ada, []],
    [ben, ['POST', 'POST', 'GET']],
  ] as const) {
    const { page } = somebody;
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/session') && asked.push(request.method()));
    await somebody.open();
    await expect(strip(page).or(page.locator('[data-state="away"]'))).toHaveText(/^This browser keeps no cookies\./);
    expect(asked).toEqual(most);
    await somebody.findsNoBarrier();
    await page.getByRole('button', { name: '13: With friends, needs cookies' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'allow cookies' })).toBeVisible();
    await somebody.open(`/t/${keptTable('friday')}`);
    await expect(page.getByRole('status').filter({ hasText: /^This browser keeps no cookies\./ })).toBeVisible();
  }

  await ada.context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const block = `{
      const refuse = function () { throw new DOMException('The operation is insecure.', 'SecurityError'); };
      self.BroadcastChannel = refuse;
      IDBFactory.prototype.open = refuse;
      LockManager.prototype.query = LockManager.prototype.request = async () => refuse();
    }`;
    await route.fulfill({ response: answer, body: `${block}\n${await answer.text()}` });
  });
  const player = await hears(ada.page);
  await ada.open();
  await ada.page.getByRole('button', { name: '13: Play here', exact: true }).click();
  await player.waits();
  await expect(strip(ada.page)).toContainText('This device cannot save the match.');
  await player.move();
  await player.waits();
});
