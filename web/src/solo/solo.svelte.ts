import { Connection } from '../connection/Connection.svelte';
import { chosenName } from '../connection/name';
import { server, Server } from '../connection/server.svelte';
import type { MatchResult } from '../protocol/messages';
import { store, stored } from '../settings/stored';
import { IndexedDbStore } from './IndexedDbStore';
import { claim } from './lock';
import { cacheEngine } from './saveData';
import { WorkerTransport } from './WorkerTransport.svelte';

const ASKED = 'persist';

/** The server on this device: docs/solo.md. Starts on the first request. */
export class Solo extends Server {
  readonly transport: WorkerTransport;

  /** @param isPersistent whether tables outlive the page; those of lessons do not */
  constructor(readonly isPersistent: boolean) {
    const transport = new WorkerTransport(isPersistent, () => chosenName() ?? server.guest?.name ?? null);
    const connection = new Connection(transport);
    const archive = {
      async record(table: string, match: number) {
        await connection.whenOpen();
        const text = await transport.ask({ record: { table, match } });
        if (text === '') throw new Error(`This device has no record of match ${match} at table ${table}.`);
        return text;
      },
      async finished(table: string) {
        await connection.whenOpen();
        const text = await transport.ask({ finished: table });
        return text === '' ? null : (JSON.parse(text) as { matches: MatchResult[] }).matches;
      },
    };
    super(connection, archive, true);
    this.transport = transport;
    window.addEventListener('online', () => transport.retry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && transport.retry());
    window.addEventListener('pagehide', ({ persisted }) => persisted && transport.sleep());
    window.addEventListener('pageshow', () => transport.wake());
  }

  get status(): WorkerTransport['status'] {
    return this.transport.status;
  }

  /** Whether all received messages are stored. */
  get isStored(): boolean {
    return this.transport.isStored;
  }

  /** Preloads the engine, so that dealing takes no time. */
  warm(): void {
    this.connection.start();
  }

  /** Makes this page the only one that plays. */
  takeOver(): void {
    this.connection.start();
    this.transport.takeOver();
  }

  /** Deletes a table and all its stored data. */
  async forget(table: string): Promise<void> {
    await this.connection.whenOpen();
    await this.transport.ask({ forget: table });
  }

  /** Deletes all tables and the guest. Takes the lock from all pages first, so that none writes afterwards. */
  async forgetAll(): Promise<void> {
    const nobody = { isBusy: () => true, end: () => Promise.resolve(), lost: () => undefined };
    await claim(nobody, 'take over');
    await new IndexedDbStore().clear();
  }

  /** Creates the table of a lesson and returns its id. */
  async createLesson(script: string): Promise<string> {
    await this.connection.whenOpen();
    return this.transport.ask({ lesson: script });
  }

  /** Called when the guest plays on this device: caches the engine for offline play and asks the browser once for persistent storage. */
  persist(): void {
    if (!this.isPersistent) return;
    cacheEngine();
    if (stored(ASKED) !== null) return;
    store(ASKED, 'asked');
    void navigator.storage?.persist?.().catch(() => undefined);
  }
}

/** The server on this device: tables for one person and bots, stored in this browser. */
export const solo = new Solo(true);
