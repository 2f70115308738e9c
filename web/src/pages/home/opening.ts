import { LineLost } from '../../line/Line.svelte';
import type { Open, Refused, Tables } from '../../protocol/messages';

/** The part of the house that opens tables. */
export interface Opener {
  line: { status: string; welcome: { promise: { table: string } } | null };
  open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused>;
  tables(): Promise<Tables | null>;
}

/**
 * Opens one table, however often the line breaks meanwhile. The id of the next table is known before it is opened, so
 * after a break our list of tables tells whether we were heard.
 */
export async function openOne(house: Opener, plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused> {
  let promised: string | undefined;
  for (;;) {
    try {
      if (promised !== undefined || house.line.status !== 'open') {
        const tables = await house.tables();
        if (promised !== undefined && tables?.mine.some(({ table }) => table === promised)) return promised;
      }
      promised = house.line.welcome?.promise.table;
      return await house.open(plan);
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
    }
  }
}
