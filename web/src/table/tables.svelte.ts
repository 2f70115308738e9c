import { keepCommitment, keepSeed } from '../fair/kept';
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

/** The tables of a server: those that we have entered, those that are listed, and how one is opened. */
export class Tables {
  readonly line: Connection;
  #entered = new Map<string, LiveTable>();
  /** How many pages show a table. */
  #pages = new Map<string, number>();

  constructor(readonly server: Server) {
    this.line = server.line;
    this.line.onopen = () => {
      if (!this.server.isSolo) void ownName.meet();
      for (const table of this.#entered.values()) void table.enter();
    };
    this.line.onmessage = (message) => {
      if ('table' in message && message.table !== undefined) this.#entered.get(message.table)?.hear(message);
    };
  }

  /** The table with this id, for a page that will `leave` it; entering it begins at once. */
  enter(id: string): LiveTable {
    this.#pages.set(id, (this.#pages.get(id) ?? 0) + 1);
    this.#need();
    let table = this.#entered.get(id);
    if (!table) {
      table = new LiveTable(id, this.server);
      this.#entered.set(id, table);
      // If there is no line yet, it is entered as soon as it stands.
      if (this.line.status === 'open') void table.enter();
      else this.line.start();
    }
    return table;
  }

  /** A page has seen enough of a table. It is left a moment later, if no other page has come to it; the seat stays ours. */
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

  /** Opens a table, with random bytes of our own for its deals. Gives its id, or why not. */
  async open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused> {
    const seed = randomHex(16);
    // Whoever deals here wants to play here.
    if (this.server instanceof Solo) this.server.takeOver();
    const answer = await this.line.ask({ ...plan, type: 'open', seed, pace: SAID[settings.pace] });
    if (answer.type === 'refused') return answer;
    const id = answer.type === 'done' ? answer.table : undefined;
    if (id === undefined) throw new Error('The server opened no table.');
    const welcome = this.line.welcome;
    if (this.server instanceof Solo) this.server.persist();
    keepSeed(id, seed);
    if (welcome?.promise.table === id) keepCommitment(id, 1, welcome.promise.commitment);
    if (answer.type === 'done' && answer.promise && welcome) {
      this.line.welcome = { ...welcome, promise: answer.promise };
    }
    return id;
  }

  /** A server on this device is told whether this page plays there. */
  #need(): void {
    if (this.server instanceof Solo) this.server.carrier.need(this.#pages.size > 0);
  }

  async list(): Promise<Listed | null> {
    const answer = await this.line.ask({ type: 'tables' });
    return answer.type === 'tables' ? answer : null;
  }
}

export const tables = new Tables(server);
export const soloTables = new Tables(solo);

/** The tables of the server, or those on this device. */
export const tablesAt = (isSolo: boolean): Tables => (isSolo ? soloTables : tables);
