import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../connection/Connection.svelte';
import { messages } from '../../target/fixtures';
import { WorkerTransport } from './WorkerTransport.svelte';
import type { FromWorker, ToWorker } from './workerMessages';

/** A worker in the hands of the test. */
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

describe('a line to the server on this device', () => {
  let carrier: WorkerTransport;
  let line: Connection;

  beforeEach(() => {
    FakeWorker.all = [];
    FakeWorker.answer = { status: 'ready' };
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('WebAssembly', { validate: () => true });
    carrier = new WorkerTransport(true, () => 'Ada');
    line = new Connection(carrier);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function starts(): Promise<void> {
    line.start();
    await vi.advanceTimersByTimeAsync(20);
  }

  it('stands as soon as the worker is ready, and goes by the clock of the device', async () => {
    await starts();
    expect(line.status).toBe('open');
    expect(carrier.status).toBe('ready');
    line.hear(5);
    expect(line.now()).toBe(Date.now());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().heard.filter((each) => 'frame' in each)).toHaveLength(1);
  });

  it.each([
    ['says that it crashed', () => last().says({ crashed: 'unreachable' })],
    ['breaks', () => last().onerror?.()],
  ])('comes back with another worker when one %s', async (_, happens) => {
    await starts();
    const asked = line.ask({ type: 'tables' }).catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(1);
    happens();
    expect(String(await asked)).toBe('Error');
    expect(FakeWorker.all[0]?.isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeWorker.all).toHaveLength(2);
    expect(line.status).toBe('open');
  });

  it('that crashes at once is tried later and later', async () => {
    FakeWorker.answer = { crashed: 'again' };
    await starts();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeWorker.all.length).toBeLessThan(15);
    FakeWorker.answer = { status: 'ready' };
    await vi.advanceTimersByTimeAsync(31_000);
    expect(line.status).toBe('open');
  });

  it('says that the page is too old when its worker fails and the server has another page', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/main-old.js"></script>';
    const page = vi.fn(() => Promise.resolve(new Response('<script src="/assets/main-old.js"></script>')));
    vi.stubGlobal('fetch', page);
    FakeWorker.answer = { crashed: 'again' };
    await starts();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(carrier.status).toBe('loading');
    page.mockImplementation(() => Promise.resolve(new Response('<script src="/assets/main-new.js"></script>')));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(carrier.status).toBe('outdated');
    const tries = FakeWorker.all.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeWorker.all).toHaveLength(tries);
    document.head.innerHTML = '';
  });

  it('waits while another page plays, until it is to take over', async () => {
    FakeWorker.answer = { status: 'elsewhere' };
    carrier.need(true);
    await starts();
    expect(carrier.status).toBe('elsewhere');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(claims()).toEqual(['play']);
    FakeWorker.answer = { status: 'ready' };
    carrier.takeOver();
    await vi.advanceTimersByTimeAsync(20);
    expect(claims()).toEqual(['play', 'take over']);
    expect(line.status).toBe('open');
    last().says({ status: 'elsewhere' });
    await vi.advanceTimersByTimeAsync(1);
    expect([line.status, carrier.status]).toEqual(['lost', 'elsewhere']);
    // It is not asked for again behind somebody's back.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('ends its worker while the page is set aside, and starts another when it is shown again', async () => {
    carrier.need(true);
    await starts();
    carrier.sleep();
    expect(last().isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.all).toHaveLength(1);
    carrier.wake();
    await vi.advanceTimersByTimeAsync(20);
    expect(claims()).toEqual(['play', 'play']);
    expect(line.status).toBe('open');
  });

  it('ends a worker that is about to be ready, too', async () => {
    FakeWorker.answer = { isStored: true };
    await starts();
    expect(carrier.status).toBe('loading');
    carrier.sleep();
    expect(FakeWorker.all.map(({ isOver }) => isOver)).toEqual([true]);
    FakeWorker.answer = { status: 'ready' };
    carrier.wake();
    await vi.advanceTimersByTimeAsync(20);
    expect(line.status).toBe('open');
  });

  it('keeps the worker of a page that is set aside where it alone has what was played', async () => {
    await starts();
    last().says({ isStored: false });
    carrier.sleep();
    expect(last().isOver).toBe(false);
    const lessons = new WorkerTransport(false, () => null);
    new Connection(lessons).start();
    await vi.advanceTimersByTimeAsync(20);
    lessons.sleep();
    expect(last().isOver).toBe(false);
  });

  it('fetches nothing where the browser cannot run it', async () => {
    vi.stubGlobal('WebAssembly', { validate: () => false });
    await starts();
    expect(carrier.status).toBe('unsupported');
    expect(FakeWorker.all).toHaveLength(0);
  });

  it('looks again for an engine that did not come when somebody knocks', async () => {
    FakeWorker.answer = { status: 'absent' };
    await starts();
    expect(carrier.status).toBe('absent');
    FakeWorker.answer = { status: 'ready' };
    carrier.knock();
    await vi.advanceTimersByTimeAsync(20);
    expect(line.status).toBe('open');
  });

  it('hands on what is asked besides', async () => {
    await starts();
    const record = carrier.ask({ record: { table: 't', match: 2 } });
    const [, , asked] = last().heard as { ask: number }[];
    last().says({ answer: asked!.ask, text: 'a record' });
    expect(await record).toBe('a record');
    const lost = carrier.ask({ finished: 't' }).catch(() => 'lost');
    last().says({ crashed: 'now' });
    expect(await lost).toBe('lost');
  });
});
