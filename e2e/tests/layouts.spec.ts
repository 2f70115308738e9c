import { expect, test } from '../kit';
import { NAMED, sample } from '../kit/layout';
import { sitAtFull, sweep, TABLES } from '../kit/tables';

/** Full tables on small screens; `scripts/e2e -c extras.config.ts sweep` looks at all layouts, this at 152 of them. */

TABLES.forEach((table, i) => {
  test(`${table.game} with ${table.players} players loses nothing on a phone`, async ({ person }) => {
    const page = await sitAtFull(await person({ language: 'de', screen: 'phone' }), table);
    expect(await sweep(page, table.game, [...NAMED, ...sample(3, i)])).toEqual([]);
  });
});
