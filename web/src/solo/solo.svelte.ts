import { Connection } from '../connection/Connection.svelte';
import { chosenName } from '../connection/name';
import { server, Server } from '../connection/server.svelte';
import type { MatchResult } from '../protocol/messages';
import { store, stored } from '../settings/stored';
import { IndexedDbStore } from './IndexedDbStore';
import { claim } from './lock';
import { keepEngine } from './saveData';
import { WorkerTransport } from './WorkerTransport.svelte';

const ASKED = 'persist';

/** A server on this device: docs/solo.md. It starts when something is asked of it. */
export class Solo extends Server {
  readonly carrier: WorkerTransport;

  /** @param isKept whether tables outlive the page; lessons do not */
  constructor(readonly isKept: boolean) {
    const carrier = new WorkerTransport(isKept, () => chosenName() ?? server.guest?.name ?? null);
    const line = new Connection(carrier);
    const archive = {
      async record(table: string, match: number) {
        await line.whenOpen();
        const text = await carrier.ask({ record: { table, match } });
        if (text === '') throw new Error('There is no such match.');
        return text;
      },
      async finished(table: string) {
        await line.whenOpen();
        const text = await carrier.ask({ finished: table });
        return text === '' ? null : (JSON.parse(text) as { matches: MatchResult[] }).matches;
      },
    };
    super(line, archive, true);
    this.carrier = carrier;
    window.addEventListener('online', () => carrier.knock());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && carrier.knock());
    window.addEventListener('pagehide', ({ persisted }) => persisted && carrier.sleep());
    window.addEventListener('pageshow', () => carrier.wake());
  }

  get status(): WorkerTransport['status'] {
    return this.carrier.status;
  }

  /** Whether everything that we were told outlives the page. */
  get isStored(): boolean {
    return this.carrier.isStored;
  }

  /** Has the engine ready when it is needed: dealing then takes no time. */
  warm(): void {
    this.line.start();
  }

  /** This page plays from now on, and no other. */
  takeOver(): void {
    this.line.start();
    this.carrier.takeOver();
  }

  /** Drops a table and all that is kept of it. */
  async forget(table: string): Promise<void> {
    await this.line.whenOpen();
    await this.carrier.ask({ forget: table });
  }

  /** Forgets all tables, and who plays here. No page plays here any more then, so that nobody writes after it. */
  async forgetAll(): Promise<void> {
    const nobody = { isBusy: () => true, end: () => Promise.resolve(), lost: () => undefined };
    await claim(nobody, 'take over');
    await new IndexedDbStore().clear();
  }

  /** Lays out the table of a lesson; gives its id. */
  async teach(script: string): Promise<string> {
    await this.line.whenOpen();
    return this.carrier.ask({ lesson: script });
  }

  /** Somebody plays here: so will they without a network. Asks the browser, once, not to throw away what is kept when it needs room. */
  persist(): void {
    if (!this.isKept) return;
    keepEngine();
    if (stored(ASKED) !== null) return;
    store(ASKED, 'asked');
    void navigator.storage?.persist?.().catch(() => undefined);
  }
}

/** The server on this device: tables for one person and bots, kept in this browser. */
export const solo = new Solo(true);
