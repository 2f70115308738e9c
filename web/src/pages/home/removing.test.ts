import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Removing } from './removing.svelte';

/** The timeout of a hanging test, in milliseconds. */
const LONGEST = 60_000;

describe('deleting a table of this device', () => {
  const forgotten: string[] = [];
  const make = (): Removing =>
    new Removing(
      () => undefined,
      (table) => {
        forgotten.push(table);
        return Promise.resolve();
      },
    );
  beforeEach(() => {
    forgotten.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('happens after a while, and never if it is undone', () => {
    const removing = make();
    removing.remove('a');
    removing.remove('b');
    removing.undo('b');
    expect([...removing.rows]).toEqual(['a']);
    vi.advanceTimersByTime(10_000);
    expect(forgotten).toEqual(['a']);
    expect(removing.isGone('a')).toBe(true);
    expect(removing.isGone('b')).toBe(false);
  });

  it('happens at once when the page goes away', () => {
    const removing = make();
    const stop = removing.watch();
    removing.remove('a');
    stop();
    expect(forgotten).toEqual(['a']);
    vi.advanceTimersByTime(10_000);
    expect(forgotten).toEqual(['a']);
  });

  it('is done at the next visit if the page was closed too soon', async () => {
    const hasty = new Removing(
      () => undefined,
      () => new Promise(() => undefined),
    );
    hasty.remove('a');
    hasty.finish();
    const removing = make();
    expect(removing.isGone('a')).toBe(true);
    removing.watch();
    await vi.waitFor(() => expect(forgotten).toEqual(['a']), LONGEST);
    await vi.waitFor(() => expect(make().isGone('a')).toBe(false), LONGEST);
  });
});
