import { expect, Player, test, type Person } from '../kit';
import { GAMES } from '../kit/games';

/** Every page and state in two themes, three languages and on every screen: no accessibility violation, no overflow. */

/** User actions on any page, independent of its language. */
class Visit {
  readonly player: Player;
  constructor(readonly person: Person) {
    this.player = new Player(person.page);
  }

  /** Checks the current page. */
  async look(isClosely = true): Promise<void> {
    await this.person.page.locator('h1').first().waitFor();
    await this.person.seesNoSideScroll();
    if (isClosely) await this.person.findsNoBarrier();
  }

  async table(game: string): Promise<void> {
    await this.person.open(`/?play=${game}`);
    await this.player.waits();
    await expect(this.person.page.locator(`.app.g-${game}`)).toBeVisible();
  }
}

/** Every screen, language and theme; two combinations are checked in detail, too. */
const WAYS = [
  { screen: 'small', language: 'de', theme: 'dark', isClose: true },
  { screen: 'desktop', language: 'en', theme: 'light', isClose: true },
  { screen: 'tablet', language: 'nl', theme: 'light', isClose: false },
  { screen: 'desktop', language: 'de', theme: 'dark', isClose: false },
] as const;

for (const way of WAYS) {
  const name = `${way.screen}, ${way.theme}, ${way.language}`;

  test(`start, rules and settings: ${name}`, async ({ person }) => {
    const visit = new Visit(await person(way));
    const { page } = visit.person;
    await visit.person.open();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${way.language}`));
    await expect(page.locator('article.tile')).toHaveCount(4);
    await visit.look(way.isClose);
    await page.locator('[data-action="settings"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await visit.look(way.isClose);
    for (const path of ['/rules', ...GAMES.map((game) => `/rules/${game}`), '/link', '/nobody/knows/this']) {
      await visit.person.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit.look(way.isClose);
    }
  });

  test(`the tables: ${name}`, async ({ person }) => {
    const visit = new Visit(await person(way));
    for (const game of GAMES) {
      await visit.table(game);
      await visit.look(way.isClose);
      const { page } = visit.person;
      if (way.screen !== 'small') continue;
      // During play a phone never scrolls, however small.
      const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(below, `${game} sticks out below`).toBeLessThanOrEqual(0);
    }
  });
}

test('gathering, menu, chat and replay have no barrier', async ({ person, ownServer }) => {
  const ada = await person({ at: await ownServer({ botPause: 1 }), screen: 'phone', theme: 'dark' });
  const visit = new Visit(ada);
  const { page } = ada;
  await ada.open();
  await page.getByRole('button', { name: '13 Leaves: With friends', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await visit.look();
  await page.getByRole('button', { name: 'Deal with bots' }).click();
  await visit.player.waits();
  await page.getByRole('button', { name: 'At the table' }).click();
  await visit.look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await visit.look();
  await page.keyboard.press('Escape');
  await visit.player.finish();
  if (await page.locator('[data-action="onward"]').isVisible()) {
    await visit.look();
    await visit.player.closeRound();
  }
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await visit.look();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\/1/);
  await expect(page.locator('.app.g-leaves')).toBeVisible();
  // Hands are open, for screen readers, too.
  await expect(page.getByRole('img', { name: /^Ben’s hand: \d+(, \d+)+$/ })).toBeVisible();
  await visit.look();
  await page.keyboard.press('End');
  await visit.look();
  const address = await page.evaluate(() =>
    location.pathname.replace(/^\/t\/(\w+)\/replay\/(\d+)$/, '/api/tables/$1/matches/$2/record'),
  );
  const record = await page.evaluate(async (path) => (await fetch(path)).text(), address);
  expect(record).toMatch(/^table13-record 1\ngame leaves\n[\s\S]*\ncheck [0-9a-f]{8}\n$/);
});

test('text of twice the size loses nothing', async ({ person }) => {
  const visit = new Visit(await person());
  for (const game of GAMES) {
    await visit.table(game);
    await visit.person.enlargeText(2);
    await visit.person.seesNoSideScroll();
  }
});

test('a language that was chosen is remembered', async ({ person }) => {
  const ada = await person();
  await ada.open();
  await ada.page.getByText('Deutsch').first().click();
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'de');
  await ada.page.reload();
  await expect(ada.page.getByRole('button', { name: /Jetzt spielen/ }).first()).toBeVisible();
});
