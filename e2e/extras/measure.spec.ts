import { expect, Player, test } from '../kit';

/** How quick the pages are: `scripts/e2e -c extras.config.ts measure`. Figures are printed, nothing fails on a slow day. */

test('the first page', async ({ person }) => {
  const paints: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const ada = await person({ isSharp: true });
    await ada.open();
    await ada.page.locator('article.tile').first().waitFor();
    const paint = (): Promise<number> =>
      ada.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(paint).toBeGreaterThan(0);
    paints.push(await paint());
  }
  console.log(`first contentful paint, cold: ${paints.map((millis) => `${Math.round(millis)} ms`).join(', ')}`);
});

for (const [game, players] of Object.entries({ thirteen: 6, friday: 6, leaves: 6 })) {
  test(`updates of ${game}`, async ({ person, ownServer }) => {
    test.setTimeout(120_000);
    const ada = await person({ at: await ownServer({ botPause: 40 }), motion: true, isSharp: true });
    const player = new Player(ada.page);
    await ada.opensTable({ game, players, start: true });
    const session = await ada.context.newCDPSession(ada.page);
    await session.send('Performance.enable');
    const scripting = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
    };
    await player.waits();
    const before = { millis: await scripting(), version: player.version };
    for (let moves = 0; moves < 12 && !player.isOver; moves++) {
      await player.move();
      await player.waits();
    }
    const updates = player.version - before.version;
    expect(updates).toBeGreaterThan(0);
    const each = ((await scripting()) - before.millis) / updates;
    console.log(
      `${game}, ${players} players: ${each.toFixed(1)} ms of scripting for each of ${updates} updates, clicks included`,
    );
  });
}
