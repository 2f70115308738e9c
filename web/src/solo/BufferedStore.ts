import { type Changes, type KeptListing, type Known, Overtaken, type Store } from './IndexedDbStore';

/** How long until it is tried again though nothing new happened. */
const AGAIN = 10_000;

/**
 * A store that never refuses. What cannot be stored now (a full disk, a private window) stays in memory, in order, and
 * is stored with what comes next or a little later.
 */
export class BufferedStore implements Store {
  #waiting: Changes[] = [];
  #isStored = true;
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Null: nothing is to be kept. */
    private readonly store: Store | null,
    /** Told whenever something could not be stored, and when all is. */
    private readonly onchange: (isStored: boolean) => void,
  ) {}

  async all(): Promise<{ guest: Known | null; listings: KeptListing[] }> {
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

  /** Throws only what cannot be helped: another page plays. */
  write(changes: Changes): Promise<void> {
    this.#waiting.push(changes);
    return this.again();
  }

  /** Stores what waits. One after another: nothing is to be written twice. */
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
      if (problem instanceof Overtaken) throw problem;
      this.#say(false);
      this.#timer = setTimeout(() => void this.again().catch(() => undefined), AGAIN);
    }
  }

  #say(isStored: boolean): void {
    if (this.#isStored !== isStored) this.onchange((this.#isStored = isStored));
  }
}

/** Several changes as one. What was dropped later is not kept before. */
export function together(all: readonly Changes[]): Changes {
  let keep: Changes['keep'] = [];
  const drop = new Set<string>();
  let guest: Known | undefined;
  for (const each of all) {
    keep = [...keep, ...each.keep].filter(({ table }) => !each.drop.includes(table));
    each.drop.forEach((table) => drop.add(table));
    guest = each.guest ?? guest;
  }
  return { keep, drop: [...drop], ...(guest ? { guest } : {}) };
}
