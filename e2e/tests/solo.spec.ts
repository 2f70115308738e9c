import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, Player, test } from '../kit';
import { keepFirstVersion, keptRecord, keptTable } from '../kit/kept';

/** Tables on this device: what is kept, who plays, and what goes wrong. Without a network: `offline.spec.ts`. */

const strip = (page: Page) => page.locator('.strip');
const ELSEWHERE = 'You are playing on this device in another tab.';

async function hears(page: Page): Promise<Player> {
  const player = new Player(page);
  await player.hearsDevice();
  return player;
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
  await ada.page.reload();
  await expect.poll(() => player.frames.at(-1)).toContain('"re"');
  await player.waits();
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
  await result.getByRole('button', { name: 'Again' }).click();
  await expect.poll(() => again.isOver).toBe(false);
  await again.waits();
});

test('one tab plays, the other says so and can take over; a crash and a full disk stop nobody', async ({ person }) => {
  const ada = await person();
  // What happens to the worker from outside: it breaks, or the disk is full.
  await ada.context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const faults = `const faults = new BroadcastChannel('faults'); let isFull = false;
      faults.onmessage = ({ data }) => {
        if (data === 'break') throw new Error('broken on purpose');
        isFull = data === 'full';
      };
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...row) {
        if (isFull) throw new DOMException('Full on purpose.', 'QuotaExceededError');
        return add.apply(this, row);
      };`;
    await route.fulfill({ response: answer, body: `${faults}\n${await answer.text()}` });
  });
  ada.guard.expects(/broken on purpose/);
  const happens = (what: string) => ada.page.evaluate((word) => new BroadcastChannel('faults').postMessage(word), what);

  const address = `/solo/${keptTable('friday')}`;
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  const first = await hears(ada.page);
  await ada.open(address);
  await first.waits();

  const tab = await ada.context.newPage();
  const second = await hears(tab);
  await tab.goto(address);
  await expect(tab.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await tab.getByRole('button', { name: 'Play here instead' }).click();
  await second.waits();
  await expect(strip(ada.page)).toContainText(ELSEWHERE);
  await second.move();
  await second.waits();
  await strip(ada.page).getByRole('button', { name: 'Play here instead' }).click();
  await expect(strip(ada.page).filter({ hasText: ELSEWHERE })).toHaveCount(0);
  // It knows an older turn of its own; what the other page has played comes with the table.
  await expect.poll(() => first.version).toBeGreaterThanOrEqual(second.version);
  await first.waits();
  await expect(strip(tab)).toContainText(ELSEWHERE);
  await tab.close();

  const welcomed = (): number => first.frames.filter((frame) => frame.includes('"type":"welcome"')).length;
  const before = welcomed();
  await happens('break');
  await expect.poll(welcomed).toBe(before + 1);
  await first.waits();
  await first.move();
  await first.waits();

  await happens('full');
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toContainText('Cannot be kept on this device');
  await ada.findsNoBarrier();
  await happens('empty');
  await first.move();
  await first.waits();
  await expect(strip(ada.page)).toHaveCount(0);
  const { version } = first;
  await ada.page.reload();
  await expect.poll(() => first.frames.at(-1)).toContain('"re"');
  await first.waits();
  expect(first.version).toBeGreaterThanOrEqual(version);
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
  await expect(ben.page.getByRole('heading', { name: /^This browser cannot play on the device/ })).toBeVisible();
});
