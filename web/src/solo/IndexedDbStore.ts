/** A table's listing as the engine wrote it; `pages/home/onDevice.ts` reads more of its members. */
export interface StoredListing {
  table: string;
  game: string;
}

/** Log entries to append from a version on, and the new listing of the table. */
export interface LogAppend {
  table: string;
  from: number;
  entries: string[];
  listing: object | null;
}

/** The changes of one engine call. They are written atomically. */
export interface Changes {
  keep: LogAppend[];
  drop: string[];
  guest?: StoredGuest;
}

/** The guest on this device. */
export interface StoredGuest {
  id: string;
  name: string;
}

/** A store for the tables of this device. */
export interface Store {
  /** The guest and the listings of all tables. */
  all(): Promise<{ guest: StoredGuest | null; listings: StoredListing[] }>;
  /** The log of a table from version 1 on; empty if there is none. */
  log(table: string): Promise<string[]>;
  /** Resolves when the changes are on disk. Atomic. */
  write(changes: Changes): Promise<void>;
}

/** Another page has written to this log: the state in memory is stale. */
export class WriteConflict extends Error {}

const NAME = 'table13';
/** Schema migrations; the version is their number. Append a step for the next version; `e2e/kit/kept.ts` holds a database of each. */
const STEPS: ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('entries', { keyPath: ['table', 'version'] });
    db.createObjectStore('listings', { keyPath: 'table' });
    db.createObjectStore('meta');
  },
];
/** Another page may block the upgrade of an old database. In milliseconds. */
const PATIENCE = 3000;

const wholeLog = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB read failed.'));
  });
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB write failed.'));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('IndexedDB did not open.')), PATIENCE);
    const request = indexedDB.open(NAME, STEPS.length);
    request.onupgradeneeded = ({ oldVersion }) => STEPS.slice(oldVersion).forEach((step) => step(request.result));
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open.'));
    request.onsuccess = () => {
      clearTimeout(late);
      resolve(request.result);
    };
  });
}

/** Tables in IndexedDB. After a failure, the next call reopens the database. */
export class IndexedDbStore implements Store {
  #opened: Promise<IDBDatabase> | null = null;

  #db(): Promise<IDBDatabase> {
    this.#opened ??= open().then((db) => {
      // A page with a newer version wants to upgrade.
      db.onversionchange = () => this.close();
      db.onclose = () => this.close();
      return db;
    });
    return this.#opened;
  }

  close(): void {
    void this.#opened?.then((db) => db.close()).catch(() => undefined);
    this.#opened = null;
  }

  async #try<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#db());
    } catch (problem) {
      this.close();
      throw problem;
    }
  }

  all(): Promise<{ guest: StoredGuest | null; listings: StoredListing[] }> {
    return this.#try(async (db) => {
      const transaction = db.transaction(['listings', 'meta']);
      const listings = done<StoredListing[]>(transaction.objectStore('listings').getAll());
      const guest = done<StoredGuest | undefined>(transaction.objectStore('meta').get('guest'));
      return { guest: (await guest) ?? null, listings: await listings };
    });
  }

  log(table: string): Promise<string[]> {
    return this.#try(async (db) => {
      const rows = db.transaction('entries').objectStore('entries').getAll(wholeLog(table));
      return (await done<{ text: string }[]>(rows)).map(({ text }) => text);
    });
  }

  /** Deletes all tables and the guest. */
  clear(): Promise<void> {
    return this.#try(async (db) => {
      const names = [...db.objectStoreNames];
      const transaction = db.transaction(names, 'readwrite', { durability: 'strict' });
      for (const name of names) transaction.objectStore(name).clear();
      await complete(transaction);
    });
  }

  write({ keep, drop, guest }: Changes): Promise<void> {
    return this.#try(async (db) => {
      const transaction = db.transaction(['entries', 'listings', 'meta'], 'readwrite', { durability: 'strict' });
      const [entries, listings] = [transaction.objectStore('entries'), transaction.objectStore('listings')];
      const stored = complete(transaction);
      // Prevents an unhandled rejection if a later statement throws.
      stored.catch(() => undefined);
      for (const { table, from, entries: texts, listing } of keep) {
        // `add` never overwrites: an existing entry means that another page plays at this table.
        texts.forEach((text, i) => entries.add({ table, version: from + i, text }));
        if (listing) listings.put({ ...listing, table });
      }
      for (const table of drop) {
        entries.delete(wholeLog(table));
        listings.delete(table);
      }
      if (guest) transaction.objectStore('meta').put(guest, 'guest');
      try {
        await stored;
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === 'ConstraintError') throw new WriteConflict();
        throw problem;
      }
    });
  }
}
