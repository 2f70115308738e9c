import { server } from '../../connection/server.svelte';
import { LineLost } from '../../connection/Connection.svelte';
import type { Message, OwnListing } from '../../protocol/messages';
import { store, stored } from '../../settings/stored';

/** How long a row can be taken back; longer for those who do not see it change at once. */
const UNDO_MILLIS = 6000;
const CALM_UNDO_MILLIS = 10_000;
const KEY = 'left';
const MOST = 50;

/** What × does: a table of our own that no other person sits at is closed, another one is left. */
export const isLeaving = ({ isHost, others }: OwnListing): boolean =>
  !isHost || others.some(({ level }) => level === null);

type Ask = (request: { type: 'close' | 'rise'; table: string }) => Promise<Pick<Message, 'type'>>;

/**
 * Rows that are being closed on the start page. For some seconds nothing has happened yet; then, or when the page goes
 * away before, the server is asked. What was left stays out of sight on this device until it is entered again or it is
 * our turn there, since during a match the seat stays ours.
 */
export class PendingCloses {
  /** The rows that can still be taken back, by table. */
  rows = $state.raw<ReadonlyMap<string, OwnListing>>(new Map());
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #left = $state.raw<ReadonlySet<string>>(new Set(leftTables()));
  #told = new Set<string>();
  readonly #ask: Ask;

  constructor(ask: Ask = (request) => server.line.ask(request)) {
    this.#ask = ask;
  }

  /** Closes what waits to be closed when the page goes away, until the returned function is called. */
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

  /** Does at once what waits. */
  finish(): void {
    for (const row of this.rows.values()) this.#do(row);
  }

  /** Whether a table is done with, as far as this device knows. */
  hides(row: OwnListing): boolean {
    return this.#left.has(row.table) && !(isLeaving(row) && row.isYourTurn);
  }

  /** A table that was closed but is listed still: the page went away before the server heard of it. */
  remind(mine: readonly OwnListing[]): void {
    for (const row of mine) {
      if (this.#left.has(row.table) && !isLeaving(row) && !this.#told.has(row.table)) void this.#tell(row);
    }
  }

  #do(row: OwnListing): void {
    this.undo(row.table);
    this.#left = new Set([...this.#left, row.table].slice(-MOST));
    store(KEY, [...this.#left].join(' '));
    void this.#tell(row);
  }

  async #tell(row: OwnListing): Promise<void> {
    this.#told.add(row.table);
    const [first, second] = isLeaving(row) ? (['rise', 'close'] as const) : (['close', 'rise'] as const);
    try {
      const { type } = await this.#ask({ type: first, table: row.table });
      // A host who sits nowhere cannot rise.
      if (type === 'refused' && row.isHost) await this.#ask({ type: second, table: row.table });
    } catch (problem) {
      // It is listed still at the next visit, and asked for again.
      if (!(problem instanceof LineLost)) throw problem;
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

/** Somebody went back to a table that was left. */
export function isBackAt(table: string): void {
  const left = leftTables().filter((id) => id !== table);
  store(KEY, left.length === 0 ? null : left.join(' '));
}
