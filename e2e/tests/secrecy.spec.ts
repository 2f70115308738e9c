import { expect, type Heard, Player, test } from '../kit';

test('no hidden card reaches another browser: not its line, not its page, not its memory', async ({
  person,
  ownServer,
}) => {
  const server = await ownServer({ botPause: 1 });
  const ada = await person({ at: server });
  const eve = await person({ at: server });
  const [player, watching] = [new Player(ada.page), new Player(eve.page)];
  await ada.open();
  await ada.page.getByRole('button', { name: '13 Leaves: Play now', exact: true }).click();
  await player.waits();
  await eve.open(new URL(ada.page.url()).pathname);
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  await player.move();
  await player.waits();
  const hand = player.match!.table.hand;

  // The connection.
  for (const frame of watching.frames) {
    const message = JSON.parse(frame) as Heard;
    if (message.match) expect(message.match.table.hand).toEqual([]);
    for (const event of message.events ?? []) {
      if (['dealt', 'drew'].includes(event.kind)) expect(event.cards).toEqual([]);
    }
  }
  // Ada receives only her own cards.
  for (const frame of player.frames) {
    const message = JSON.parse(frame) as Heard;
    for (const event of message.events ?? []) {
      if (['dealt', 'drew'].includes(event.kind) && event.seat !== 0) expect(event.cards).toEqual([]);
    }
  }
  // The page.
  await expect(eve.page.locator('[data-spot^="hand-"]')).toHaveCount(0);
  // The memory: the list of her cards, and afterwards the secret that determines all cards.
  const memory = await strings(eve.page);
  expect(memory).not.toContain(JSON.stringify(hand).slice(1, -1));
  await player.finish();
  await expect(ada.page.getByText('The shuffle checks out', { exact: true })).toBeVisible();
  const secret = player.frames
    .flatMap((frame) => (JSON.parse(frame) as Heard).events ?? [])
    .find((event) => event.kind === 'revealed')?.secret;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(memory).not.toContain(secret!);
  // The search itself finds existing texts.
  expect(memory).toContain(new URL(ada.page.url()).pathname.split('/')[2]!);
});

/** The memory of a page: a snapshot of its heap. */
async function strings(page: import('@playwright/test').Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return chunks.join('');
}
