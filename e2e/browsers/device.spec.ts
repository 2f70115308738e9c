import { GAMES } from '../kit/games';
import { Pupil } from '../kit/lesson';
import { expect, type RemotePage, test } from '../kit/remote';

/** Play on the device: offline, after leaving the page, and without browser storage. */

const path = (page: RemotePage): Promise<string> => page.evaluate(() => location.pathname);
const strip = (page: RemotePage) => page.locator('.strip, [data-state="away"]').first();

async function playsHere(page: RemotePage, title: string): Promise<void> {
  await page.getByRole('button', { name: `${title}: Play here`, exact: true }).click();
  await expect.poll(() => path(page)).toContain('/solo/');
}

test('without a network a match goes on after a reload, after a typed address, and to its end', async ({
  visitor,
  house,
}) => {
  const { page, player } = await visitor();
  await page.goto('/');
  await page.locator('article.tile').first().waitFor();
  // Everything is stored before the network is cut.
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { controller } = navigator.serviceWorker;
      return controller?.state === 'activated' && Boolean(await caches.match('/engine/engine.json'));
    });
  await expect.poll(isKept).toBe(true);
  await house.proxy.close();
  await house.server.kill();
  await page.goto('/');
  await strip(page).waitFor();

  await playsHere(page, 'Friday the 13th');
  const table = await path(page);
  await player.waits();
  await player.move();
  await player.waits();
  let { hand } = player.match!.table;
  await player.comesAnew(() => page.reload());
  expect(player.match!.table.hand).toEqual(hand);

  // Left by a full load of the same site, and continued by another page: the abandoned page writes nothing.
  await page.goto(`/rules/friday`);
  await page.locator('h1').first().waitFor();
  await player.comesAnew(() => page.goto(table));
  expect(player.match!.table.hand).toEqual(hand);
  await player.move();
  await player.waits();
  ({ hand } = player.match!.table);
  // From one playing page to another, and back through the history.
  await player.comesAnew(() => page.goto(table));
  await page.goto('/rules');
  await page.locator('h1').first().waitFor();
  await page.goBack();
  await expect.poll(() => path(page)).toBe(table);
  // Restored from the back/forward cache or reloaded: this page plays.
  await page.locator('.app[data-turn="mine"]').waitFor();
  await expect.poll(() => strip(page).isVisible()).toBe(false);
  await player.listens();
  expect(player.match!.table.hand).toEqual(hand);

  await player.finish();
  await player.closeRound();
  await page.locator('dialog.curtain h1').waitFor();
  await page.goto(`${table}/replay/1`);
  await page.locator('section.controls').waitFor();
});

for (const game of GAMES) {
  test(`the lesson of ${game}`, async ({ visitor }) => {
    const { page, player } = await visitor({ width: 390, height: 844 });
    const pupil = new Pupil(player.page, game);
    await page.goto(`/lesson/${game}`);
    for (const [i, step] of pupil.script.steps.entries()) {
      await pupil.arrives(step);
      // The first step is shown before the engine is loaded; the engine plays all others.
      const coach = pupil.coach(step.name);
      await expect.poll(() => coach.getAttribute('data-player')).toMatch(i === 0 ? /ready|engine/ : /engine/);
      await pupil.does(step);
    }
    await pupil.closesSheet();
    // The engine sets up the table for a match.
    await pupil.coach('end').waitFor();
    await expect.poll(() => pupil.coach('end').getAttribute('data-player')).toBe('engine');
  });
}

test('where cookies and storage are blocked, that is said, and a match is played in memory', async ({ visitor }) => {
  const { page, player } = await visitor({ isBlocked: true });
  await page.goto('/');
  await expect.poll(() => strip(page).innerText()).toContain('This browser keeps no cookies.');
  await playsHere(page, '13');
  await player.waits();
  await player.move();
  await player.waits();
});
