import { store, stored } from '../../settings/stored';
import { forgetOnDevice } from './onDevice';

/** How long it can be taken back; longer for those who do not see it change at once. */
const UNDO_MILLIS = 6000;
const CALM_UNDO_MILLIS = 10_000;
const KEY = 'removed';

/** Tables of this device that are being deleted with all their matches. For some seconds nothing has happened yet. */
export class Removing {
  /** Those that can still be taken back. */
  rows = $state.raw<ReadonlySet<string>>(new Set());
  #gone = $state.raw<ReadonlySet<string>>(new Set(unfinished()));
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly ondone: () => void,
    private readonly forget: (table: string) => Promise<void> = forgetOnDevice,
  ) {}

  /** Does what waits when the page goes away, until the returned function is called. */
  watch(): () => void {
    // The page went away before it was done.
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

  /** Does at once what waits. */
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
