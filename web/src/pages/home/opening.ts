import { ConnectionLost } from '../../connection/Connection.svelte';
import type { Open, Refused, Tables } from '../../protocol/messages';

/** The part of `Tables` that opens a table. */
export interface Opener {
  connection: { status: string; welcome: { promise: { table: string } } | null };
  open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused>;
  list(): Promise<Tables | null>;
}

/**
 * Opens exactly one table despite connection losses. The id of the next table is known in advance, so after a loss the
 * guest's list shows whether the request arrived. Returns null if it is no longer wanted.
 */
export async function openOne(
  tables: Opener,
  plan: () => Omit<Open, 'type' | 'seed'>,
  isWanted: () => boolean = () => true,
): Promise<string | Refused | null> {
  let promised: string | undefined;
  while (isWanted()) {
    try {
      if (promised !== undefined || tables.connection.status !== 'open') {
        const listed = await tables.list();
        if (!isWanted()) break;
        if (promised !== undefined && listed?.mine.some(({ table }) => table === promised)) return promised;
      }
      promised = tables.connection.welcome?.promise.table;
      return await tables.open(plan());
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) throw problem;
    }
  }
  return null;
}
