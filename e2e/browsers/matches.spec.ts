import { GAMES, handsOf } from '../kit/games';
import { expect, test, type Visitor } from '../kit/remote';

/** Whole matches at tables of the server: alone, with a friend, by keyboard. */

async function seesResult({ page }: Visitor, game: string): Promise<void> {
  const result = page.locator('dialog.curtain');
  await result.locator('h1').waitFor();
  expect(await result.locator('h1').innerText()).toMatch(/win|share/);
  await expect.poll(() => result.locator('.line [role="status"]').innerText()).toContain('checks out');
  await result.locator('a[href*="/replay/"]').click();
  await page.locator('section.controls').waitFor();
  await page.locator(`.app.g-${game}`).waitFor();
  await page.keyboard.press('End');
}

GAMES.forEach((game, i) => {
  test(`a match of ${game}: hint, result, check of the deal, replay`, async ({ visitor }) => {
    const ada = await visitor(i % 2 ? { width: 390, height: 844 } : {});
    const { page, player } = ada;
    await page.goto(`/?play=${game}`);
    await player.waitsForChoice();
    await page.locator('[data-action="hint"]:visible').click();
    await page.locator('.advice:visible').locator('h2, h3').first().waitFor();
    expect(await page.locator('[data-best]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator('.advice:visible').waitFor({ state: 'hidden' });
    await player.finish(1000);
    await player.closeRound();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await seesResult(ada, game);
  });
});

test('two friends meet by a link, and play a match', async ({ visitor }) => {
  const [ada, ben] = await Promise.all([visitor(), visitor({ width: 390, height: 844 })]);
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: '13: With friends', exact: true }).click();
  const link = ada.page.locator('input[readonly]').first();
  await link.waitFor();
  const address = await ada.page.evaluate(() => document.querySelector<HTMLInputElement>('input[readonly]')!.value);
  // The host name is the one for other devices, to which no link of the page leads.
  await ben.page.goto(new URL(address).pathname);
  await ben.page.getByRole('button', { name: 'Sit' }).first().click();
  await expect.poll(() => ben.page.evaluate(() => document.body.innerText)).toContain('(you)');
  await ada.page.getByRole('button', { name: 'Deal' }).first().click();
  await Promise.all([ada.player.finish(), ben.player.finish()]);
  await Promise.all([ada.player.closeRound(), ben.player.closeRound()]);
  await Promise.all([seesResult(ada, 'thirteen'), seesResult(ben, 'thirteen')]);
});

for (const game of GAMES) {
  test(`the first turns of ${game} by keyboard`, async ({ visitor }) => {
    const { page, player } = await visitor();
    await page.goto('/?play=' + game);
    for (let turn = 0; turn < 3; turn++) {
      await player.waits();
      const before = player.match!;
      const { cardOf } = handsOf(game);
      const moves = before.legalMoves;
      const fitting = new Set(moves.filter((move) => !move.includes(':')).map(cardOf));
      const play = moves.find((move) => /^\d+>|^[a-z]\d+$|^\d+x/.test(move));
      // A Skip-Bo card that cannot be built: Enter moves the focus to the pawn moves.
      const discard = moves.find((move) => /^\d+:/.test(move) && !fitting.has(cardOf(move)));
      const move = turn === 0 ? (discard ?? play) : (play ?? discard);
      if (move === undefined) {
        await player.move();
        continue;
      }
      // Enter picks the card up. Enter again plays it, or moves the focus to its targets.
      const card = player.held(cardOf(move));
      await card.press('Enter');
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Enter');
      const isPlayed = async (): Promise<boolean> => (await player.listens(), player.match !== before);
      const isLed = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement!.matches('.place, .acts .way, .acts [data-move]'));
      await expect.poll(async () => (await isPlayed()) || (await isLed())).toBe(true);
      if (!(await isPlayed())) await player.move(() => move);
    }
  });
}
