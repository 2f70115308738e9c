import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StepQueue, type QueueItem } from './StepQueue';

interface Thing extends QueueItem {
  name: string;
}
const sight = (name: string, millis: number): Thing => ({ name, wait: () => millis, isVisible: true });
const aside = (name: string): Thing => ({ name, wait: () => 0, isVisible: false });

describe('a backlog', () => {
  let seen: string[] = [];
  let isHeld = false;
  let backlog: StepQueue<Thing>;
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    isHeld = false;
    backlog = new StepQueue<Thing>(
      ({ name }) => seen.push(name),
      () => isHeld,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first at once, and each of the others after its time', () => {
    backlog.add(sight('a', 1000));
    backlog.add(sight('b', 1000));
    backlog.add(sight('c', 450));
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(999);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a', 'b']);
    vi.advanceTimersByTime(450);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(backlog.length).toBe(0);
  });

  it('lets what comes late come at once', () => {
    backlog.add(sight('a', 1000));
    vi.advanceTimersByTime(1200);
    backlog.add(sight('b', 1000));
    expect(seen).toEqual(['a', 'b']);
  });

  it('keeps the order: an invisible step waits for earlier ones, but delays none', () => {
    backlog.add(sight('a', 1000));
    backlog.add(sight('b', 1000));
    backlog.add(aside('people'));
    backlog.add(sight('c', 1000));
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['a', 'b', 'people']);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['a', 'b', 'people', 'c']);
  });

  it('lands at once, in order, and goes on from there', () => {
    backlog.add(sight('a', 1000), sight('b', 1000), sight('c', 1000));
    backlog.land();
    expect(seen).toEqual(['a', 'b', 'c']);
    backlog.add(sight('d', 1000));
    expect(seen).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lands by itself when it has grown too long', () => {
    for (let i = 0; i < 40; i++) backlog.add(sight(String(i), 1000));
    expect(seen.length).toBeGreaterThan(15);
    expect(backlog.length).toBeLessThan(25);
  });

  it('waits while the table is covered, and a full time when it is seen again', () => {
    backlog.add(sight('a', 1000));
    isHeld = true;
    backlog.add(sight('b', 1000));
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['a']);
    isHeld = false;
    backlog.resume();
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['a', 'b']);
  });

  it('forgets what the whole table has overtaken', () => {
    backlog.add(sight('a', 1000), sight('b', 1000));
    backlog.clear();
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['a']);
    backlog.add(sight('c', 1000));
    expect(seen).toEqual(['a', 'c']);
  });
});
