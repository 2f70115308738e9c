import { expect, test } from '../kit';
import { TABLES } from '../kit/games';
import { faultsIn, NAMED, sample } from '../kit/layout';
import { sitAtFull, sweep } from '../kit/tables';

/** Full tables on phones and larger screens in 216 layouts; `scripts/e2e -c extras.config.ts sweep` checks all layouts. */

const SMALLEST = { width: 360, height: 640, isLarge: false, asks: false };

TABLES.forEach((table, i) => {
  test(`${table.game} with ${table.players} players loses nothing on any screen`, async ({ person }) => {
    const page = await sitAtFull(await person({ language: 'de', screen: 'phone' }), table);
    expect(await sweep(page, table.game, [...NAMED, ...sample(3, i)])).toEqual([]);
    // German texts are usually the longest.
    for (const language of ['en', 'nl']) {
      await page.evaluate((chosen) => localStorage.setItem('table13.language', chosen), language);
      await page.reload();
      await page.locator(`html[lang^="${language}"] .app[data-turn="mine"]`).waitFor();
      expect(await faultsIn(page, SMALLEST), language).toEqual([]);
    }
  });
});
