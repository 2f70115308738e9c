import { store, stored } from '../../settings/stored';
import { forgetOnDevice } from './onDevice';

/** How long a removal can be undone, in milliseconds; longer with reduced motion. */
const UNDO_MILLIS = 6000;
const CALM_UNDO_MILLIS = 10_000;
const KEY = 'removed';

/** Tables of this device being deleted with all their matches. The deletion happens after some seconds. */
export class Removing {
  /** The restorable tables. */
  rows = $state.raw<ReadonlySet<string>>(new Set());
  #gone = $state.raw<ReadonlySet<string>>(new Set(unfinished()));
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly ondone: () => void,
    private readonly forget: (table: string) => Promise<void> = forgetOnDevice,
  ) {}

  /** Performs pending deletions when the page is hidden, until the returned function is called. */
  watch(): () => void {
    // Completes deletions that the last page did not finish.
    for (const table of unfinished()) void this.#do(table);
    const finish = (): void => this.finish();
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      this.finish();
    };
  }

  remove(table: string): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.rows = new Set([...this.rows, table]);
    this.#timers.set(
      table,
      setTimeout(() => void this.#do(table), isCalm ? CALM_UNDO_MILLIS : UNDO_MILLIS),
    );
  }

  undo(table: string): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
    this.rows = new Set([...this.rows].filter((each) => each !== table));
  }

  /** Performs all pending deletions at once. */
  finish(): void {
    for (const table of this.rows) void this.#do(table);
  }

  isGone(table: string): boolean {
    return this.#gone.has(table);
  }

  async #do(table: string): Promise<void> {
    this.undo(table);
    this.#gone = new Set([...this.#gone, table]);
    store(KEY, [...new Set([...unfinished(), table])].join(' '));
    await this.forget(table);
    store(
      KEY,
      unfinished()
        .filter((each) => each !== table)
        .join(' ') || null,
    );
    this.ondone();
  }
}

function unfinished(): string[] {
  return (stored(KEY) ?? '').split(' ').filter((table) => table !== '');
}
