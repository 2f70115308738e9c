import { expect, Player, test } from '../kit';
import { GAMES } from '../kit/games';
import { Keys } from '../kit/keys';

/** The number of players for a short match. */
const PLAYERS: Record<string, number> = { thirteen: 4, friday: 6, skipbo: 2, leaves: 6 };

test('a whole match of each game by keyboard alone', async ({ person, ownServer }) => {
  const server = await ownServer({ botPause: 1 });
  const plays = async (game: string): Promise<void> => {
    const ada = await person({ at: server });
    const keys = new Keys(ada.page);
    await ada.opensTable({ game, players: PLAYERS[game]!, level: 'hard', start: true });
    await keys.waitsForChoice();
    // The hint button must not get the focus when a card needs a target, though it is the first button.
    await expect(ada.page.locator('[data-action="hint"]:visible')).toHaveCount(1);
    await keys.finish();
    await keys.closeRound();
    await expect(ada.page.locator('#ended')).toBeFocused();
    await keys.enterAt(ada.page.getByRole('button', { name: 'Close', exact: true }));
    await expect(ada.page.getByRole('dialog')).toHaveCount(0);
  };
  await Promise.all(GAMES.map(plays));
});

test('from the start page to a card on the table by keyboard alone', async ({ person }) => {
  const ada = await person();
  const keys = new Keys(ada.page);
  await ada.open();
  await keys.enterAt(ada.page.getByRole('button', { name: '13: Play now', exact: true }));
  await keys.waits();
  await keys.move();
});

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
