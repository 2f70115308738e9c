import type { Page } from '@playwright/test';
import { expect, Player, SCREENS, test, type PersonOptions } from '../kit';

/** Elements that a tip must never cover: seats, header, prompt, chat and the playing elements. */
const NEVER =
  '.bar, .seat, .me, .prompt, .clock, .talk, .acts button, main .card, main .dial, [data-spot^="hand-"], [data-spot^="stock-"]';

/** The defects of the position of a tip; `waits` if none is shown. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate((never) => {
    const hint = document.querySelector('[data-hint].is-laid')?.getBoundingClientRect();
    const thing = document.querySelector('.ring')?.getBoundingClientRect();
    if (!hint || !thing) return ['waits'];
    const apart = (box: DOMRect): number =>
      Math.max(0, box.left - hint.right, hint.left - box.right) +
      Math.max(0, box.top - hint.bottom, hint.top - box.bottom);
    const covered = [...document.querySelectorAll(never)].filter((part) => {
      const box = part.getBoundingClientRect();
      const across = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);
      const down = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);
      return box.width > 0 && across > 1 && down > 1;
    });
    return [
      ...covered.map((part) => `covers ${part.getAttribute('data-spot') ?? part.className}`),
      ...(apart(thing) > 121 ? ['far from its thing'] : []),
      ...(hint.left < 0 || hint.top < 0 || hint.right > innerWidth || hint.bottom > innerHeight ? ['cut off'] : []),
    ];
  }, NEVER);

/** A tip is beside its object at several window sizes; at the smallest it may wait instead. */
async function standsWell(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const look = async (): Promise<string[]> => {
      const found = await faults(page);
      return height < 700 && found[0] === 'waits' ? [] : found;
    };
    // The tip is placed again shortly after the window has changed.
    await expect.poll(look, `where a hint stands at ${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** Four newcomers, four screens: each game is played to its end by pointer or touch, against bots. */
const NEWCOMERS: { title: string; screen: PersonOptions['screen']; language: PersonOptions['language'] }[] = [
  { title: '13', screen: 'phone', language: 'en' },
  { title: 'Friday the 13th', screen: 'desktop', language: 'en' },
  { title: 'Skip-Bo', screen: 'tablet', language: 'en' },
  { title: '13 Leaves', screen: 'small', language: 'en' },
];

for (const { title, screen } of NEWCOMERS) {
  test(`a newcomer plays a whole match of ${title} against bots`, async ({ person, ownServer }) => {
    const ada = await person({ at: await ownServer({ botPause: 1 }), screen: screen!, isNew: true });
    // Easy bots need twice as many moves to finish.
    await ada.page.addInitScript(() => localStorage.setItem('table13.level', 'medium'));
    const player = new Player(ada.page);
    await ada.open();
    await ada.page.getByRole('button', { name: `${title}: Play now`, exact: true }).click();
    await player.waits();

    // Matches against bots have no chat.
    await expect(ada.page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
    // A tip is beside its object, and disappears when it was read.
    const hint = ada.page.locator('[data-hint]');
    await standsWell(ada.page);
    await ada.page.setViewportSize(SCREENS.desktop);
    await expect(hint).toBeVisible();
    const first = await hint.getAttribute('data-hint');
    await ada.page.getByRole('button', { name: 'Got it' }).click();
    await ada.page.setViewportSize(SCREENS[screen!]);
    await player.move();
    await player.waits();
    await expect(ada.page.locator(`[data-hint="${first}"]`)).toHaveCount(0);
    const enough = ada.page.getByRole('button', { name: 'Turn tips off' });
    if (await enough.isVisible()) await enough.click();

    await player.finish();
    await player.closeRound();
    const result = ada.page.getByRole('dialog');
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/win|share/);
    await expect(result.getByText('The shuffle checks out', { exact: true })).toBeVisible();

    // A rematch against the same bots, with one click.
    const before = player.match;
    await result.getByRole('button', { name: 'Play again', exact: true }).click();
    await expect.poll(() => player.match !== before && !player.isOver).toBe(true);
    await expect(result).toBeHidden();
    await player.waits();
    await expect(ada.page.locator(`[data-hint="${first}"]`), 'a hint is not given twice').toHaveCount(0);
    // The log beside a wide table exceeds its area by now.
    if (screen === 'desktop') await ada.findsNoBarrier();
  });
}

/** Runs in a page: records tips that appear during a flight of a card or out of turn, and all announcements. */
function watch(): void {
  const seen = Object.assign(window, { tooSoon: [] as string[], heard: [] as string[] });
  const look = (): void => {
    const hint = document.querySelector('[data-hint].is-laid')?.getAttribute('data-hint');
    const isReady = document.querySelector('.app[data-turn="mine"]') && !document.querySelector('.flyer');
    if (hint && !isReady) seen.tooSoon.push(hint);
    const said = document.querySelector('[aria-live="polite"]')?.textContent ?? '';
    if (said !== '' && said !== seen.heard.at(-1)) seen.heard.push(said);
    requestAnimationFrame(look);
  };
  look();
}

test('a hint comes after the last card, is said with one’s turn, and not again after Escape', async ({ person }) => {
  const ada = await person({ motion: true, pace: 'fast', isNew: true });
  const player = new Player(ada.page);
  await ada.page.addInitScript(watch);
  await ada.opensTable({ game: 'thirteen', players: 3, start: true });
  const hint = ada.page.locator('[data-hint="thirteen-hand"].is-laid');
  await expect(hint).toBeVisible();
  const heard = (): Promise<string[]> => ada.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const first = 'The fewest points win.';
  await expect.poll(async () => (await heard()).filter((said) => said.includes(first))).toHaveLength(1);
  expect((await heard()).find((said) => said.includes(first))).toContain('Your turn. ');
  await ada.page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await player.move();
  await player.waits();
  // Another tip may appear, and appears with that turn.
  await expect
    .poll(async () => (await heard()).filter((said) => said.includes('Your turn.')).length)
    .toBeGreaterThan(1);
  expect((await heard()).filter((said) => said.includes(first))).toHaveLength(1);
  expect(await ada.page.evaluate(() => (window as unknown as { tooSoon: string[] }).tooSoon)).toEqual([]);
});

test('from a cold page to the first card played it is one click and one drag', async ({ person }) => {
  const ada = await person({ motion: true });
  const player = new Player(ada.page);
  await ada.open();
  await ada.page.getByRole('button', { name: '13: Play now', exact: true }).click();
  await player.waits();
  const card = player.match!.legalMoves[0]!;
  const before = player.match;
  const index = { b: 0, y: 1, g: 2 }[card.charAt(0)] ?? 0;
  await player.held(card).dragTo(player.drop(`target-${index}`));
  await expect.poll(() => player.match !== before).toBe(true);
});

test('a shortcut of the installed app deals at once', async ({ person }) => {
  const ada = await person({ screen: 'phone' });
  const player = new Player(ada.page);
  await ada.open('/?play=leaves');
  await player.waits();
  await expect(ada.page.locator('.app.g-leaves')).toBeVisible();
  // The label has no room, but screen readers announce bots.
  const players = await ada.page.getByRole('list', { name: 'Players' }).ariaSnapshot();
  expect(players.match(/Bot, /g)).toHaveLength(3);
});
