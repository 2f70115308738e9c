import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The state after a reload. */
async function opened() {
  vi.resetModules();
  return (await import('./seen.svelte')).seenTips;
}

describe('seen tips', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('are stored', async () => {
    (await opened()).seen('thirteen-hand');
    expect([...(await opened()).done]).toEqual(['thirteen-hand']);
  });

  it('come back when they are restarted, for one game or for all', async () => {
    const tips = await opened();
    tips.seen('thirteen-hand');
    tips.seen('friday-kind');
    tips.stop();
    tips.restart('thirteen');
    expect(tips.isStopped).toBe(false);
    expect([...tips.done]).toEqual(['friday-kind']);
    tips.restart();
    expect([...(await opened()).done]).toEqual([]);
  });

  it('can be disabled', async () => {
    (await opened()).stop();
    expect((await opened()).isStopped).toBe(true);
  });

  it('work without storage, as long as the page lives', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
    const tips = await opened();
    tips.seen('thirteen-hand');
    tips.stop();
    expect(tips.done.has('thirteen-hand')).toBe(true);
    expect(tips.isStopped).toBe(true);
    tips.restart();
    expect(tips.done.size).toBe(0);
  });
});
