import type { Page } from '@playwright/test';
import { expect, Player, test, type PersonOptions } from '../kit';

/** A hint lies on nothing that it must not cover, at several sizes of the window. */
async function coversNothing(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const look = (): Promise<string[]> =>
      page.evaluate(() => {
        const hint = document.querySelector('[data-hint].is-laid')?.getBoundingClientRect();
        if (!hint) return ['no hint'];
        const parts = '.prompt, .clock, .me, .acts button, [data-drop], [data-spot^="hand-"], [data-spot^="target-"]';
        return [...document.querySelectorAll(`${parts}, [data-spot^="pile-"], [data-spot^="row-"]`)]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const across = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);
            const down = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);
            return box.width > 0 && across > 1 && down > 1;
          })
          .map((part) => part.getAttribute('data-spot') ?? part.className);
      });
    // It is laid anew a moment after the window changed.
    await expect.poll(look, `what a hint covers at ${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** Four newcomers, four screens: each game is played to its end with a pointer or a finger, against bots. */
const NEWCOMERS: { title: string; screen: PersonOptions['screen']; language: PersonOptions['language'] }[] = [
  { title: '13', screen: 'phone', language: 'en' },
  { title: 'Friday the 13th', screen: 'desktop', language: 'en' },
  { title: 'Skip-Bo', screen: 'tablet', language: 'en' },
  { title: '13 Leaves', screen: 'small', language: 'en' },
];

for (const { title, screen } of NEWCOMERS) {
  test(`a newcomer plays a whole match of ${title} against bots`, async ({ person, ownServer }) => {
    const ada = await person({ at: await ownServer({ botPause: 1 }), screen: screen!, isNew: true });
    // Easy bots need twice as many moves to come to an end.
    await ada.page.addInitScript(() => localStorage.setItem('table13.level', 'medium'));
    const player = new Player(ada.page);
    await ada.open();
    await ada.page.getByRole('button', { name: `${title}: Play now`, exact: true }).click();
    await player.waits();

    // A hint stands at the thing that it is about, and goes when it has been read.
    const hint = ada.page.locator('[data-hint]');
    await expect(hint).toBeVisible();
    const first = await hint.getAttribute('data-hint');
    await coversNothing(ada.page);
    await ada.page.getByRole('button', { name: 'Got it' }).click();
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

    // Once more with the same bots, in one click.
    const before = player.match;
    await result.getByRole('button', { name: 'Play again', exact: true }).click();
    await expect.poll(() => player.match !== before && !player.isOver).toBe(true);
    await expect(result).toBeHidden();
    await player.waits();
    await expect(ada.page.locator(`[data-hint="${first}"]`), 'a hint is not given twice').toHaveCount(0);
    // By now the log beside a wide table is longer than its place.
    if (screen === 'desktop') await ada.findsNoBarrier();
  });
}

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
  // There is no room to say so, but those who listen hear who is a bot.
  const players = await ada.page.getByRole('list', { name: 'Players' }).ariaSnapshot();
  expect(players.match(/Bot, /g)).toHaveLength(3);
});
