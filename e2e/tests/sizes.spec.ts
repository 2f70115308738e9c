import type { Page } from '@playwright/test';
import { expect, Player, test } from '../kit';
import { GAMES } from '../kit/games';
import { faultsIn } from '../kit/layout';

/** Text zoom of 400 %, a very large screen, forced colours, more contrast: in every game. */

/** Width of a card of the hand, size of the prompt text, height of a log line and of a seat tag. */
interface Sizes {
  card: number;
  type: number;
  log: number;
  tag: number;
}
const sizes = (page: Page): Promise<Sizes> =>
  page.evaluate(() => ({
    card: document.querySelector('.held .card')!.getBoundingClientRect().width,
    type: parseFloat(getComputedStyle(document.querySelector('.prompt')!).fontSize),
    log: document.querySelector('.log .lines li')!.getBoundingClientRect().height,
    tag: document.querySelector('.flag')!.getBoundingClientRect().height,
  }));

/** The open sheet has its close button in the upper right corner, nothing above it, and no scrollbar over round corners. */
async function hasItsCorners(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const corners = await sheet.evaluate((dialog) => {
    const [sheet, cross] = [dialog, dialog.querySelector('.icon-btn')!].map((thing) => thing.getBoundingClientRect());
    const inside = dialog.firstElementChild!;
    inside.scrollTop = 40;
    const above = document.elementFromPoint(sheet!.left + 40, sheet!.top + 4);
    return {
      right: Math.round(sheet!.right - cross!.right - (inside.getBoundingClientRect().width - inside.clientWidth)),
      top: Math.round(cross!.top - sheet!.top),
      scrolls: dialog.scrollHeight > dialog.clientHeight,
      showsAboveTitle: above !== inside.firstElementChild,
      radius: parseFloat(getComputedStyle(dialog).borderTopRightRadius),
    };
  });
  expect(corners).toMatchObject({ right: 16, top: 12, scrolls: false, showsAboveTitle: false });
  expect(corners.radius).toBeGreaterThan(8);
}

/** Marks in the colour of their background: the diamond of the leader, empty parts of a gauge. */
const lostIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const system = (colour: string): string => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    };
    const [ground, grey] = [system('Canvas'), system('GrayText')];
    probe.remove();
    const isLost = (thing: Element): boolean => {
      const { backgroundColor, stroke } = getComputedStyle(thing);
      return thing.matches('.empty') ? stroke !== grey : [ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    };
    return [...document.querySelectorAll('.gauge .empty, .best')]
      .filter(isLost)
      .map((thing) => thing.className.toString());
  });

/** Buttons of this table without an edge. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (thing: Element): boolean => {
      const { outlineStyle, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(thing);
      const isBordered = parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && !/, 0\)$/.test(borderTopColor);
      return outlineStyle !== 'none' || isBordered;
    };
    const things = document.querySelectorAll('.app button:not(.held), .app .btn, .app .space, .app .seat');
    return [...things]
      .filter((thing) => thing.checkVisibility() && !hasEdge(thing))
      .map((thing) => `${thing.className} ${thing.getAttribute('aria-label') ?? ''}`);
  });

for (const game of GAMES) {
  test(`${game} in any size and colour`, async ({ person }) => {
    const ada = await person();
    const { page } = ada;
    const player = new Player(page);
    await ada.open(`/?play=${game}`);
    await player.waits();

    const usual = await sizes(page);
    await page.setViewportSize({ width: 2560, height: 1440 });
    const grown = async (what: keyof Sizes): Promise<number> => (await sizes(page))[what] / usual[what];
    await expect.poll(() => grown('type'), 'type grows with the screen').toBeGreaterThan(1.3);
    await expect.poll(() => grown('card'), 'cards grow with the screen').toBeGreaterThan(1.25);
    for (const what of ['log', 'tag'] as const) expect(await grown(what), `${what} grows, too`).toBeGreaterThan(1.3);
    await ada.seesNoSideScroll();

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edgeless(page), 'edges without own colours').toEqual([]);
    // The mark of the leader and empty parts are visible with forced colours, too; systems with forced colours request
    // contrast.
    await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
    expect(await lostIn(page), 'marks without own colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    const [pale, usualInk] = await page
      .locator('.seat')
      .first()
      .evaluate((seat) => ['.sub', '.name'].map((part) => getComputedStyle(seat.querySelector(part)!).color));
    expect(pale, 'with more contrast no words are paler').toBe(usualInk);
    expect(
      await page
        .locator('.seat')
        .first()
        .evaluate((seat) => getComputedStyle(seat).borderTopWidth),
    ).toBe('2px');
    await page.emulateMedia({ contrast: 'no-preference' });

    // A sheet without a title has its close button at the usual position.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.ticker button').click();
    await hasItsCorners(page);
    await page.keyboard.press('Escape');

    // 400 % on a screen of 1280 by 800: hidden parts can be scrolled to and used.
    expect(await faultsIn(page, { width: 320, height: 200, isLarge: false, asks: false })).toEqual([]);
    await player.move();
    await ada.seesNoSideScroll();
  });
}

test('the other pages are read and used by scrolling down alone', async ({ person }) => {
  const ada = await person({ language: 'de' });
  await ada.page.setViewportSize({ width: 320, height: 200 });
  for (const path of ['/', '/rules', '/rules/skipbo', '/link']) {
    await ada.open(path);
    await ada.page.locator('h1').first().waitFor();
    await ada.seesNoSideScroll();
  }
  await ada.open('/');
  await ada.page.setViewportSize({ width: 2560, height: 1440 });
  const wide = (await ada.page.locator('.home').boundingBox())!.width;
  expect(wide, 'the start page grows with its type').toBeGreaterThan(2000);
  await ada.page.setViewportSize({ width: 320, height: 200 });
  await ada.page.locator('[data-action="settings"]').first().click();
  const sheet = ada.page.getByRole('dialog');
  await hasItsCorners(ada.page);
  const last = sheet.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await ada.seesNoSideScroll();
});
