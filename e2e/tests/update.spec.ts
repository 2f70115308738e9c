import type { Page } from '@playwright/test';
import { expect, type Person, Player, SCREENS, test } from '../kit';
import { keepFirstVersion, keptTable } from '../kit/kept';
import { Rebuilt } from '../kit/rebuilt';
import { engineIsKept, nextWaits, shellIsKept } from '../kit/shell';

/** The server was rebuilt during play on this device: all fingerprinted names are new, the old files are gone. */

const script = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

async function plays(ada: Person): Promise<Player> {
  const player = new Player(ada.page);
  await player.hearsDevice();
  await ada.open(`/solo/${keptTable('friday')}`);
  await player.waits();
  await player.move();
  await player.waits();
  return player;
}

/** The worker of a page fails; a replacement starts, if its script is available. */
const breaks = (page: Page) =>
  page.evaluate(() => (window as unknown as { device: Worker }).device.dispatchEvent(new Event('error')));

test('a new version in mid-match: the page goes on with its own engine, the next one replays the log', async ({
  person,
  server,
}) => {
  const rebuilt = await Rebuilt.of(server);
  const ada = await person({ keepsShell: true, url: await rebuilt.open() });
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  await engineIsKept(ada.page);
  const player = await plays(ada);
  const old = await script(ada.page);

  rebuilt.mark = '-second';
  await ada.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await nextWaits(ada.page);
  rebuilt.asked.length = 0;
  const welcomed = (): number => player.frames.filter((frame) => frame.includes('"type":"welcome"')).length;
  const before = welcomed();
  await breaks(ada.page);
  await expect.poll(welcomed).toBe(before + 1);
  await player.waits();
  await player.move();
  await player.waits();
  // Neither worker nor engine came from the server, which no longer has them. (The waiting version may request the list of
  // its own.)
  expect(rebuilt.asked.filter((path) => /worker|engine/.test(path) && path !== '/engine/engine.json')).toEqual([]);

  const { version } = player;
  const { hand } = player.match!.table;
  await player.comesAnew(() => ada.page.reload());
  expect(await script(ada.page)).toBe(old!.replace('.js', '-second.js'));
  expect(player.version).toBeGreaterThanOrEqual(version);
  expect(player.match!.table.hand).toEqual(hand);
  await player.move();
  await player.waits();
  // The current files work offline, too.
  ada.guard.expectsBrokenLines();
  await ada.context.setOffline(true);
  const { version: after } = player;
  await player.comesAnew(() => ada.page.reload());
  expect(player.version).toBeGreaterThanOrEqual(after);
  await player.move();
  await player.waits();
  expect(rebuilt.missed).toEqual([]);
  await rebuilt.close();
});

test('where nothing is kept, a page that is too old says so, and plays on when it is loaded again', async ({
  person,
  server,
}) => {
  const rebuilt = await Rebuilt.of(server);
  const ada = await person({ url: await rebuilt.open() });
  // The server is closed before the page is.
  ada.guard.expectsBrokenLines();
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  const player = await plays(ada);
  const { version } = player;

  rebuilt.mark = '-second';
  ada.guard.expects(/404/);
  await breaks(ada.page);
  const strip = ada.page.locator('.strip');
  await expect(strip).toContainText('There is a newer version of this page.');
  await ada.findsNoBarrier();
  await ada.page.setViewportSize(SCREENS.small);
  await ada.seesNoSideScroll();
  await player.comesAnew(() => strip.getByRole('button', { name: 'Reload' }).click());
  expect(await script(ada.page)).toContain('-second');
  expect(player.version).toBeGreaterThanOrEqual(version);
  await player.move();
  await player.waits();
  await rebuilt.close();
});

test('who saves data gets the engine when they play here, and not before', async ({ person, server }) => {
  const rebuilt = await Rebuilt.of(server);
  const ada = await person({ keepsShell: true, url: await rebuilt.open() });
  ada.guard.expectsBrokenLines();
  const { page } = ada;
  const session = await ada.context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const asked = (): string[] => rebuilt.asked.filter((path) => path.startsWith('/engine/'));

  await ada.open('/');
  await shellIsKept(page);
  // A lesson plays from the recording, a hint comes from the server.
  await page.locator('a[href="/lesson/friday"]').click();
  await expect(page.locator('.coach')).toHaveAttribute('data-player', 'recording');
  const player = new Player(page);
  await ada.opensTable({ game: 'friday', players: 3, start: true });
  await player.waits();
  await page.locator('[data-action="hint"]:visible').click();
  await expect(page.locator('.advice:visible').getByRole('heading')).toBeVisible();
  expect(asked()).toEqual([]);

  await ada.open('/');
  await page.locator('article.g-leaves').getByRole('button', { name: 'More choices' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch', { name: /^On this device/ }).check({ force: true });
  await form.getByRole('button', { name: 'Play here' }).click();
  await page.waitForURL(/\/solo\//);
  // The engine is cached now, for the next offline visit.
  await engineIsKept(page);
  expect(asked()).not.toEqual([]);
  await rebuilt.close();
});
