import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As after loading the page anew. */
async function opened() {
  vi.resetModules();
  return (await import('./seen.svelte')).hints;
}

describe('hints that were seen', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('are remembered', async () => {
    (await opened()).seen('thirteen-hand');
    expect([...(await opened()).done]).toEqual(['thirteen-hand']);
  });

  it('come back when they are restarted, for one game or for all', async () => {
    const hints = await opened();
    hints.seen('thirteen-hand');
    hints.seen('friday-kind');
    hints.stop();
    hints.restart('thirteen');
    expect(hints.isStopped).toBe(false);
    expect([...hints.done]).toEqual(['friday-kind']);
    hints.restart();
    expect([...(await opened()).done]).toEqual([]);
  });

  it('stay away when nobody wants them', async () => {
    (await opened()).stop();
    expect((await opened()).isStopped).toBe(true);
  });

  it('work without storage, as long as the page lives', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
    const hints = await opened();
    hints.seen('thirteen-hand');
    hints.stop();
    expect(hints.done.has('thirteen-hand')).toBe(true);
    expect(hints.isStopped).toBe(true);
    hints.restart();
    expect(hints.done.size).toBe(0);
  });
});
