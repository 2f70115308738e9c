import type { Guest, Open, Refused, Tables } from '../protocol/messages';
import { keepCommitment, keepSeed } from '../fair/kept';
import { SAID } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { LiveTable } from '../table/LiveTable.svelte';
import { Line } from './Line.svelte';
import { randomHex } from './random';

const LINGER = 1500;

/** The server as this page knows it: who we are, what can be played, and the tables that we have entered. */
class House {
  readonly line = new Line();
  readonly guest = $derived<Guest | null>(this.line.welcome?.guest ?? null);
  readonly games = $derived(this.line.welcome?.games ?? []);
  readonly reactions = $derived(this.line.welcome?.reactions ?? []);

  #tables = new Map<string, LiveTable>();
  /** How many pages show a table. */
  #pages = new Map<string, number>();

  constructor() {
    this.line.onopen = () => {
      for (const table of this.#tables.values()) void table.enter();
    };
    this.line.onmessage = (message) => {
      if ('now' in message) this.line.hear(message.now);
      if ('table' in message && message.table !== undefined) this.#tables.get(message.table)?.hear(message);
    };
  }

  /** The table with this id, for a page that will `leave` it; entering it begins at once. */
  table(id: string): LiveTable {
    this.#pages.set(id, (this.#pages.get(id) ?? 0) + 1);
    let table = this.#tables.get(id);
    if (!table) {
      table = new LiveTable(id, this.line);
      this.#tables.set(id, table);
      void table.enter();
    }
    return table;
  }

  /** A page has seen enough of a table. It is left a moment later, if no other page has come to it; the seat stays ours. */
  leave(id: string): void {
    this.#pages.set(id, (this.#pages.get(id) ?? 1) - 1);
    setTimeout(() => {
      if (this.#pages.get(id) !== 0) return;
      this.#tables.get(id)?.leave();
      this.#tables.delete(id);
      this.#pages.delete(id);
    }, LINGER);
  }

  /** Opens a table, with random bytes of our own for its deals. Gives its id, or why not. */
  async open(plan: Omit<Open, 'type' | 'seed'>): Promise<string | Refused> {
    const seed = randomHex(16);
    const answer = await this.line.ask({ ...plan, type: 'open', seed, pace: SAID[settings.pace] });
    if (answer.type === 'refused') return answer;
    const id = answer.type === 'done' ? answer.table : undefined;
    if (id === undefined) throw new Error('The server opened no table.');
    const welcome = this.line.welcome;
    keepSeed(id, seed);
    if (welcome?.promise.table === id) keepCommitment(id, 1, welcome.promise.commitment);
    if (answer.type === 'done' && answer.promise && welcome) {
      this.line.welcome = { ...welcome, promise: answer.promise };
    }
    return id;
  }

  async tables(): Promise<Tables | null> {
    const answer = await this.line.ask({ type: 'tables' });
    return answer.type === 'tables' ? answer : null;
  }

  /** Takes another name; gives the refusal if it does not do. */
  async rename(name: string): Promise<Refused | null> {
    const answer = await this.line.ask({ type: 'name', name });
    if (answer.type === 'refused') return answer;
    const welcome = this.line.welcome;
    if (answer.type === 'done' && answer.name !== undefined && welcome) {
      this.line.welcome = { ...welcome, guest: { ...welcome.guest, name: answer.name } };
    }
    return null;
  }
}

export const house = new House();
