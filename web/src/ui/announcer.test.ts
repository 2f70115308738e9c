import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from './announcer.svelte';

describe('what is said', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcer.polite = announcer.assertive = '';
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('of the others is one sentence that ends with one’s turn, and never interrupts', () => {
    announcer.keep('Ben makes blue 5.');
    vi.advanceTimersByTime(2000);
    announcer.keep('Cleo makes blue 9.');
    vi.advanceTimersByTime(2000);
    expect(announcer.polite).toBe('');
    announcer.release('Your turn.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).toBe('Ben makes blue 5. Cleo makes blue 9. Your turn.');
    expect(announcer.assertive).toBe('');
  });

  it('does not wait for ever', () => {
    announcer.keep('Ben makes blue 5.');
    vi.advanceTimersByTime(5000);
    expect(announcer.polite).toBe('Ben makes blue 5.');
    announcer.release('Your turn.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).toBe('Your turn.');
  });

  it('waits for what belongs to it, and comes as one', () => {
    const letGo = announcer.hold();
    announcer.release('Your turn.');
    vi.advanceTimersByTime(1000);
    expect(announcer.polite).toBe('');
    announcer.say('Tip: play a card.');
    letGo();
    expect(announcer.polite).toBe('Your turn. Tip: play a card.');
  });

  it('does not wait for ever for what does not come', () => {
    announcer.hold();
    announcer.release('Your turn.');
    vi.advanceTimersByTime(4000);
    expect(announcer.polite).toBe('Your turn.');
  });

  it('twice is heard twice', () => {
    announcer.say('Ben passes.');
    vi.advanceTimersByTime(400);
    const before = announcer.polite;
    announcer.say('Ben passes.');
    vi.advanceTimersByTime(400);
    expect(announcer.polite).not.toBe(before);
    expect(announcer.polite.trim()).toBe('Ben passes.');
  });
});
