import { expect, type Page } from '@playwright/test';
import { fillTables } from './fullest';
import { faultsIn, type Layout, nameOf } from './layout';
import type { Person } from './person';

/** The tables whose layout is looked at: with few players, who have the fullest hands, and with the most. */
export const TABLES = [
  { game: 'thirteen', players: 3 },
  { game: 'thirteen', players: 6 },
  { game: 'friday', players: 3 },
  { game: 'friday', players: 6 },
  { game: 'skipbo', players: 2 },
  { game: 'skipbo', players: 4 },
  { game: 'leaves', players: 3 },
  { game: 'leaves', players: 6 },
] as const;

/** Sits down at a table that is as full as it can be, and picks a card up. */
export async function sitAtFull(person: Person, table: (typeof TABLES)[number]): Promise<Page> {
  const { page } = person;
  await fillTables(page, table.game, table.players);
  await page.addInitScript(() => localStorage.setItem('table13.confirms', 'yes'));
  await person.opensTable({ ...table, start: true });
  await page.locator('.app[data-turn="mine"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator(table.game === 'leaves' ? '[data-spot="hand-8"]' : '.held:not([data-card="w"])')
    .first()
    .click();
  // A card that is about to be discarded has the longest prompt and the most buttons.
  const discard = page.locator('[data-action="discard"]');
  if (await discard.isVisible()) await discard.click();
  return page;
}

/** Proposes a move with the card that was picked up, so that the table asks for the second tap. */
async function propose(page: Page, game: string): Promise<void> {
  if (game === 'leaves') await page.locator('[data-action="play"]').click();
  else if (game === 'skipbo') {
    // A card that cannot be built is about to be discarded already.
    const ways = page.locator('.acts .btn.way');
    if (!(await ways.first().isVisible())) await page.locator('[data-action="discard"]').click();
    await ways.first().click();
  } else await page.locator('[data-drop][data-move]').first().click();
  await page.locator('.btn.loud').first().waitFor();
}

/** Looks at a table in all these layouts; gives what is wrong, a line for each. */
export async function sweep(page: Page, game: string, layouts: readonly Layout[]): Promise<string[]> {
  const faults: string[] = [];
  const lookAt = async (asks: boolean): Promise<void> => {
    for (const layout of layouts) {
      if (layout.asks !== asks) continue;
      for (const fault of await faultsIn(page, layout)) faults.push(`${nameOf(layout)}: ${fault}`);
    }
  };
  await lookAt(false);
  await page.setViewportSize({ width: 412, height: 900 });
  await propose(page, game);
  await lookAt(true);
  await expect(page.locator('.btn.loud').first(), 'it still asks').toBeVisible();
  return faults;
}
