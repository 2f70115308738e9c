import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { claim, type Holder } from './lock';

/** A channel within this test; the browser tests of `solo.spec.ts` use real locks. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    const others = FakeChannel.all.filter((each) => each !== this);
    queueMicrotask(() => others.forEach((each) => each.onmessage?.({ data })));
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((each) => each !== this);
  }
}

const page = (isBusy: boolean): Holder & { lost: Mock<() => void> } => ({
  isBusy: () => isBusy,
  end: () => Promise.resolve(),
  lost: vi.fn<() => void>(),
});

/** Locks of a slow device. */
class SlowLocks {
  #holder: object | null = null;

  query = (): Promise<object> => Promise.resolve({});

  async request(_: string, options: LockOptions, use: (lock: object | null) => unknown): Promise<void> {
    const { signal, ifAvailable, steal } = options;
    await new Promise((resolve) => setTimeout(resolve, 900));
    if (steal) this.#holder = null;
    while (this.#holder && !ifAvailable && !signal?.aborted) await new Promise((resolve) => setTimeout(resolve, 10));
    if (signal?.aborted) throw new DOMException('Not granted.', 'AbortError');
    const lock = this.#holder ? null : (this.#holder = {});
    await use(lock);
    if (this.#holder === lock) this.#holder = null;
  }
}

describe('pages with locks', () => {
  beforeEach(() => {
    FakeChannel.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('navigator', { locks: new SlowLocks() });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('play if no other page does, however slow the device is', async () => {
    const [first, second, third] = [page(false), page(true), page(true)];
    const asks = async (holder: Holder): Promise<boolean> => {
      const asked = claim(holder, 'play');
      await vi.advanceTimersByTimeAsync(5000);
      return asked;
    };
    expect(await asks(first)).toBe(true);
    // The first page only preloads; the second plays.
    expect(await asks(second)).toBe(true);
    expect(first.lost).toHaveBeenCalledOnce();
    expect(await asks(third)).toBe(false);
    expect(second.lost).not.toHaveBeenCalled();
  });

  it('replace a frozen page, which holds the lock and does not answer', async () => {
    const frozen = page(true);
    const first = claim(frozen, 'play');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(true);
    FakeChannel.all.forEach((channel) => (channel.onmessage = null));
    let isOurs: boolean | null = null;
    void claim(page(true), 'play').then((answer) => (isOurs = answer));
    await vi.advanceTimersByTimeAsync(3500);
    expect(isOurs).toBeNull();
    await vi.advanceTimersByTimeAsync(2500);
    expect(isOurs).toBe(true);
  });
});

describe('pages where storage is blocked', () => {
  const refuses = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refusingLocks = {
    query: () => Promise.resolve().then(refuses),
    request: () => Promise.resolve().then(refuses),
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each(['play', 'take over', 'warm'] as const)('play, each for itself (%s)', async (how) => {
    vi.stubGlobal('navigator', { locks: refusingLocks });
    vi.stubGlobal('BroadcastChannel', refuses);
    expect(await claim(page(true), how)).toBe(true);
  });

  it('ask each other if only locks are refused', async () => {
    FakeChannel.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('navigator', { locks: refusingLocks });
    const first = claim(page(true), 'play');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(true);
    const second = claim(page(true), 'play');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe(false);
  });
});

describe('pages without locks', () => {
  beforeEach(() => {
    FakeChannel.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function asks(holder: Holder, how: Parameters<typeof claim>[1]): Promise<boolean> {
    const asked = claim(holder, how);
    await vi.advanceTimersByTimeAsync(1000);
    return asked;
  }

  it('play if no other page does', async () => {
    expect(await asks(page(true), 'play')).toBe(true);
  });

  it('do not play where another one does', async () => {
    const first = page(true);
    await asks(first, 'play');
    expect(await asks(page(true), 'play')).toBe(false);
    expect(first.lost).not.toHaveBeenCalled();
  });

  it('get the lock from a page that only preloads', async () => {
    const first = page(false);
    await asks(first, 'warm');
    expect(await asks(page(true), 'play')).toBe(true);
    expect(first.lost).toHaveBeenCalledOnce();
  });

  it('can take over, and be taken over in turn', async () => {
    const [first, second] = [page(true), page(true)];
    await asks(first, 'play');
    expect(await asks(second, 'take over')).toBe(true);
    expect(first.lost).toHaveBeenCalledOnce();
    expect(await asks(first, 'take over')).toBe(true);
    expect(second.lost).toHaveBeenCalledOnce();
  });

  it('that ask at the same moment do not both play', async () => {
    const both = [claim(page(true), 'play'), claim(page(true), 'play')];
    await vi.advanceTimersByTimeAsync(1000);
    expect((await Promise.all(both)).filter((isOurs) => isOurs).length).toBeLessThan(2);
  });
});
