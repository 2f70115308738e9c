/** How a table stands in lists, as the engine wrote it: more of it is read in `pages/home/onDevice.ts`. */
export interface KeptListing {
  table: string;
  game: string;
}

/** What the engine gives to be kept: entries of a log from a version on, and how the table stands in lists. */
export interface ToKeep {
  table: string;
  from: number;
  entries: string[];
  listing: object | null;
}

/** What comes of one call, and belongs together. */
export interface Changes {
  keep: ToKeep[];
  drop: string[];
  guest?: Known;
}

/** Who plays on this device. */
export interface Known {
  id: string;
  name: string;
}

/** Where tables are kept. */
export interface Store {
  /** Who plays here, and how all tables stand in lists. */
  all(): Promise<{ guest: Known | null; listings: KeptListing[] }>;
  /** The log of a table from version 1 on; empty if there is none. */
  log(table: string): Promise<string[]>;
  /** Done when it is on the disk; all of it or nothing. */
  write(changes: Changes): Promise<void>;
}

/** Somebody else has written to this log: what we have in memory is old. */
export class Overtaken extends Error {}

const NAME = 'table13';
/** The number of the schema. For the next one, add a step below; `e2e/kit/kept.ts` holds a database of each. */
const STEPS: ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('entries', { keyPath: ['table', 'version'] });
    db.createObjectStore('listings', { keyPath: 'table' });
    db.createObjectStore('meta');
  },
];
/** Another page may not let go of an old database. */
const PATIENCE = 3000;

const wholeLog = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Not read.'));
  });
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('Not stored.'));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The database does not open.')), PATIENCE);
    const request = indexedDB.open(NAME, STEPS.length);
    request.onupgradeneeded = ({ oldVersion }) => STEPS.slice(oldVersion).forEach((step) => step(request.result));
    request.onerror = () => reject(request.error ?? new Error('The database does not open.'));
    request.onsuccess = () => {
      clearTimeout(late);
      resolve(request.result);
    };
  });
}

/** Tables in the browser's own database. Whatever fails may work the next time: it is opened anew. */
export class IndexedDbStore implements Store {
  #opened: Promise<IDBDatabase> | null = null;

  #db(): Promise<IDBDatabase> {
    this.#opened ??= open().then((db) => {
      // A page of a newer version wants to change it.
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

  all(): Promise<{ guest: Known | null; listings: KeptListing[] }> {
    return this.#try(async (db) => {
      const transaction = db.transaction(['listings', 'meta']);
      const listings = done<KeptListing[]>(transaction.objectStore('listings').getAll());
      const guest = done<Known | undefined>(transaction.objectStore('meta').get('guest'));
      return { guest: (await guest) ?? null, listings: await listings };
    });
  }

  log(table: string): Promise<string[]> {
    return this.#try(async (db) => {
      const rows = db.transaction('entries').objectStore('entries').getAll(wholeLog(table));
      return (await done<{ text: string }[]>(rows)).map(({ text }) => text);
    });
  }

  /** Forgets all tables, and who plays here. */
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
      // Nobody waits for it if something below throws.
      stored.catch(() => undefined);
      for (const { table, from, entries: texts, listing } of keep) {
        // Never over what is there: then another page plays at this table.
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
        if (problem instanceof DOMException && problem.name === 'ConstraintError') throw new Overtaken();
        throw problem;
      }
    });
  }
}
