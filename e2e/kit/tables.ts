import { expect, type Page } from '@playwright/test';
import { fillTables } from './fullest';
import { handsOf, type TABLES } from './games';
import { faultsIn, type Layout, nameOf } from './layout';
import type { Person } from './person';

/** Takes a seat at a table that is as full as possible, and picks a card up. */
export async function sitAtFull(person: Person, table: (typeof TABLES)[number]): Promise<Page> {
  const { page } = person;
  await fillTables(page, table.game, table.players);
  await page.addInitScript(() => localStorage.setItem('table13.confirms', 'yes'));
  await person.opensTable({ ...table, start: true });
  await page.locator('.app[data-turn="mine"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.locator(handsOf(table.game).fullest).first().click();
  // A card proposed for discarding has the longest prompt and the most buttons.
  const discard = page.locator('[data-action="discard"]:enabled');
  if (await discard.isVisible()) await discard.click();
  return page;
}

/** Checks a table in all these layouts; returns the defects, one line each. */
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
  await handsOf(game).propose(page);
  await page.locator('.btn.loud').first().waitFor();
  await lookAt(true);
  await expect(page.locator('.btn.loud').first(), 'it still asks').toBeVisible();
  return faults;
}
