import { expect, Player, test } from '../kit';
import { GAMES, handsOf } from '../kit/games';

test('a whole round of 13 by keyboard alone', async ({ person, ownServer }) => {
  const ada = await person({ at: await ownServer({ botPause: 1 }) });
  const { page } = ada;
  const player = new Player(page);
  await ada.open();
  const play = page.getByRole('button', { name: '13: Play now', exact: true });
  for (let tabs = 0; tabs < 40 && !(await play.evaluate((button) => button === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await player.waits();
  while (player.match!.round === 1 && !player.isOver) {
    const before = player.match!;
    // The digit picks the card, Enter plays it. A Nasty Four has three places: there Enter leads to them first.
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    if (before.table.hand[0] === 'n') await page.keyboard.press('Enter');
    await expect.poll(() => player.match !== before, { intervals: [10, 20, 40] }).toBe(true);
    await player.waits();
  }
  // The sheet of the round has the focus; one Tab further is the way on.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-action="onward"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const game of GAMES) {
  test(`Enter twice plays a card of ${game}, or leads to where it may go`, async ({ person }) => {
    const ada = await person();
    const player = new Player(ada.page);
    await ada.opensTable({ game, players: 3, start: true });
    await player.waits();
    // A card of the hand: `5>blue` or `5:7>12`, `b7`, `2x6`, `n>b`. Some hands can only pass at first.
    const isCard = (each: string): boolean => /^\d+[>:]|^[a-z]\d+$|^\d+x|^n>/.test(each);
    for (let turn = 0; turn < 10 && !player.match!.legalMoves.some(isCard); turn++) {
      await player.move();
      await player.waits();
    }
    const before = player.match!;
    const move = before.legalMoves.find(isCard)!;
    const card = player.held(handsOf(game).cardOf(move));
    await card.focus();
    await ada.page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await ada.page.keyboard.press('Enter');
    const isLed = () => ada.page.evaluate(() => document.activeElement?.closest('.place, .acts') !== null);
    await expect.poll(async () => player.match !== before || (await isLed())).toBe(true);
  });
}

test('the rules are one key away, and Escape leads back', async ({ person }) => {
  const ada = await person();
  const player = new Player(ada.page);
  await ada.open();
  await ada.page.getByRole('button', { name: 'Friday the 13th: Play now', exact: true }).click();
  await player.waits();
  await ada.page.keyboard.press('?');
  await expect(ada.page.getByRole('dialog')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('dialog')).toHaveCount(0);
});

test('what is not allowed is explained at the place', async ({ person }) => {
  const ada = await person();
  const player = new Player(ada.page);
  await ada.open();
  await ada.page.getByRole('button', { name: '13: Play now', exact: true }).click();
  await player.waits();
  const card = player.match!.legalMoves.find((move) => !move.includes('>'))!;
  const wrong = card.startsWith('b') ? 1 : 0;
  await player.held(card).click();
  await player.drop(`target-${wrong}`).click();
  await expect(ada.page.locator('.bubble[role="alert"]')).toHaveText(
    'A coloured card goes only on the target of its own colour.',
  );
});
