import { expect, type Person, test } from '../kit';
import { GAMES } from '../kit/games';

/** The start page: waiting matches, and its loading cost. */

/** Opens tables of all games in turn, and leaves them: matches against bots, or tables that wait for friends. */
async function opened(person: Person, count: number, start: boolean): Promise<void> {
  await person.open('/rules');
  await expect.poll(async () => (await person.context.cookies()).length).toBe(1);
  await person.page.evaluate(
    async ([wanted, games, isStarted]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      await new Promise((opened) => (socket.onopen = opened));
      const heard = (id: string): Promise<unknown> =>
        new Promise((done) => {
          socket.addEventListener('message', ({ data }) => String(data).includes(`"re":"${id}"`) && done(data));
        });
      socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
      for (let i = 0; i < wanted; i++) {
        const plan = {
          game: games[i % games.length],
          players: 4,
          level: i < games.length ? 'easy' : 'medium',
          start: isStarted,
        };
        const opened = heard(`o${i}`);
        socket.send(JSON.stringify({ type: 'open', id: `o${i}`, ...plan }));
        await opened;
      }
      socket.close();
    },
    [count, GAMES, start] as const,
  );
  await person.open();
}

/** The tables with people, and the one row of tables without. */
const chairs = ({ page }: Person) => page.locator('section:has(#warm)');
const folded = ({ page }: Person) => page.getByRole('button', { name: /unfinished match(es)? against bots$/ });

test('matches against bots are one row, which opens: with whom, how far, closed and taken back', async ({ person }) => {
  const ada = await person({ screen: 'phone', motion: true });
  await opened(ada, 7, true);
  await expect(folded(ada)).toHaveText('7 unfinished matches against bots');
  await expect(chairs(ada)).toHaveCount(0);
  const games = await ada.page.getByRole('region', { name: 'Games' }).boundingBox();
  expect((await folded(ada).boundingBox())!.y, 'below the games').toBeGreaterThan(games!.y + games!.height);
  const rows = ada.page.locator('#against-bots').getByRole('listitem');
  await expect(rows).toHaveCount(0);
  await folded(ada).click();
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText(/with Ben, Cleo,? and Dirk \((easy|medium)\)/);
  await expect(rows.first()).toContainText('Round 1');
  await expect(rows.first()).toContainText('your turn');
  await ada.seesNoSideScroll();
  await ada.findsNoBarrier();

  // An undone close has no effect.
  const undo = ada.page.getByRole('button', { name: 'Undo' });
  await rows.first().getByRole('button').click();
  await expect(rows.first()).toContainText('Table closed: ');
  await undo.click();
  await expect(rows.first().getByRole('link')).toBeVisible();

  // A close takes effect even if the page is left at once.
  const gone = await rows.first().getByRole('link').getAttribute('href');
  await rows.first().getByRole('button').click();
  await expect(undo).toBeFocused();
  await ada.page.goto('/rules');
  await ada.open();
  await expect(folded(ada)).toHaveText('6 unfinished matches against bots');
  await ada.open(gone!);
  await expect(ada.page.getByText(/^This table (has been|is) (cleared|closed)/)).toBeVisible();
});

/** The first game with its deal button is fully visible. */
async function seesFirstGame({ page }: Person, isWhole = true): Promise<void> {
  const tile = page.locator('article.tile').first();
  await expect(tile.getByRole('heading')).toBeInViewport({ ratio: 1 });
  if (isWhole) await expect(tile.locator('.ways .btn').first()).toBeInViewport({ ratio: 1 });
}

test('on the smallest phone the first game is in sight, whatever else is open', async ({ person }) => {
  const ada = await person({ screen: 'small' });
  ada.guard.expectsBrokenLines();
  await ada.open();
  await seesFirstGame(ada);
  await opened(ada, 2, true);
  await opened(ada, 6, false);
  for (const language of ['de', 'nl', 'en'] as const) {
    await ada.page.evaluate((chosen) => localStorage.setItem('table13.language', chosen), language);
    await ada.open();
    await expect(ada.page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(chairs(ada).getByRole('listitem')).toHaveCount(1);
    await seesFirstGame(ada);

    // All tables, the name field, and the offline notice.
    await chairs(ada).locator('.more').click();
    await expect(chairs(ada).getByRole('listitem')).toHaveCount(6);
    await seesFirstGame(ada);
    await ada.page.locator('.who button').click();
    await expect(ada.page.locator('.who input')).toBeFocused();
    await seesFirstGame(ada, false);
    await ada.context.setOffline(true);
    await expect(ada.page.locator('[data-state="away"]')).toBeVisible();
    await seesFirstGame(ada, false);
    await ada.context.setOffline(false);
    await expect(ada.page.locator('[data-state="away"]')).toHaveCount(0);
  }
  await ada.findsNoBarrier();
});

test('a name that was changed without the server is told to it later', async ({ person }) => {
  const ada = await person({ screen: 'small' });
  ada.guard.expectsBrokenLines();
  await ada.open();
  const { page } = ada;
  await expect(page.getByRole('button', { name: /^You are Guest/ })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet.getByLabel('Your name')).toBeVisible();
  await ada.context.setOffline(true);
  await expect(page.locator('[data-state="away"]')).toBeAttached();
  await sheet.getByLabel('Your name').fill('Countess');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('You are Countess now.')).toBeVisible();
  await ada.context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^You are Countess/ })).toBeVisible();
  const theirs = async (): Promise<string> => {
    const answer = await page.request.get('/api/session');
    return ((await answer.json()) as { guest: { name: string } }).guest.name;
  };
  await expect.poll(theirs).toBe('Countess');
});

test('the first page is painted from its HTML, without script or stylesheet', async ({ person }) => {
  const ada = await person({ language: 'de', screen: 'phone', isSharp: true });
  let letGo = (): void => undefined;
  const held = new Promise<void>((go) => (letGo = go));
  await ada.page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await ada.page.goto('/', { waitUntil: 'commit' });
  await expect(ada.page.getByRole('heading', { name: 'Setz dich dazu.' })).toBeVisible();
  await expect(ada.page.getByText('Freitag, der 13.')).toBeVisible();
  await expect
    .poll(() => ada.page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(await ada.page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'styled').toBe(
    'rgb(243, 234, 219)',
  );
  letGo();
  await expect(ada.page.getByRole('button', { name: /Gleich spielen|Jetzt spielen/ }).first()).toBeVisible();
  await expect(ada.page.locator('.first')).toHaveCount(0);
});

test('a first visit loads six files, and nothing waits for a font', async ({ person }) => {
  const ada = await person({ language: 'de' });
  const asked: string[] = [];
  let works = false;
  ada.context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!works && !pathname.startsWith('/api/')) asked.push(pathname);
  });
  // Fonts never arrive: everything works without them.
  await ada.page.route('**/*.woff2', () => new Promise(() => undefined));
  ada.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => (works ||= String(payload).includes('"tables"')));
  });
  await ada.page.goto('/', { waitUntil: 'commit' });
  await expect(ada.page.getByText(/Du spielst als/)).toBeVisible();
  await expect.poll(() => works).toBe(true);
  // The page, a script, a style, the texts and two fonts; their bytes are counted by web/scripts/budget.js.
  expect(asked.length, asked.join(' ')).toBe(6);
});

/** The message of a table with a match that the viewer has just won. */
function asWon(text: string): string {
  const told = JSON.parse(text) as {
    match?: { viewer: number; toMove: number; winners: number[]; legalMoves: string[] } | null;
    people?: { phase: string };
  };
  if (told.match) Object.assign(told.match, { toMove: -1, winners: [told.match.viewer], legalMoves: [] });
  if (told.people) told.people.phase = 'OVER';
  return JSON.stringify(told);
}

test('who has beaten easy bots is offered stronger ones, and gets them from then on', async ({ person }) => {
  const ada = await person();
  // At the server the match is not over: it has no record, and no other bots may join.
  ada.guard.expects(/matches\/1\/record/);
  const asked: { type: string; seat?: number; level?: string }[] = [];
  await ada.page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(asWon(String(text))));
    socket.onMessage((text) => {
      const { id, ...request } = JSON.parse(String(text)) as (typeof asked)[number] & { id: string };
      if (request.type !== 'seatBot' && request.type !== 'start') return server.send(text);
      asked.push(request);
      socket.send(JSON.stringify({ type: 'done', re: id }));
    });
  });
  await ada.opensTable({ game: 'thirteen', players: 3, level: 'easy', start: true });
  await ada.page.getByRole('button', { name: 'Play against medium bots' }).click();
  await expect
    .poll(() => asked.map(({ type, seat, level }) => [type, seat, level]))
    .toEqual([
      ['seatBot', 1, 'medium'],
      ['seatBot', 2, 'medium'],
      ['start', undefined, undefined],
    ]);
  await ada.open();
  await ada.page.getByRole('button', { name: '13: More choices' }).click();
  await expect(ada.page.getByRole('dialog').getByRole('radio', { name: 'medium' })).toBeChecked();
});
