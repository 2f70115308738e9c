import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../connection/server.svelte';
import { spoken } from '../texts/texts.svelte';
import Countdown from './Countdown.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows figures, with words for screen readers', () => {
  const until = server.connection.now() + 3 * 86_400_000;
  render(Countdown, { until, says: spoken.now.table.clock });
  const read = (): (string | null)[] => [...screen.getByRole('timer').children].map(({ textContent }) => textContent);
  expect(read()).toEqual(['3 days left', '3 days left']);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(read()).toEqual(['2 days 23\u00a0h left', '2 days and 23 hours left']);
});
