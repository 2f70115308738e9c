import { expect, Player, test } from '../kit';

/** Speed of the pages: `scripts/e2e -c extras.config.ts measure`. Prints figures, never fails on a slow day. */

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

test('the first page on a slow line', async ({ person }) => {
  const ada = await person({ isSharp: true, language: 'de' });
  const session = await ada.context.newCDPSession(ada.page);
  await session.send('Network.enable');
  const bytes = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  const asked: string[] = [];
  ada.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const begun = Date.now();
  await ada.page.goto('/', { waitUntil: 'commit' });
  const paint = (): Promise<number> =>
    ada.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(paint).toBeGreaterThan(0);
  await ada.page.screenshot({ path: 'target/slow-first-paint.png' });
  await ada.page.locator('article.tile').first().waitFor();
  const shown = Date.now() - begun;
  await expect(ada.page.locator('.who button')).toBeVisible();
  console.log(
    `at 400 kbit/s and 400 ms: first paint ${Math.round(await paint())} ms, the tiles after ${shown} ms, ` +
      `works after ${Date.now() - begun} ms and ${asked.length + 1} requests: ${asked.join(' ')} and the WebSocket`,
  );
});

for (const [game, players] of Object.entries({ thirteen: 6, friday: 6, leaves: 6 })) {
  test(`updates of ${game}`, async ({ person, ownServer }) => {
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
