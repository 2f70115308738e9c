import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnListing } from '../../protocol/messages';
import { store } from '../../settings/stored';
import { PendingCloses, markReturned, isLeaving } from './pendingCloses.svelte';

const bot = { name: 'Ben (easy)', level: 'easy' };
const person = { name: 'Ines', level: null };
// The rest of a row is irrelevant here.
const row = (table: string, rest: Partial<OwnListing> = {}): OwnListing =>
  ({ table, isHost: true, isYourTurn: false, others: [bot], ...rest }) as OwnListing;

describe('closing a row', () => {
  let asked: string[] = [];
  let isRefused = false;
  const make = (): PendingCloses =>
    new PendingCloses(({ type, table }) => {
      asked.push(`${type} ${table}`);
      return Promise.resolve({ type: isRefused ? 'refused' : 'done' });
    });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    store('left', null);
    asked = [];
    isRefused = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks the server only when it can no longer be undone', () => {
    const closing = make();
    closing.close(row('a'));
    expect([...closing.rows.keys()]).toEqual(['a']);
    expect(closing.hides(row('a'))).toBe(false);
    vi.advanceTimersByTime(5900);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual(['close a']);
    expect(closing.hides(row('a'))).toBe(true);
  });

  it('can be undone', () => {
    const closing = make();
    closing.close(row('a'));
    closing.undo('a');
    vi.advanceTimersByTime(60_000);
    closing.finish();
    expect(asked).toEqual([]);
    expect(closing.hides(row('a'))).toBe(false);
  });

  it('waits longer with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    make().close(row('a'));
    vi.advanceTimersByTime(9900);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual(['close a']);
  });

  it('is done at once when the page goes away, and once', () => {
    const closing = make();
    const stop = closing.watch();
    closing.close(row('a'));
    window.dispatchEvent(new Event('pagehide'));
    expect(asked).toEqual(['close a']);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual(['close a']);
  });

  it('is repeated at the next visit if the server did not receive it', () => {
    make().close(row('a'));
    vi.advanceTimersByTime(6000);
    const later = make();
    later.remind([row('a'), row('b')]);
    later.remind([row('a'), row('b')]);
    expect(asked).toEqual(['close a', 'close a']);
  });

  it('leaves tables with other persons, and shows them again in the viewer’s turn or after a return', () => {
    const shared = row('a', { others: [person, bot] });
    expect([isLeaving(row('a')), isLeaving(shared), isLeaving(row('a', { isHost: false }))]).toEqual([
      false,
      true,
      true,
    ]);
    const closing = make();
    closing.close(shared);
    vi.advanceTimersByTime(6000);
    expect(asked).toEqual(['rise a']);
    expect(closing.hides(shared)).toBe(true);
    expect(closing.hides({ ...shared, isYourTurn: true })).toBe(false);
    markReturned('a');
    expect(make().hides(shared)).toBe(false);
  });

  it('closes a table if its host has no seat', async () => {
    isRefused = true;
    make().close(row('a', { others: [person] }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(asked).toEqual(['rise a', 'close a']);
  });
});
