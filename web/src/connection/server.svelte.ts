import type { MatchResult, Guest, Refused } from '../protocol/messages';
import { Connection, type TableConnection } from './Connection.svelte';

/** Records and results that a server serves outside the connection. */
export interface Archive {
  /** The record of a finished match. Throws if it is unavailable. */
  record(table: string, match: number): Promise<string>;
  /** The finished matches of a table; null if the table does not exist. Throws if the server does not answer. */
  finished(table: string): Promise<MatchResult[] | null>;
}

/** A server as seen by this page: its connection, the guest's identity there, and its archive. */
export class Server {
  readonly guest = $derived.by<Guest | null>(() => this.connection.welcome?.guest ?? null);
  readonly reactions = $derived.by(() => this.connection.welcome?.reactions ?? []);

  constructor(
    readonly connection: Connection,
    readonly archive: Archive,
    /** Whether the server runs on this device, for one person and bots. */
    readonly isSolo = false,
  ) {}

  /** The path of a table's page. */
  address(table: string): string {
    return `${this.isSolo ? '/solo' : '/t'}/${table}`;
  }

  /** Changes the guest's name. Returns the refusal, or null on success. */
  async rename(name: string): Promise<Refused | null> {
    const answer = await this.connection.ask({ type: 'name', name });
    if (answer.type === 'refused') return answer;
    const welcome = this.connection.welcome;
    if (answer.type === 'done' && answer.name !== undefined && welcome) {
      this.connection.welcome = { ...welcome, guest: { ...welcome.guest, name: answer.name } };
    }
    return null;
  }
}

/** The part of a server that a table needs. */
export type TableServer = Omit<Server, 'connection'> & { readonly connection: TableConnection };

/** The archive over HTTP: docs/protocol.md. */
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

/** The server that served this page. */
export const server = new Server(new Connection(), overHttp);
