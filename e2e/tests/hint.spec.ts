import { expect, Player, test } from '../kit';
import { GAMES } from '../kit/games';

/** The hint of the expert, requested at one's own turn. */

GAMES.forEach((game, i) => {
  test(`in ${game} the best move is marked, said and playable, and put away by × and Escape`, async ({ person }) => {
    const ada = await person({ screen: i % 2 ? 'phone' : 'desktop' });
    const player = new Player(ada.page);
    await ada.opensTable({ game, players: 3, start: true });
    await player.waits();
    // A hint needs a choice.
    while (player.match!.legalMoves.length === 1) {
      await expect(ada.page.locator('[data-action="hint"]')).toHaveCount(0);
      await player.move();
      await player.waits();
    }
    const bulb = ada.page.locator('[data-action="hint"]:visible');
    const note = ada.page.locator('.advice:visible');
    await expect(bulb).toHaveCount(1);
    const box = await bulb.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);

    await bulb.click();
    await expect(note.getByRole('heading')).toBeVisible();
    const says = await note.getByRole('heading').innerText();
    await expect(ada.page.locator('[data-best]')).not.toHaveCount(0);
    await expect(ada.page.locator('.best-flag').first()).toBeVisible();
    // The reasons, and the cost of the next best move.
    await expect(note.locator('.why')).toHaveText(/\.$/);
    await expect(note.getByRole('listitem').first()).toHaveText(/chance of winning\s−\d+( ± \d+)?%$/);
    await expect(ada.page.getByRole('status').filter({ hasText: `Best: ${says}.` })).toHaveCount(1);
    await ada.seesNoSideScroll();
    await ada.findsNoBarrier();

    await note.getByRole('button').click();
    await expect(ada.page.locator('[data-best], [data-next], .best-flag, .advice')).toHaveCount(0);
    await expect(bulb).toBeFocused();
    await bulb.click();
    await expect(note.getByRole('heading')).toHaveText(says);
    await ada.page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);

    await bulb.click();
    await expect(note).toBeVisible();
    await player.move();
    await expect(ada.page.locator('[data-best], .best-flag, .advice')).toHaveCount(0);
  });
});

test('a newcomer who asks is told that alone, and the rest afterwards', async ({ person }) => {
  const ada = await person({ screen: 'phone', isNew: true });
  const player = new Player(ada.page);
  await ada.opensTable({ game: 'thirteen', players: 3, start: true });
  await player.waits();
  const told = ada.page.locator('[data-hint]');
  await expect(told).toBeVisible();
  await ada.page.locator('[data-action="hint"]:visible').click();
  const note = ada.page.locator('.advice:visible');
  await expect(note.getByRole('heading')).toBeVisible();
  await expect(told).toHaveCount(0);
  await note.getByRole('button').click();
  await expect(told).toBeVisible();
});

for (const allowsHints of [false, true]) {
  test(`where another person sits there is ${allowsHints ? 'a bulb if the table allows hints' : 'no bulb'}`, async ({
    person,
  }) => {
    const ada = await person();
    const ben = await person();
    await ada.opensTable({ game: 'friday', players: 3, ...(allowsHints ? { allowsHints } : {}) });
    await ben.open(new URL(ada.page.url()).pathname);
    await ben.page.getByRole('button', { name: /^Sit/ }).first().click();
    await ada.page
      .getByRole('button', { name: /^(Deal|Start)/ })
      .first()
      .click();
    const isMine = (page: typeof ada.page): Promise<boolean> => page.locator('.app[data-turn="mine"]').isVisible();
    await expect.poll(async () => (await isMine(ada.page)) || (await isMine(ben.page))).toBe(true);
    const [mover, other] = (await isMine(ada.page)) ? [ada, ben] : [ben, ada];
    await expect(mover.page.locator('[data-action="hint"]:visible')).toHaveCount(allowsHints ? 1 : 0);
    await expect(other.page.locator('[data-action="hint"]')).toHaveCount(0);
  });
}
