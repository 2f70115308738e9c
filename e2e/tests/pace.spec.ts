import { expect, type Page } from '@playwright/test';
import { Player, test, type Person } from '../kit';
import { record } from '../kit/record';

/** The moves of others are shown one by one, at the chosen pace. */

interface Seen {
  /** The time at which the ring arrived there. */
  at: number;
  ring: string;
  prompt: string;
  sums: string;
  log: string;
}

/** Checks the page in every frame, and records each change. */
async function watches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const text = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? '').join('|');
    const all: Seen[] = [];
    Object.assign(window, { seen: all });
    // When the ring moved on, independent of painting.
    const ring = (): string => document.querySelector('.seat.turn')?.getAttribute('data-spot') ?? 'me';
    let [last, at] = [ring(), performance.now()];
    new MutationObserver(() => {
      if (ring() !== last) [last, at] = [ring(), performance.now()];
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    const look = (): void => {
      const now = {
        ring: ring(),
        prompt: text('p.prompt'),
        sums: text('.dial'),
        log: document.querySelector('.side .lines li')?.textContent?.trim() ?? '',
      };
      const before = all.at(-1);
      const isNew = !before || (Object.keys(now) as (keyof typeof now)[]).some((key) => now[key] !== before[key]);
      if (isNew) all.push({ at, ...now });
      requestAnimationFrame(look);
    };
    look();
  });
}
const seenBy = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

/** Records all announcements for screen readers. */
async function listens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const live of document.querySelectorAll('.regions > *')) {
      new MutationObserver(() =>
        said.push(`${live.getAttribute('aria-live')}: ${live.textContent?.trim() ?? ''}`),
      ).observe(live, { childList: true, characterData: true, subtree: true });
    }
  });
}
const saidTo = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

async function sits(person: Person, game = 'thirteen', players = 6): Promise<Player> {
  const player = new Player(person.page);
  await person.opensTable({ game, players, start: true });
  await player.waits();
  return player;
}

test('each move of five bots is seen for its time, and all that tells of it changes with it', async ({ person }) => {
  const ada = await person({ pace: 'normal', motion: true });
  const player = await sits(ada);
  await watches(ada.page);
  // The first moves of bots are a separate sentence.
  await expect(ada.page.locator('.regions [aria-live="polite"]')).toHaveText(/Your turn\.$/);
  await listens(ada.page);
  await player.move();
  await player.waits();

  const all = await seenBy(ada.page);
  const rings = all.filter(({ ring }, i) => ring !== all[i - 1]?.ring);
  const mine = player.match!.viewer;
  const others = [1, 2, 3, 4, 5].map((after) => `seat-${(mine + after) % 6}`);
  expect(rings.map(({ ring }) => ring)).toEqual(['me', ...others, 'me']);
  const names = await ada.page.locator('.seat .name').allTextContents();
  rings.slice(1).forEach(({ at, prompt, log }, i) => {
    // The ring moves on when the previous move is shown, and so does the log.
    if (i > 0) {
      expect(log).toContain(names[i - 1]);
      expect(at - rings[i]!.at).toBeGreaterThan(700);
    }
    if (i < 5) expect(prompt).toBe(`${names[i]} is thinking.`);
  });
  // Sum, log and ring change in the same frame; the played card is shown before.
  for (const [i, { sums, log, ring }] of all.entries()) {
    const before = all[i - 1];
    if (!before || before.prompt.startsWith('Your turn') || before.prompt.startsWith('On its way')) continue;
    if (sums !== before.sums) expect([log !== before.log, ring !== before.ring]).toEqual([true, true]);
  }

  // One sentence for all moves, without an interruption.
  await expect.poll(async () => (await saidTo(ada.page)).at(-1)).toMatch(/Your turn\.$/);
  const said = await saidTo(ada.page);
  expect(said.filter((each) => each.startsWith('assertive'))).toEqual([]);
  expect(said.filter((each) => names.some((name) => each.includes(`${name} `)))).toHaveLength(1);
  for (const name of names) expect(said.at(-1)).toContain(name);
});

/** Another device of the same person at the same table, at full speed: bots do not wait for the page. */
async function hurries(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((opened) => (socket.onopen = opened));
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    const table = location.pathname.split('/').at(-1);
    socket.send(JSON.stringify({ type: 'enter', id: 'hurry', table, pace: 'AT_ONCE' }));
    await new Promise<void>((entered) => {
      socket.onmessage = ({ data }) => String(data).includes('"hurry"') && entered();
    });
  });
}

test('whoever acts early sees everything land: a page slower than its table catches up', async ({ person }) => {
  const ada = await person({ pace: 'calm' });
  const player = await sits(ada);
  await hurries(ada.page);
  await player.move();
  await expect.poll(() => player.isMyTurn, { intervals: [10, 20, 40] }).toBe(true);
  // The connection has received our turn; the page does not show it yet.
  await expect(ada.page.locator('.prompt')).toContainText('is thinking.');
  const card = player.match!.legalMoves.find((move) => !move.includes('>'))!;
  const before = player.match;
  await ada.page.evaluate(() =>
    document.addEventListener('pointerdown', () => (document.body.dataset['acts'] = 'acts'), { capture: true }),
  );
  const shown = await record(
    ada.page,
    () => `${document.body.dataset['acts']}: ${document.querySelector('.prompt')?.textContent}`,
  );
  await player.held(card).click();
  await expect(ada.page.locator('.app[data-turn="mine"]')).toBeVisible();
  // The page does not wait any longer.
  const thinking = (await shown()).filter((each) => each.startsWith('acts: ') && each.includes('is thinking.'));
  expect(thinking.length, thinking.join('\n')).toBeLessThanOrEqual(1);
  await expect(ada.page.locator('.side .lines li')).toHaveCount(6);
  await player.drop(`target-${{ b: 0, y: 1, g: 2 }[card.charAt(0)] ?? 0}`).click();
  await expect.poll(() => player.match !== before).toBe(true);
});

test('the last card of a round is seen before its sheet, which can be put aside', async ({ person }) => {
  const ada = await person();
  const player = await sits(ada, 'friday');
  while (player.match!.table.hand.length > 1) {
    await player.move();
    await player.waits();
  }
  await ada.page.evaluate(() => localStorage.setItem('table13.pace', 'normal'));
  await player.comesAnew(() => ada.page.reload());
  await watches(ada.page);
  await player.move();
  const sheet = ada.page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const all = await seenBy(ada.page);
  // All players have played their last cards, and each card was shown.
  const last = all.findLast(({ log }) => !/Round \d/.test(log));
  expect(last?.log).toMatch(/ (brings?|goe?s?) /);
  expect(last?.sums).not.toMatch(/^0?\|0?\|0?$/);

  await sheet.getByRole('button', { name: 'Look at the table' }).click();
  await expect(sheet).toBeHidden();
  await expect(ada.page.locator('.dial').first()).toBeVisible();
  expect((await ada.page.locator('.dial').allTextContents()).map((each) => each.trim()).join('|')).toBe(last?.sums);
  await ada.findsNoBarrier();
  await ada.page.getByRole('button', { name: 'Back to the score sheet' }).click();
  await expect(sheet).toBeVisible();
  await ada.findsNoBarrier();
});
