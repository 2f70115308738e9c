import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../connection/Connection.svelte';
import { messages } from '../../target/fixtures';
import { WorkerTransport } from './WorkerTransport.svelte';
import type { FromWorker, ToWorker } from './workerMessages';

/** A fake worker, controlled by the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answer: FromWorker = { status: 'ready' };
  heard: ToWorker[] = [];
  isOver = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(data: ToWorker): void {
    this.heard.push(data);
    if ('begin' in data) setTimeout(() => this.says(FakeWorker.answer));
    else if ('frame' in data && data.frame.includes('hello')) {
      const { id } = JSON.parse(data.frame) as { id: string };
      setTimeout(() => this.says({ frame: JSON.stringify({ ...messages.welcome, re: id }) }));
    }
  }
  says(data: FromWorker): void {
    if (!this.isOver) this.onmessage?.({ data });
  }
  terminate(): void {
    this.isOver = true;
  }
}

const last = (): FakeWorker => FakeWorker.all.at(-1)!;
const claims = (): unknown[] =>
  FakeWorker.all.map(({ heard: [first] }) => first && 'begin' in first && first.begin.claim);

describe('a connection to the server on this device', () => {
  let transport: WorkerTransport;
  let connection: Connection;

  beforeEach(() => {
    FakeWorker.all = [];
    FakeWorker.answer = { status: 'ready' };
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('WebAssembly', { validate: () => true });
    transport = new WorkerTransport(true, () => 'Ada');
    connection = new Connection(transport);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function starts(): Promise<void> {
    connection.start();
    await vi.advanceTimersByTimeAsync(20);
  }

  it('opens when the worker is ready, and uses the clock of the device', async () => {
    await starts();
    expect(connection.status).toBe('open');
    expect(transport.status).toBe('ready');
    connection.syncClock(5);
    expect(connection.now()).toBe(Date.now());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().heard.filter((each) => 'frame' in each)).toHaveLength(1);
  });

  it.each([
    ['says that it crashed', () => last().says({ crashed: 'unreachable' })],
    ['breaks', () => last().onerror?.()],
  ])('comes back with another worker when one %s', async (_, happens) => {
    await starts();
    const asked = connection.ask({ type: 'tables' }).catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(1);
    happens();
    expect(String(await asked)).toBe('Error');
    expect(FakeWorker.all[0]?.isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeWorker.all).toHaveLength(2);
    expect(connection.status).toBe('open');
  });

  it('is retried with increasing delays after early crashes', async () => {
    FakeWorker.answer = { crashed: 'again' };
    await starts();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeWorker.all.length).toBeLessThan(15);
    FakeWorker.answer = { status: 'ready' };
    await vi.advanceTimersByTimeAsync(31_000);
    expect(connection.status).toBe('open');
  });

  it('reports an outdated page when its worker fails and the server has another page', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/main-old.js"></script>';
    const page = vi.fn(() => Promise.resolve(new Response('<script src="/assets/main-old.js"></script>')));
    vi.stubGlobal('fetch', page);
    FakeWorker.answer = { crashed: 'again' };
    await starts();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(transport.status).toBe('loading');
    page.mockImplementation(() => Promise.resolve(new Response('<script src="/assets/main-new.js"></script>')));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(transport.status).toBe('outdated');
    const tries = FakeWorker.all.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeWorker.all).toHaveLength(tries);
    document.head.innerHTML = '';
  });

  it('waits while another page plays, until it is to take over', async () => {
    FakeWorker.answer = { status: 'elsewhere' };
    transport.need(true);
    await starts();
    expect(transport.status).toBe('elsewhere');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(claims()).toEqual(['play']);
    FakeWorker.answer = { status: 'ready' };
    transport.takeOver();
    await vi.advanceTimersByTimeAsync(20);
    expect(claims()).toEqual(['play', 'take over']);
    expect(connection.status).toBe('open');
    last().says({ status: 'elsewhere' });
    await vi.advanceTimersByTimeAsync(1);
    expect([connection.status, transport.status]).toEqual(['lost', 'elsewhere']);
    // It does not retry by itself.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('ends its worker while the page is frozen, and starts another when it is restored', async () => {
    transport.need(true);
    await starts();
    transport.sleep();
    expect(last().isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.all).toHaveLength(1);
    transport.wake();
    await vi.advanceTimersByTimeAsync(20);
    expect(claims()).toEqual(['play', 'play']);
    expect(connection.status).toBe('open');
  });

  it('ends a starting worker, too', async () => {
    FakeWorker.answer = { isStored: true };
    await starts();
    expect(transport.status).toBe('loading');
    transport.sleep();
    expect(FakeWorker.all.map(({ isOver }) => isOver)).toEqual([true]);
    FakeWorker.answer = { status: 'ready' };
    transport.wake();
    await vi.advanceTimersByTimeAsync(20);
    expect(connection.status).toBe('open');
  });

  it('keeps the worker of a frozen page if changes are not stored', async () => {
    await starts();
    last().says({ isStored: false });
    transport.sleep();
    expect(last().isOver).toBe(false);
    const lessons = new WorkerTransport(false, () => null);
    new Connection(lessons).start();
    await vi.advanceTimersByTimeAsync(20);
    lessons.sleep();
    expect(last().isOver).toBe(false);
  });

  it('fetches nothing in unsupported browsers', async () => {
    vi.stubGlobal('WebAssembly', { validate: () => false });
    await starts();
    expect(transport.status).toBe('unsupported');
    expect(FakeWorker.all).toHaveLength(0);
  });

  it('retries a failed engine when the page asks again', async () => {
    FakeWorker.answer = { status: 'absent' };
    await starts();
    expect(transport.status).toBe('absent');
    FakeWorker.answer = { status: 'ready' };
    transport.retry();
    await vi.advanceTimersByTimeAsync(20);
    expect(connection.status).toBe('open');
  });

  it('passes on other requests', async () => {
    await starts();
    const record = transport.ask({ record: { table: 't', match: 2 } });
    const [, , asked] = last().heard as { ask: number }[];
    last().says({ answer: asked!.ask, text: 'a record' });
    expect(await record).toBe('a record');
    const lost = transport.ask({ finished: 't' }).catch(() => 'lost');
    last().says({ crashed: 'now' });
    expect(await lost).toBe('lost');
  });
});
