import { expect, type Person, test } from '../kit';

/** The start page: what waits there, and how little it takes to show. */

/** Begins matches of all four games against bots, one after the other, and leaves them. */
async function began(person: Person, count: number): Promise<void> {
  await person.open('/rules');
  await expect.poll(async () => (await person.context.cookies()).length).toBe(1);
  await person.page.evaluate(async (wanted) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((opened) => (socket.onopen = opened));
    const heard = (id: string): Promise<unknown> =>
      new Promise((done) => {
        socket.addEventListener('message', ({ data }) => String(data).includes(`"re":"${id}"`) && done(data));
      });
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    const games = ['thirteen', 'friday', 'skipbo', 'leaves'];
    for (let i = 0; i < wanted; i++) {
      const plan = { game: games[i % 4], players: 4, level: i < 4 ? 'easy' : 'medium', start: true };
      const opened = heard(`o${i}`);
      socket.send(JSON.stringify({ type: 'open', id: `o${i}`, ...plan }));
      await opened;
    }
    socket.close();
  }, count);
  await person.open();
}

test('warm chairs say with whom and how far, and can be closed and taken back', async ({ person }) => {
  const ada = await person({ screen: 'phone', motion: true });
  await began(ada, 7);
  const chairs = ada.page.getByRole('region', { name: 'Your chair is still warm' });
  const rows = chairs.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText(/with Ben, Cleo,? and Dirk \((easy|medium)\)/);
  await expect(rows.first()).toContainText('Round 1');
  await expect(rows.first()).toContainText('your turn');
  await ada.seesNoSideScroll();
  await ada.findsNoBarrier();
  await chairs.getByRole('button', { name: 'and 2 more' }).click();
  await expect(rows).toHaveCount(7);

  // Taken back, it was never closed.
  await rows.first().getByRole('button').click();
  await expect(rows.first()).toContainText('is closed.');
  await chairs.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first().getByRole('link')).toBeVisible();

  // Closed and gone to another page at once, it is closed all the same.
  const gone = await rows.first().getByRole('link').getAttribute('href');
  await rows.first().getByRole('button').click();
  await expect(chairs.getByRole('button', { name: 'Undo' })).toBeFocused();
  await ada.page.goto('/rules');
  await ada.open();
  await expect(rows).toHaveCount(5);
  await expect(chairs.getByRole('button', { name: 'and one more' })).toBeVisible();
  await ada.open(gone!);
  await expect(ada.page.getByText(/^This table (has been|is) (cleared|closed)/)).toBeVisible();
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

test('the first page works after at most eight requests, and nothing waits for a font', async ({ person }) => {
  // A language that is not in the first file, and the service worker: the most there can be.
  const ada = await person({ language: 'de', keepsShell: true });
  const asked: string[] = [];
  let works = false;
  ada.context.on('request', (request) => {
    if (!works) asked.push(new URL(request.url()).pathname);
  });
  ada.page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  // Fonts never come: everything works without them.
  await ada.page.route('**/*.woff2', () => new Promise(() => undefined));
  ada.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => (works ||= String(payload).includes('"tables"')));
  });
  await ada.page.goto('/', { waitUntil: 'commit' });
  await expect(ada.page.getByText(/Du spielst als/)).toBeVisible();
  await expect.poll(() => works).toBe(true);
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(8);
});
