import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Network } from './network.svelte';

describe('the network', () => {
  let isOnLine = true;
  beforeEach(() => {
    isOnLine = true;
    vi.useFakeTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is away at once if the first attempt fails', () => {
    const network = new Network();
    network.follow('connecting');
    expect(network.isAway).toBe(false);
    network.follow('lost');
    expect(network.isAway).toBe(true);
    network.follow('open');
    expect(network.isAway).toBe(false);
  });

  it('is not away shortly after a break of an open connection', () => {
    const network = new Network();
    network.follow('open');
    const stop = network.follow('lost');
    vi.advanceTimersByTime(1900);
    expect(network.isAway).toBe(false);
    stop();
    network.follow('open');
    vi.advanceTimersByTime(5000);
    expect(network.isAway).toBe(false);
    network.follow('lost');
    vi.advanceTimersByTime(2000);
    expect(network.isAway).toBe(true);
  });

  it('is away at once if the device reports it, unless the connection is open', () => {
    const network = new Network();
    const stop = network.watch();
    network.follow('open');
    isOnLine = false;
    window.dispatchEvent(new Event('offline'));
    expect(network.isCut).toBe(true);
    network.follow('open');
    expect(network.isAway).toBe(false);
    network.follow('lost');
    expect(network.isAway).toBe(true);
    stop();
  });
});
