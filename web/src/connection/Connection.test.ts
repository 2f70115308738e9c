import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './Connection.svelte';
import { network } from './network.svelte';

/** A fake socket; the test sends its messages. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(): void {
    // No listener is set.
  }

  addEventListener(_: 'open', listen: () => void): void {
    this.whenOpen = listen;
  }
  whenOpen: () => void = () => undefined;

  close(): void {
    this.onclose?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a connection after a goodbye', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function goodbye(comeBackInMillis: number): Promise<Connection> {
    const connection = new Connection();
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.all[0]?.says({ type: 'goodbye', reason: 'ANY', comeBackInMillis });
    FakeSocket.all[0]?.close();
    return connection;
  }

  it('reopens at the named time, without a random delay', async () => {
    await goodbye(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does so only once: the next break is followed by a short delay', async () => {
    await goodbye(1900);
    await vi.advanceTimersByTimeAsync(1900);
    FakeSocket.all[1]?.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('reopens after a break with increasing random delays', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    new Connection().start();
    await vi.advanceTimersByTimeAsync(0);
    const waits = [];
    for (let all = 1; all < 9; all++) {
      FakeSocket.all[all - 1]?.close();
      let wait = 0;
      for (; FakeSocket.all.length === all; wait += 10) await vi.advanceTimersByTimeAsync(10);
      waits.push(wait);
    }
    expect(waits[0]).toBeGreaterThan(100);
    expect((waits[0] ?? 0) + (waits[1] ?? 0) + (waits[2] ?? 0)).toBeLessThan(3100);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThan(8200);
  });

  it('stays closed after signing out, until it is needed again', async () => {
    const connection = await goodbye(-1);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.status).toBe('lost');
    connection.renew();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('a connection of a browser without cookies', () => {
  let asked: string[];
  let known = 404;

  beforeEach(() => {
    asked = [];
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', (_: string, { method }: { method: string }) => {
      asked.push(method);
      return Promise.resolve(
        method === 'POST'
          ? { ok: true, json: () => Promise.resolve({ guest: 'a' }) }
          : { ok: known === 200, status: known },
      );
    });
  });
  afterEach(() => {
    network.isCookieless = false;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** The server refuses each connection, as it does without a cookie. */
  async function refusesFor(connection: Connection, seconds: number): Promise<void> {
    connection.start();
    for (let i = 0; i < seconds; i++) {
      await vi.advanceTimersByTimeAsync(1000);
      FakeSocket.all.at(-1)?.close();
    }
  }

  it('sends no request until cookies are allowed', async () => {
    const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const connection = new Connection();
    await refusesFor(connection, 600);
    expect([asked, connection.status, network.isCookieless]).toEqual([[], 'lost', true]);
    cookies.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, network.isCookieless]).toEqual([['POST'], false]);
  });

  it('detects a dropped cookie, and sends no further requests', async () => {
    const connection = new Connection();
    await refusesFor(connection, 600);
    expect([asked, connection.status, network.isCookieless]).toEqual([['POST', 'POST', 'GET'], 'lost', true]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(3);
  });

  it('retries if the server knows the guest, and checks no more after an open connection', async () => {
    known = 200;
    await refusesFor(new Connection(), 10);
    expect(network.isCookieless).toBe(false);
    expect(asked.slice(0, 5)).toEqual(['POST', 'POST', 'GET', 'POST', 'GET']);
    FakeSocket.all.at(-1)?.whenOpen();
    FakeSocket.all.at(-1)?.close();
    asked = [];
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['POST']);
  });
});
