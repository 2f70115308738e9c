import { server } from '../../connection/server.svelte';
import { ConnectionLost } from '../../connection/Connection.svelte';
import type { Message, OwnListing } from '../../protocol/messages';
import { store, stored } from '../../settings/stored';

/** How long a row can be restored, in milliseconds; longer with reduced motion. */
const UNDO_MILLIS = 6000;
const CALM_UNDO_MILLIS = 10_000;
const KEY = 'left';
const MOST = 50;

/** The effect of ×: without other persons the host closes the table, otherwise the guest leaves it. */
export const isLeaving = ({ isHost, others }: OwnListing): boolean =>
  !isHost || others.some(({ level }) => level === null);

type Ask = (request: { type: 'close' | 'rise'; table: string }) => Promise<Pick<Message, 'type'>>;

/**
 * Rows being closed on the start page. The request is sent after some seconds, or when the page is hidden. A left table
 * stays hidden on this device until it is entered again or it is the guest's turn there, because during a match the
 * seat is kept.
 */
export class PendingCloses {
  /** The restorable rows, by table. */
  rows = $state.raw<ReadonlyMap<string, OwnListing>>(new Map());
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #left = $state.raw<ReadonlySet<string>>(new Set(leftTables()));
  #sent = new Set<string>();
  readonly #ask: Ask;

  constructor(ask: Ask = (request) => server.connection.ask(request)) {
    this.#ask = ask;
  }

  /** Sends pending requests when the page is hidden, until the returned function is called. */
  watch(): () => void {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') this.finish();
    };
    const finish = (): void => this.finish();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', finish);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', finish);
      this.finish();
    };
  }

  close(row: OwnListing): void {
    this.#show(row.table, row);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#timers.set(
      row.table,
      setTimeout(() => this.#do(row), isCalm ? CALM_UNDO_MILLIS : UNDO_MILLIS),
    );
  }

  undo(table: string): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
    this.#show(table, null);
  }

  /** Sends all pending requests at once. */
  finish(): void {
    for (const row of this.rows.values()) this.#do(row);
  }

  /** Whether a table is hidden on this device. */
  hides(row: OwnListing): boolean {
    return this.#left.has(row.table) && !(isLeaving(row) && row.isYourTurn);
  }

  /** Repeats the request for tables that were closed but are still listed: the page was closed before the server received it. */
  remind(mine: readonly OwnListing[]): void {
    for (const row of mine) {
      if (this.#left.has(row.table) && !isLeaving(row) && !this.#sent.has(row.table)) void this.#send(row);
    }
  }

  #do(row: OwnListing): void {
    this.undo(row.table);
    this.#left = new Set([...this.#left, row.table].slice(-MOST));
    store(KEY, [...this.#left].join(' '));
    void this.#send(row);
  }

  async #send(row: OwnListing): Promise<void> {
    this.#sent.add(row.table);
    const [first, second] = isLeaving(row) ? (['rise', 'close'] as const) : (['close', 'rise'] as const);
    try {
      const { type } = await this.#ask({ type: first, table: row.table });
      // A host without a seat cannot rise.
      if (type === 'refused' && row.isHost) await this.#ask({ type: second, table: row.table });
    } catch (problem) {
      // The table is still listed at the next visit, which repeats the request.
      if (!(problem instanceof ConnectionLost)) throw problem;
    }
  }

  #show(table: string, row: OwnListing | null): void {
    const rows = new Map(this.rows);
    if (row) rows.set(table, row);
    else rows.delete(table);
    this.rows = rows;
  }
}

function leftTables(): string[] {
  return (stored(KEY) ?? '').split(' ').filter((id) => id !== '');
}

/** Shows a left table again after it has been re-entered. */
export function markReturned(table: string): void {
  const left = leftTables().filter((id) => id !== table);
  store(KEY, left.length === 0 ? null : left.join(' '));
}
