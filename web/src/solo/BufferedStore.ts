import { type Changes, type StoredListing, type StoredGuest, WriteConflict, type Store } from './IndexedDbStore';

/** The delay before a failed write is retried, in milliseconds. */
const AGAIN = 10_000;

/**
 * A store with writes that never fail. Changes that cannot be written (a full disk, a private window) stay in memory,
 * in order, and are retried with the next change or after a delay.
 */
export class BufferedStore implements Store {
  #waiting: Changes[] = [];
  #isStored = true;
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Null: nothing is stored. */
    private readonly store: Store | null,
    /** Called when a write fails, and when all changes are stored again. */
    private readonly onchange: (isStored: boolean) => void,
  ) {}

  async all(): Promise<{ guest: StoredGuest | null; listings: StoredListing[] }> {
    try {
      if (this.store) return await this.store.all();
    } catch {
      this.#say(false);
    }
    return { guest: null, listings: [] };
  }

  async log(table: string): Promise<string[]> {
    let stored: string[] = [];
    try {
      if (this.store) stored = await this.store.log(table);
    } catch {
      this.#say(false);
    }
    for (const { keep, drop } of this.#waiting) {
      for (const each of keep) {
        if (each.table === table) stored.splice(each.from - 1, Infinity, ...each.entries);
      }
      if (drop.includes(table)) stored = [];
    }
    return stored;
  }

  /** Throws only if another page plays. */
  write(changes: Changes): Promise<void> {
    this.#waiting.push(changes);
    return this.again();
  }

  /** Writes pending changes. Writes are serialized, so that nothing is written twice. */
  again(): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#storeAll());
    return this.#last;
  }

  async #storeAll(): Promise<void> {
    clearTimeout(this.#timer);
    const all = this.#waiting;
    if (!this.store || all.length === 0) return;
    this.#waiting = [];
    try {
      await this.store.write(together(all));
      this.#say(true);
    } catch (problem) {
      this.#waiting.unshift(...all);
      if (problem instanceof WriteConflict) throw problem;
      this.#say(false);
      this.#timer = setTimeout(() => void this.again().catch(() => undefined), AGAIN);
    }
  }

  #say(isStored: boolean): void {
    if (this.#isStored !== isStored) this.onchange((this.#isStored = isStored));
  }
}

/** Merges changes. Appends to a log that is dropped later are omitted. */
export function together(all: readonly Changes[]): Changes {
  let keep: Changes['keep'] = [];
  const drop = new Set<string>();
  let guest: StoredGuest | undefined;
  for (const each of all) {
    keep = [...keep, ...each.keep].filter(({ table }) => !each.drop.includes(table));
    each.drop.forEach((table) => drop.add(table));
    guest = each.guest ?? guest;
  }
  return { keep, drop: [...drop], ...(guest ? { guest } : {}) };
}
