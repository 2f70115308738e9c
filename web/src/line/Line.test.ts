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

  it('comes back when it was asked to', async () => {
    await goodbye(1000);
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(2);
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
