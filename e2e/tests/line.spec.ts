import { expect, Player, test } from '../kit';

async function seated(page: import('@playwright/test').Page): Promise<Player> {
  const player = new Player(page);
  await page.goto('/');
  await page.getByRole('button', { name: '13: Play now', exact: true }).click();
  await player.waits();
  return player;
}

test('a reload in mid-match finds the same cards and the log', async ({ person }) => {
  const ada = await person();
  const player = await seated(ada.page);
  await player.move();
  await player.waits();
  const hand = player.match!.table.hand;
  await player.comesAnew(() => ada.page.reload());
  expect(player.match!.table.hand).toEqual(hand);
  await expect(ada.page.locator('[data-spot^="hand-"][data-card]')).toHaveCount(hand.length);
  await expect(ada.page.getByRole('heading', { name: 'Log', exact: true })).toBeVisible();
  await expect(ada.page.locator('.lines li').first()).toContainText(/brings|goes over/);
});

test('a lost connection is shown, everything stays readable, and it comes back by itself', async ({ person }) => {
  const ada = await person();
  ada.guard.expectsBrokenLines();
  const player = await seated(ada.page);
  await ada.context.setOffline(true);
  await expect(ada.page.getByText('Connection lost. Trying again …').first()).toBeVisible();
  const hand = player.match!.table.hand;
  await expect(ada.page.locator('[data-spot^="hand-"][data-card]')).toHaveCount(hand.length);
  // A move now gives the reason for waiting.
  await player.show(player.match!.legalMoves[0]!);
  await expect(ada.page.locator('.bubble[role="alert"]')).toContainText('Connection lost');
  await ada.context.setOffline(false);
  await expect(ada.page.locator('[data-state="lost"]')).toBeHidden();
  // No events, so nothing is counted.
  await expect(ada.page.getByRole('status').filter({ hasText: /You are back\.$/ })).toHaveCount(1);
  await player.waits();
  await player.move();
});

test('a server that is killed in mid-match comes back with every move', async ({ person, ownServer }) => {
  const server = await ownServer({ botPause: 20 });
  const ada = await person({ at: server });
  ada.guard.expectsBrokenLines();
  const player = await seated(ada.page);
  for (let moves = 0; moves < 3; moves++) {
    await player.move();
    await player.waits();
  }
  const { hand } = player.match!.table;
  await server.kill();
  await expect(ada.page.locator('[data-state="lost"]')).toBeVisible();
  await server.start();
  await expect(ada.page.locator('[data-state="lost"]')).toBeHidden();
  await player.waits();
  expect(player.match!.table.hand).toEqual(hand);
  await player.move();
  await player.waits();
});

test('a move that was on its way when the line broke is played once', async ({ person }) => {
  const ada = await person();
  ada.guard.expectsBrokenLines();
  const player = await seated(ada.page);
  const seat = player.match!.viewer;
  // The move arrives, but its response does not: the connection is cut in between.
  await ada.page.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      send.call(this, text);
      if (!String(text).includes('"play"')) return;
      WebSocket.prototype.send = send;
      this.onmessage = null;
      this.close();
    };
  });
  await player.move();
  await player.waits();
  const { plays } = player.match!.table as unknown as { plays: { seat: number }[] };
  expect(plays.filter((play) => play.seat === seat)).toHaveLength(1);
});

test('two tabs and another device show the same table', async ({ person }) => {
  const ada = await person();
  const player = await seated(ada.page);
  const tab = await ada.context.newPage();
  const second = new Player(tab);
  await tab.goto(new URL(ada.page.url()).pathname);
  await second.waits();
  expect(second.match!.table.hand).toEqual(player.match!.table.hand);
  await second.move();
  await expect.poll(() => player.match!.table.hand).toEqual(second.match!.table.hand);

  // A link makes another device the same guest.
  await tab.goto('/');
  await tab.getByRole('button', { name: 'Settings' }).first().click();
  await tab.getByRole('button', { name: 'Make a link' }).click();
  const link = await tab.locator('input[readonly]').last().inputValue();
  const phone = await person({ screen: 'phone' });
  await phone.page.goto(new URL(link).pathname + new URL(link).hash);
  await phone.page.getByRole('button', { name: 'Continue here', exact: true }).click();
  await expect(phone.page.getByText('One unfinished match against bots')).toBeVisible();
});
