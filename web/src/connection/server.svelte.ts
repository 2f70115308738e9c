import type { MatchResult, Guest, Refused } from '../protocol/messages';
import { Connection, type TableLine } from './Connection.svelte';

/** What a server gives out besides what it says over the line. */
export interface Archive {
  /** The record of a finished match. Throws if it is not to be had. */
  record(table: string, match: number): Promise<string>;
  /** The finished matches of a table; null if there is no such table. Throws if nobody answers. */
  finished(table: string): Promise<MatchResult[] | null>;
}

/** A server as this page knows it: the line to it, who we are there, what it gives out. */
export class Server {
  readonly guest = $derived.by<Guest | null>(() => this.line.welcome?.guest ?? null);
  readonly reactions = $derived.by(() => this.line.welcome?.reactions ?? []);

  constructor(
    readonly line: Connection,
    readonly archive: Archive,
    /** Whether it is on this device, for one person and bots. */
    readonly isSolo = false,
  ) {}

  /** Where the page of a table is. */
  address(table: string): string {
    return `${this.isSolo ? '/solo' : '/t'}/${table}`;
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

/** As much of a server as a table needs. */
export type TableServer = Omit<Server, 'line'> & { readonly line: TableLine };

/** By plain HTTP: docs/protocol.md. */
const overHttp: Archive = {
  async record(table, match) {
    const answer = await fetch(`/api/tables/${table}/matches/${match}/record`);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  },
  async finished(table) {
    const answer = await fetch(`/api/tables/${table}/matches`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(String(answer.status));
    return ((await answer.json()) as { matches: MatchResult[] }).matches;
  },
};

/** The server that this page came from. */
export const server = new Server(new Connection(), overHttp);
