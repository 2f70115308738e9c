import { LineLost } from '../../connection/Connection.svelte';
import type { Open, Refused, Tables } from '../../protocol/messages';

/** What opens tables. */
export interface Opener {
  line: { status: string; welcome: { promise: { table: string } } | null };
  open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused>;
  list(): Promise<Tables | null>;
}

/**
 * Opens one table, however often the line breaks meanwhile. The id of the next table is known before it is opened, so
 * after a break our list of tables tells whether we were heard. Gives null if nobody wants it any more.
 */
export async function openOne(
  tables: Opener,
  plan: () => Omit<Open, 'type' | 'seed'>,
  isWanted: () => boolean = () => true,
): Promise<string | Refused | null> {
  let promised: string | undefined;
  while (isWanted()) {
    try {
      if (promised !== undefined || tables.line.status !== 'open') {
        const listed = await tables.list();
        if (!isWanted()) break;
        if (promised !== undefined && listed?.mine.some(({ table }) => table === promised)) return promised;
      }
      promised = tables.line.welcome?.promise.table;
      return await tables.open(plan());
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
    }
  }
  return null;
}
