import { storeCommitment, storeSeed } from '../fair/evidence';
import type { Connection } from '../connection/Connection.svelte';
import { randomHex } from '../connection/random';
import { server, type Server } from '../connection/server.svelte';
import type { Open, Refused, Tables as Listed } from '../protocol/messages';
import { solo, Solo } from '../solo/solo.svelte';
import { SAID } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { LiveTable } from './LiveTable.svelte';
import { ownName } from './ownName.svelte';

const LINGER = 1500;

/** The tables of a server: entered ones, listed ones, and opening new ones. */
export class Tables {
  readonly connection: Connection;
  #entered = new Map<string, LiveTable>();
  /** The number of pages that show each table. */
  #pages = new Map<string, number>();

  constructor(readonly server: Server) {
    this.connection = server.connection;
    this.connection.onopen = () => {
      if (!this.server.isSolo) void ownName.meet();
      for (const table of this.#entered.values()) void table.enter();
    };
    this.connection.onmessage = (message) => {
      if ('table' in message && message.table !== undefined) this.#entered.get(message.table)?.receive(message);
    };
  }

  /** Returns the table with this id and starts entering it. The page must call `leave` later. */
  enter(id: string): LiveTable {
    this.#pages.set(id, (this.#pages.get(id) ?? 0) + 1);
    this.#need();
    let table = this.#entered.get(id);
    if (!table) {
      table = new LiveTable(id, this.server);
      this.#entered.set(id, table);
      // Without an open connection, the table is entered when it opens.
      if (this.connection.status === 'open') void table.enter();
      else this.connection.start();
    }
    return table;
  }

  /** Releases a page's use of a table. It is left a moment later unless another page uses it; the seat is kept. */
  leave(id: string): void {
    this.#pages.set(id, (this.#pages.get(id) ?? 1) - 1);
    setTimeout(() => {
      if (this.#pages.get(id) !== 0) return;
      this.#entered.get(id)?.leave();
      this.#entered.delete(id);
      this.#pages.delete(id);
      this.#need();
    }, LINGER);
  }

  /** Opens a table with random bytes for its deals. Returns its id, or the refusal. */
  async open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused> {
    const seed = randomHex(16);
    // Dealing on this device claims play for this page.
    if (this.server instanceof Solo) this.server.takeOver();
    const answer = await this.connection.ask({ ...plan, type: 'open', seed, pace: SAID[settings.pace] });
    if (answer.type === 'refused') return answer;
    const id = answer.type === 'done' ? answer.table : undefined;
    if (id === undefined) throw new Error('The server did not return the id of the opened table.');
    const welcome = this.connection.welcome;
    if (this.server instanceof Solo) this.server.persist();
    storeSeed(id, seed);
    if (welcome?.promise.table === id) storeCommitment(id, 1, welcome.promise.commitment);
    if (answer.type === 'done' && answer.promise && welcome) {
      this.connection.welcome = { ...welcome, promise: answer.promise };
    }
    return id;
  }

  /** Informs a server on this device whether this page plays there. */
  #need(): void {
    if (this.server instanceof Solo) this.server.transport.need(this.#pages.size > 0);
  }

  async list(): Promise<Listed | null> {
    const answer = await this.connection.ask({ type: 'tables' });
    return answer.type === 'tables' ? answer : null;
  }
}

export const tables = new Tables(server);
export const soloTables = new Tables(solo);

/** The tables of the server, or those on this device. */
export const tablesAt = (isSolo: boolean): Tables => (isSolo ? soloTables : tables);
