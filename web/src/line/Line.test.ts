import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from './Line.svelte';

/** A line to nowhere: the test says what comes over it. */
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
    // Nobody listens.
  }

  close(): void {
    this.onclose?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('A line that is told goodbye', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function goodbye(comeBackInMillis: number): Promise<Line> {
    const line = new Line();
    line.start();
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.all[0]?.says({ type: 'goodbye', reason: 'ANY', comeBackInMillis });
    FakeSocket.all[0]?.close();
    return line;
  }

  it('comes back when it was asked to, and not by chance', async () => {
    await goodbye(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does so once: the next line that breaks comes back soon', async () => {
    await goodbye(1900);
    await vi.advanceTimersByTimeAsync(1900);
    FakeSocket.all[1]?.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('or breaks without a word comes back soon, but not at once, and then later and later', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    new Line().start();
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

  it('stays away after signing out, until somebody wants it back', async () => {
    const line = await goodbye(-1);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(line.status).toBe('lost');
    line.renew();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
