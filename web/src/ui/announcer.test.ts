import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from './announcer.svelte';

describe('the announcer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcer.polite = announcer.assertive = '';
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('merges moves of others into one sentence with the turn at its end, and never interrupts', () => {
    announcer.defer('Ben makes blue 5.');
    vi.advanceTimersByTime(2000);
    announcer.defer('Cleo makes blue 9.');
    vi.advanceTimersByTime(2000);
    expect(announcer.polite).toBe('');
    announcer.release('Your turn.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).toBe('Ben makes blue 5. Cleo makes blue 9. Your turn.');
    expect(announcer.assertive).toBe('');
  });

  it('announces pending sentences after a silence', () => {
    announcer.defer('Ben makes blue 5.');
    vi.advanceTimersByTime(5000);
    expect(announcer.polite).toBe('Ben makes blue 5.');
    announcer.release('Your turn.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).toBe('Your turn.');
  });

  it('delays a sentence while it is held, and merges it with the next', () => {
    const letGo = announcer.hold();
    announcer.release('Your turn.');
    vi.advanceTimersByTime(1000);
    expect(announcer.polite).toBe('');
    announcer.say('Tip: play a card.');
    letGo();
    expect(announcer.polite).toBe('Your turn. Tip: play a card.');
  });

  it('limits the time of a hold', () => {
    announcer.hold();
    announcer.release('Your turn.');
    vi.advanceTimersByTime(4000);
    expect(announcer.polite).toBe('Your turn.');
  });

  it('announces a repeated sentence again', () => {
    announcer.say('Ben passes.');
    vi.advanceTimersByTime(400);
    const before = announcer.polite;
    announcer.say('Ben passes.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).not.toBe(before);
    expect(announcer.polite.trim()).toBe('Ben passes.');
  });
});
