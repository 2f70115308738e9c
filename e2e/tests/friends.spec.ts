import type { Page } from '@playwright/test';
import { expect, Player, test, type Person } from '../kit';
import { record } from '../kit/record';

/** Opens a table for friends; returns its address. */
async function table(host: Person, title: string): Promise<string> {
  await host.open();
  await host.page.getByRole('button', { name: `${title}: With friends`, exact: true }).click();
  await host.page.waitForURL(/\/t\//);
  return new URL(host.page.url()).pathname;
}

async function sitsDown(friend: Person, address: string, name: string): Promise<void> {
  await friend.open(address);
  const field = friend.page.getByLabel('What shall we call you?');
  await field.fill(name);
  await field.press('Enter');
  await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(friend.page.getByText(`${name} (you)`).or(friend.page.getByText(name)).first()).toBeVisible();
}

test('two friends and a bot gather by the link, talk, play, and play again', async ({ person }) => {
  const ada = await person();
  const ben = await person({ screen: 'phone' });
  const [first, second] = [new Player(ada.page), new Player(ben.page)];
  const address = await table(ada, '13 Leaves');
  const talk = ada.page.getByRole('button', { name: 'Chat', exact: true });
  await expect(talk, 'as long as nobody hears it').toHaveCount(0);
  // The page has a loopback name, which friends cannot open: the server sends the address of `--origin`.
  await expect(ada.page.locator('input[readonly]').first()).toHaveValue(`http://plain.test${address}`);
  await sitsDown(ben, address, 'Ben');
  await expect(ada.page.getByText('Ben').first()).toBeVisible();
  await expect(talk.first()).toBeVisible();

  // Only the host deals; bots take the free seats.
  await expect(ben.page.getByRole('button', { name: /^Deal/ })).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Deal with bots' }).click();
  await Promise.all([expect.poll(() => first.phase).toBe('PLAYING'), expect.poll(() => second.phase).toBe('PLAYING')]);

  await talk.first().click();
  await ada.page.getByRole('textbox').fill('Good evening <b>everybody</b>');
  await ada.page.keyboard.press('Enter');
  await ada.page.keyboard.press('Escape');
  await expect.poll(() => second.frames.some((frame) => frame.includes('Good evening'))).toBe(true);

  await Promise.all([first.finish(), second.finish()]);
  await Promise.all([first.closeRound(), second.closeRound()]);
  await expect(ben.page.getByRole('dialog').getByText(/can start the next match/)).toBeVisible();
  await ada.page.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect.poll(() => !second.isOver && second.phase === 'PLAYING').toBe(true);

  // Cards of Ben remain his, though a bot has the seat then: at once, after a reload, and in the replay.
  for (let moves = 0; moves < 3 && !second.isMyTurn; moves++) {
    await expect.poll(() => first.isMyTurn || second.isMyTurn).toBe(true);
    if (first.isMyTurn) await first.move();
  }
  await second.waits();
  await second.move();
  await ada.page.getByRole('button', { name: 'At the table' }).click();
  const menu = ada.page.getByRole('dialog', { name: 'At the table' });
  await menu.getByRole('button', { name: 'Options for Ben' }).click();
  await menu.getByRole('button', { name: 'Remove from the table' }).click();
  await menu.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ben.page.getByText('A bot has your seat now.')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  const did = (name: string) => ada.page.locator('.side li').filter({ has: ada.page.getByText(name, { exact: true }) });
  const seat = ada.page.locator('[data-spot="seat-1"] .name').first();
  await expect(seat).toHaveText('Ben (bot)');
  await expect(did('Ben').first()).toBeVisible();
  await ada.page.reload();
  await expect(seat).toHaveText('Ben (bot)');
  await expect(did('Ben').first()).toBeVisible();
  await first.finish();
  await ada.page.goto(`${address}/replay/2#9999`);
  await expect(did('Ben (bot)').first()).toBeVisible();
  await expect(did('Ben').first()).toBeVisible();
});

test('a code that is said aloud leads to the table, and guesses come to an end', async ({ person }) => {
  const ada = await person();
  const ben = await person({ screen: 'small' });
  const address = await table(ada, '13');
  const letters = ada.page.locator('.letters');
  await ada.page.getByRole('button', { name: 'Say a code aloud' }).click();
  await expect(letters).toHaveText(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  await expect(ada.page.getByText(/Valid for (10:00|9:5\d)/)).toBeVisible();
  const old = (await letters.textContent())!;
  await ada.findsNoBarrier();
  await ada.page.getByRole('button', { name: 'Make a new code' }).click();
  await expect(letters).not.toHaveText(old);
  const code = (await letters.textContent())!;

  // A guest from another machine: attempts are counted.
  await ben.context.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' });
  ben.guard.expects(/status of (410|429)/);
  await ben.open();
  const field = ben.page.getByLabel('Got a link or a code?');
  const says = ben.page.locator('form').getByRole('alert');
  await field.fill('Kilo Romeo');
  await field.press('Enter');
  await expect(says).toHaveText(/^That is neither a link nor a code\./);
  for (const wrong of [old, 'BBBB-BBBB', 'CCCC CCCC', 'dddddddd', 'FFFFFFFF']) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(says).toHaveText('That code is wrong, or it has expired. Ask for a new one.');
    await ben.seesNoSideScroll();
  }
  await field.fill(code);
  await field.press('Enter');
  await expect(says).toHaveText(/^Too many wrong codes came from your network\. Try again in \d+ seconds\.$/);

  const eve = await person({ screen: 'phone' });
  await eve.open();
  await eve.page.getByLabel('Got a link or a code?').fill(` ${code.toLowerCase().replace('-', ' ')}`);
  await eve.page.keyboard.press('Enter');
  await eve.page.waitForURL(`**${address}`);
  await expect(eve.page.getByRole('button', { name: 'Sit down' }).first()).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Say a code aloud' })).toHaveCount(0);
});

test('a name that was only typed is taken along by whoever sits down', async ({ person }) => {
  const ada = await person();
  const ben = await person({ screen: 'phone' });
  await ben.open(await table(ada, '13'));
  await ben.page.getByLabel('What shall we call you?').fill('Benedict');
  await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben.page.getByText('Benedict (you)')).toBeVisible();
  await expect(ada.page.getByText('Benedict', { exact: true })).toBeVisible();
  await ben.open();
  await expect(ben.page.getByRole('button', { name: /^You are Benedict/ })).toBeVisible();
});

test('four browsers play at one table, and each sees the others move', async ({ person }) => {
  const people = [
    await person(),
    await person({ screen: 'phone' }),
    await person({ screen: 'tablet' }),
    await person({ screen: 'small' }),
  ];
  const players = people.map(({ page }) => new Player(page));
  const [ada, ...friends] = people;
  await ada!.open();
  await ada!.page.getByRole('button', { name: 'Skip-Bo: More choices' }).click();
  await ada!.page.getByRole('dialog').getByRole('radio', { name: '4' }).check();
  await ada!.page.getByRole('dialog').getByRole('button', { name: 'With friends' }).click();
  await ada!.page.waitForURL(/\/t\//);
  for (const friend of friends) {
    await friend.open(new URL(ada!.page.url()).pathname);
    await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
  }
  await ada!.page.getByRole('button', { name: 'Deal', exact: true }).click();
  for (const player of players) await expect.poll(() => player.phase).toBe('PLAYING');
  for (let moves = 0; moves < 8; moves++) {
    const player = players.find(({ match }) => match!.viewer === match!.toMove)!;
    await player.waits();
    await player.move();
    for (const other of players) await expect.poll(() => other.version).toBe(player.version);
  }
  // All four piles are the same for all players.
  const piles = await Promise.all(
    people.map(({ page }) => page.locator('[data-spot^="pile-"][data-spot$="-top"]').count()),
  );
  expect(new Set(piles).size).toBe(1);
});

test('people of one name are told apart, and a bot from people', async ({ person }) => {
  const ada = await person();
  const [first, second] = [await person({ screen: 'phone' }), await person({ screen: 'phone' })];
  const players = [ada, first, second].map(({ page }) => new Player(page));
  const address = await table(ada, '13 Leaves');
  await sitsDown(first, address, 'Ben');
  await sitsDown(second, address, 'BEN ');
  const seat = (at: Person, number: number) => at.page.locator(`[data-spot="seat-${number}"] .name`).first();
  await expect(seat(ada, 1)).toContainText(/^Ben(?! \(2\))/);
  await expect(seat(ada, 2)).toContainText('BEN (2)');
  await expect(seat(second, 2)).toContainText('BEN (2) (you)');

  // Chat, and the host menu.
  await second.page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await second.page.getByRole('textbox', { name: 'Write a message' }).fill('It is me');
  await second.page.keyboard.press('Enter');
  await second.page.keyboard.press('Escape');
  await expect(ada.page.locator('.last').filter({ hasText: 'It is me' }).locator('b')).toHaveText('BEN (2)');
  await ada.page.getByRole('button', { name: 'Chat, one new message' }).click();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'It is me' }).locator('b')).toHaveText('BEN (2)');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'At the table' }).click();
  const menu = ada.page.getByRole('dialog', { name: 'At the table' });
  await expect(menu.getByRole('button', { name: 'Options for Ben', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Options for BEN (2)', exact: true })).toBeVisible();
  await ada.page.keyboard.press('Escape');

  // At the table: seat plates, the log, and texts for screen readers.
  await ada.page.getByRole('button', { name: 'Deal with bots' }).click();
  for (const player of players) await expect.poll(() => player.phase).toBe('PLAYING');
  await expect(seat(ada, 3)).toHaveText('Dirk (bot)');
  await Promise.all(players.map((player) => player.finish()));
  await Promise.all(players.map((player) => player.closeRound()));
  const result = ada.page.getByRole('dialog').locator('.sheet');
  for (const name of ['Ben', 'BEN (2)', 'Dirk (bot)'])
    await expect(result.getByText(name, { exact: true }).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
  const log = ada.page.getByRole('list', { name: 'Log', exact: true }).first();
  for (const name of ['Ben', 'BEN (2)', 'Dirk (bot)'])
    await expect(log.locator('b').filter({ hasText: name }).first()).toBeVisible();
});

test('the host sends somebody away, hands the table on, and closes it', async ({ person }) => {
  const ada = await person();
  const ben = await person();
  const eve = await person();
  const address = await table(ada, '13');
  await sitsDown(ben, address, 'Ben');
  await sitsDown(eve, address, 'Eve');
  await ada.page.getByRole('button', { name: 'At the table' }).click();
  const menu = ada.page.getByRole('dialog', { name: 'At the table' });
  await menu.getByRole('button', { name: 'Options for Eve' }).click();
  await menu.getByRole('button', { name: 'Remove from the table' }).click();
  await menu.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(eve.page.getByText('The host has removed you from this table.')).toBeVisible();
  await menu.getByRole('button', { name: 'Options for Ben' }).click();
  await menu.getByRole('button', { name: 'Make host' }).click();
  await ada.page.keyboard.press('Escape');
  await expect(ben.page.getByRole('button', { name: /^Deal/ })).toBeVisible();
  await ben.page.getByRole('button', { name: 'At the table' }).click();
  await ben.page.getByRole('button', { name: 'Close the table' }).click();
  await ben.page.getByRole('button', { name: 'Close it' }).click();
  await expect(ada.page.getByText('This table has been closed.')).toBeVisible();
});

test('a bot takes over for somebody who stays away, and gives the seat back', async ({ person }) => {
  const ada = await person();
  const ben = await person();
  const [first, second] = [new Player(ada.page), new Player(ben.page)];
  await ada.open();
  await ada.page.getByRole('button', { name: '13: More choices' }).click();
  const patience = ada.page.getByRole('group', { name: /^If someone is away/ });
  await patience.getByRole('radio', { name: '15 seconds' }).check();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'With friends' }).click();
  await ada.page.waitForURL(/\/t\//);
  const address = new URL(ada.page.url()).pathname;
  await sitsDown(ben, address, 'Ben');
  await ada.page.getByRole('button', { name: /^Deal/ }).click();
  await expect.poll(() => second.phase).toBe('PLAYING');
  // Bots may move before Ada, or Ada before Ben. Ben leaves at his turn, so that the table waits for him.
  await expect.poll(() => first.isMyTurn || second.isMyTurn).toBe(true);
  if (!second.isMyTurn) await first.move();
  await second.waits();
  await expect(ada.page.locator('.prompt')).toContainText('Ben is thinking.');
  const shown = await record(ada.page, () => document.body.innerText);
  await ben.page.goto('about:blank');
  // An absent person is not shown as thinking. The wait ends after 15 seconds.
  await expect.poll(async () => (await shown()).some((text) => text.includes('Away, bot in'))).toBe(true);
  await expect.poll(async () => (await shown()).some((text) => text.includes('Ben is away.'))).toBe(true);
  await expect(ada.page.getByText('Bot stands in')).toBeVisible();
  // Moves of the bot are marked as such, for all players.
  const told = (page: Page, whom: string) =>
    page.locator('.side li').filter({ hasText: `A bot played for ${whom}: it ` });
  await expect(told(ada.page, 'Ben').first()).toBeVisible();
  await ben.open(address);
  await expect(ada.page.getByText('Bot stands in')).toBeHidden();
  // Ben gets one summary, visible and for screen readers, once.
  const away = ben.page.locator('.side li').filter({ hasText: 'While you were away, a bot played for you: ' });
  await expect(away).toBeVisible();
  await expect(ben.page.locator('[role="status"].vh')).toContainText((await away.innerText()).trim());
  await ben.page.reload();
  await expect(told(ben.page, 'you').first()).toBeVisible();
  await expect(away).toHaveCount(0);
  // Ada plays on until the turn of Ben.
  for (let moves = 0; moves < 3 && !second.isMyTurn; moves++) {
    await expect.poll(() => first.isMyTurn || second.isMyTurn).toBe(true);
    if (first.isMyTurn) await first.move();
  }
  await second.waits();
  await second.move();
});

test('people who look on see no hand', async ({ person }) => {
  const ada = await person();
  const eve = await person();
  const address = await table(ada, '13');
  await ada.page.getByRole('button', { name: /^Deal/ }).click();
  const watching = new Player(eve.page);
  await eve.open(address);
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  expect(watching.match!.table.hand).toEqual([]);
  await expect(eve.page.locator('[data-spot^="hand-"]')).toHaveCount(0);
});
