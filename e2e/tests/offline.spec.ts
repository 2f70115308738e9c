import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, JAR, JAVA, type Person, Player, SCREENS, test } from '../kit';
import { GAMES } from '../kit/games';
import { Pupil } from '../kit/lesson';
import { engineIsKept, takeNetwork } from '../kit/shell';

/** Offline: `setOffline`, and the server is stopped. Only data of one visit is available. */

const strip = (page: Page) => page.locator('[role="status"] [data-state]');
const tile = (page: Page, game: string) => page.locator(`article.g-${game}`);
const finished = (page: Page) => page.locator('#finished');

/** Matches against bots: one row, and its expanded list. */
const folded = (page: Page) => page.getByRole('button', { name: /unfinished match(es)? against bots$/ });
const against = (page: Page) => page.locator('#against-bots');

/** The current start page, on a phone and on a desktop, in another language. */
async function looksWell(ada: Person, language: 'en' | 'de' | 'nl'): Promise<void> {
  await ada.page.evaluate((chosen) => localStorage.setItem('table13.language', chosen), language);
  await ada.page.goto('/');
  await expect(ada.page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(strip(ada.page)).toBeVisible();
  await expect(finished(ada.page).locator('li.here').first()).toBeVisible();
  for (const screen of ['small', 'desktop'] as const) {
    await ada.page.setViewportSize(SCREENS[screen]);
    await ada.seesNoSideScroll();
  }
  // Findings of axe do not depend on the language.
  if (language === 'en') await ada.findsNoBarrier();
}

test('after one visit all games are played without a network, and nothing is lost', async ({ person, ownServer }) => {
  const server = await ownServer();
  const ada = await person({ at: server, keepsShell: true });
  const { page } = ada;
  const player = new Player(page);
  await player.hearsDevice();
  // A match at the server, which must wait.
  await ada.opensTable({ game: 'friday', players: 3, start: true });
  await player.waits();
  await ada.open('/');
  await engineIsKept(page);
  await expect(folded(page)).toHaveText('One unfinished match against bots');
  await server.kill();
  let giveBack = await takeNetwork(page);
  ada.guard.expectsBrokenLines();

  // A cold start shows the available and the waiting parts.
  await page.goto('/');
  await expect(strip(page)).toHaveText(/^You are offline\. Bots, rules, lessons and your replays work here\./);
  const chairs = against(page);
  await folded(page).click();
  await expect(chairs.getByRole('listitem')).toContainText('waits for the network');
  await expect(chairs.getByRole('link')).toHaveCount(0);
  await expect(page.getByLabel('Got a link or a code?')).toHaveCount(0);
  const friends = tile(page, 'friday').getByRole('button', { name: 'With friends' });
  await expect(friends).toHaveAttribute('aria-disabled', 'true');
  await friends.focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'friday').getByRole('alert')).toHaveText(/^Friends need the network\./);
  for (const path of GAMES.map((game) => `/rules/${game}`)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  for (const [number, game] of GAMES.entries()) {
    // The lesson, until the engine has answered a card and shows the next idea.
    const pupil = new Pupil(page, game);
    await page.goto(`/lesson/${game}`);
    const first = pupil.script.steps.findIndex(({ asks }) => asks > 0);
    for (const step of pupil.script.steps.slice(0, first)) {
      await pupil.arrives(step);
      await pupil.does(step);
    }
    const asking = pupil.script.steps[first]!;
    await pupil.arrives(asking);
    // The recording answers before the engine is loaded.
    await expect(pupil.coach(asking.name)).toHaveAttribute('data-player', /^(ready|engine)$/);
    await pupil.does(asking);
    const next = pupil.coach(pupil.script.steps[first + 1]!.name);
    await expect(next).toHaveAttribute('data-player', 'engine');

    await page.goto('/');
    if (number === 0) {
      // The same form as online, except for parts that need other people.
      await tile(page, game).getByRole('button', { name: 'More choices' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('radio', { name: '3', exact: true }).check({ force: true });
      await expect(form.getByRole('radio')).not.toHaveCount(0);
      await expect(form.getByText('Open to everyone')).toHaveCount(0);
      await ada.findsNoBarrier();
      await player.comesAnew(() => form.getByRole('button', { name: 'Play here' }).click());
    } else {
      await player.comesAnew(() => tile(page, game).getByRole('button', { name: 'Play here' }).press('Enter'));
    }
    await page.waitForURL(/\/solo\//);
    await expect(page.locator(`.app.g-${game}`)).toBeVisible();
    await expect(page.locator('.bar').getByTitle('on this device')).toBeAttached();
    for (let moves = 0; moves < 2 && !player.isOver; moves++) {
      await player.move();
      await player.waits();
    }
    const { version, table } = player;
    if (number === 0) {
      await ada.findsNoBarrier();
      await player.closeRound();
      const hand = player.match!.table.hand;
      await player.comesAnew(() => page.reload());
      expect(player.version, 'everything that was told is still there').toBeGreaterThanOrEqual(version);
      expect(player.match!.table.hand).toEqual(hand);
    }
    if (number === 1) {
      // The match waits on the start page, on this device.
      await page.goto('/');
      await folded(page).click();
      const row = chairs.getByRole('listitem').filter({ hasText: 'on this device' });
      await expect(row).toContainText('your turn');
      await expect(row).toContainText(/with [^(]+ \((easy|medium)\)/);
      await row.getByRole('button').click();
      await chairs.getByRole('button', { name: 'Undo' }).click();
      await player.comesAnew(() => row.getByRole('link').click());
      await page.waitForURL(`**/solo/${table}`);
    }
    await player.finishOnDevice();
    await player.closeRound();
    const result = page.getByRole('dialog');
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|share/);
    await expect(result.getByText('The shuffle checks out', { exact: true })).toBeVisible();
    await result.getByRole('link', { name: 'Replay' }).click();
    await page.waitForURL(/\/solo\/\w+\/replay\/1/);
    await expect(page.locator(`.app.g-${game}`)).toBeVisible();
    await expect(page.locator('.bar').getByTitle('on this device')).toBeAttached();
  }

  // All matches are stored, and are exported as one file that the real program reads.
  for (const language of ['de', 'nl', 'en'] as const) await looksWell(ada, language);
  const rows = finished(page).locator('li.here');
  await expect(rows).toHaveCount(GAMES.length);
  const saving = page.waitForEvent('download');
  await finished(page).getByRole('button', { name: 'Save all records' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^table13-records-\d{4}-\d\d-\d\d\.txt$/);
  const file = (await saved.path())!;
  expect(execFileSync(JAVA, ['-jar', JAR, 'verify', file], { encoding: 'utf8' })).toContain(String(GAMES.length));
  // Delete, undo, delete.
  const bin = rows.first().getByRole('button', { name: /^Delete: / });
  await bin.click();
  await expect(finished(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(GAMES.length);
  await bin.click();
  await page.goto('/');
  await expect(rows).toHaveCount(GAMES.length - 1);

  // A returning network interrupts nothing.
  await tile(page, 'leaves').getByRole('button', { name: 'Play here' }).click();
  await page.waitForURL(/\/solo\//);
  await player.waits();
  const here = page.url();
  await server.start();
  await giveBack();
  await player.move();
  expect(page.url()).toBe(here);
  await page.goto('/');
  await expect(folded(page)).toHaveText('2 unfinished matches against bots');
  await folded(page).click();
  await expect(chairs.getByRole('link')).toHaveCount(2);
  await expect(chairs.getByText('on this device')).toHaveCount(1);
  await expect(strip(page)).toHaveCount(0);
  giveBack = await takeNetwork(page);
  await expect(strip(page)).toHaveAttribute('data-state', 'away');
  await giveBack();
  await expect(strip(page)).toHaveText('You are online again.');
  await expect(strip(page)).toHaveCount(0);
});

test('a browser that cannot run the engine says so in one sentence, and all else works', async ({ person }) => {
  const ada = await person({ screen: 'phone' });
  const { page, context } = ada;
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new WebAssembly.CompileError('no'));
    Object.assign(WebAssembly, { validate: () => false, instantiate: refuse });
  });
  await ada.open();
  await expect(page.getByText(/^You are Guest/)).toBeVisible();
  // Online: if this device is chosen.
  await tile(page, 'leaves').getByRole('button', { name: 'More choices' }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /^On this device/ })
    .check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /^Playing on the device does not work in this browser\./,
  );
  await page.keyboard.press('Escape');
  // Offline.
  ada.guard.expectsBrokenLines();
  await context.setOffline(true);
  await expect(strip(page)).toHaveText(/^You are offline\. Playing on the device does not work in this browser\./);
  const play = tile(page, 'thirteen').getByRole('button', { name: 'Play here' });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await ada.findsNoBarrier();
  await ada.seesNoSideScroll();
  await context.setOffline(false);
  await expect(strip(page)).toHaveText('You are online again.');
  await tile(page, 'thirteen').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
});
