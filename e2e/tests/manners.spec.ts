import { expect, Player, test, type Person } from '../kit';
import { record } from '../kit/record';

/** Behaviour of the table towards its players. */

async function sits(person: Person): Promise<Player> {
  const player = new Player(person.page);
  await person.opensTable({ game: 'thirteen', players: 4, start: true });
  await player.waits();
  return player;
}

test('one’s turn is told by the title and the icon of the page', async ({ person }) => {
  const ada = await person();
  const player = await sits(ada);
  await expect(ada.page).toHaveTitle('● Your turn – 13');
  await expect(ada.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');
  await expect(ada.page.getByRole('status').filter({ hasText: 'Your turn.' })).toHaveCount(1);
  await player.move();
  await player.waits();
  // Moves of others are announced, too, as one sentence.
  await expect(ada.page.getByRole('status').filter({ hasText: /Ben .*Cleo .*Dirk .*Your turn\./ })).toHaveCount(1);
});

test('a device that wants moves confirmed waits for the second tap', async ({ person }) => {
  const ada = await person();
  await ada.open('/rules');
  await ada.page.evaluate(() => localStorage.setItem('table13.confirms', 'yes'));
  const player = await sits(ada);
  const before = player.match;
  await player.show(player.match!.legalMoves[0]!);
  // In place of the prompt: the hand does not move during a tap.
  const acts = ada.page.locator('.say');
  await expect(acts.getByRole('button')).toHaveCount(2);
  await acts.getByRole('button', { name: 'Not yet' }).click();
  expect(player.match).toBe(before);
  await player.show(player.match!.legalMoves[0]!);
  await acts.getByRole('button').first().click();
  await expect.poll(() => player.match !== before).toBe(true);
});

test('a hand can be laid in another order, and be sorted again', async ({ person }) => {
  const ada = await person();
  await sits(ada);
  const hand = ada.page.locator('[data-spot^="hand-"][data-card]');
  const cards = (): Promise<(string | null)[]> =>
    hand.evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')));
  const sorted = await cards();
  await hand.first().focus();
  await ada.page.keyboard.press('Shift+ArrowRight');
  await expect.poll(cards).toEqual([sorted[1], sorted[0], ...sorted.slice(2)]);
  await hand.last().dragTo(hand.first());
  await expect.poll(async () => (await cards())[0]).toBe(sorted.at(-1));
  await ada.page.getByRole('button', { name: 'Sort my hand' }).click();
  await expect.poll(cards).toEqual(sorted);
});

test('what the others did can be looked at again', async ({ person }) => {
  const ada = await person();
  const player = await sits(ada);
  await player.move();
  await player.waits();
  await ada.page.getByRole('button', { name: 'At the table' }).click();
  const shown = await record(ada.page, () => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const isPast = [...document.querySelectorAll('button')].some((each) =>
      each.textContent?.includes('Back to the match'),
    );
    const turn = document.querySelector<HTMLElement>('.app')?.dataset['turn'] ?? 'none';
    return [isPast ? 'past' : 'now', turn, text('.prompt'), text('.side .lines li')].join('|');
  });
  const past = async () => (await shown()).filter((each) => each.startsWith('past|'));
  await ada.page.getByRole('button', { name: /^Show the last/ }).click();
  // The replay ends by itself.
  await expect.poll(async () => (await past()).length > 0 && (await shown()).at(-1)).toMatch(/^now\|mine\|/);
  // The sentences are shown in step, and the log has its length of that time.
  const sentences = (await past()).flatMap(
    (each) => /\|(Ben|Cleo|Dirk) .*\|(.*)/.exec(each)?.slice(1, 3).join(': ') ?? [],
  );
  const names = sentences.map((each) => each.split(': ')[0]);
  expect([...new Set(names)], sentences.join('\n')).toEqual(['Ben', 'Cleo', 'Dirk']);
  for (const each of sentences) expect(each).toMatch(/^(\w+): .*\1/);
  // A replay accepts no moves.
  expect((await past()).filter((each) => each.startsWith('past|mine'))).toEqual([]);
});

test('log and score are in the menu of every screen, and the ticker leads to them, too', async ({ person }) => {
  const ada = await person();
  await sits(ada);
  const { page } = ada;
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true });
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'At the table' }).click();
    await page.getByRole('button', { name: 'Log and score' }).click();
    await expect(sheet.getByRole('table')).toBeVisible();
    await expect(sheet.locator('.lines')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    if (width >= 1080) continue;
    await page.getByRole('button', { name: 'Open the log' }).click();
    await expect(sheet.locator('.lines')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
