import { writeFileSync } from 'node:fs';
import { expect, test } from '../kit';
import { TABLES } from '../kit/games';
import { ALL } from '../kit/layout';
import { sitAtFull, sweep } from '../kit/tables';

/** Every table in every layout: `scripts/e2e -c extras.config.ts sweep`. */

for (const table of TABLES) {
  test(`sweep: ${table.game} with ${table.players}`, async ({ person }) => {
    const page = await sitAtFull(await person({ language: 'de', screen: 'phone' }), table);
    const begun = Date.now();
    const faults = await sweep(page, table.game, ALL);
    console.log(`${ALL.length} layouts in ${((Date.now() - begun) / 1000).toFixed(0)} s, ${faults.length} faults`);
    if (process.env['FAULTS'])
      writeFileSync(`${process.env['FAULTS']}-${table.game}-${table.players}.txt`, faults.join('\n'));
    expect(faults.slice(0, 40)).toEqual([]);
  });
}
