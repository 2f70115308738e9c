import type { Pace as SaidPace } from '../protocol/messages';

/** How long the moves of others are to be seen. */
export const PACES = ['calm', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** As the protocol calls it. */
export const SAID: Record<Pace, SaidPace> = { calm: 'CALM', normal: 'NORMAL', fast: 'FAST', atOnce: 'AT_ONCE' };

/** Before a move of another seat than the last one, and before a further move of the same seat. */
export type Wait = 'next' | 'further';

/** In milliseconds; the server waits as long with its bots (docs/protocol.md, pace). */
const MILLIS: Record<Pace, Record<Wait, number>> = {
  calm: { next: 2000, further: 900 },
  normal: { next: 1000, further: 450 },
  fast: { next: 400, further: 150 },
  atOnce: { next: 0, further: 0 },
};
export const millisOf = (pace: Pace, wait: Wait): number => MILLIS[pace][wait];

/** How much longer than usual a card travels; 0: it does not. */
export const TRAVEL: Record<Pace, number> = { calm: 1.6, normal: 1, fast: 0.55, atOnce: 0 };

/** Whether nothing is to move on this device. */
export const isStill = (pace: Pace): boolean =>
  TRAVEL[pace] === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pace of somebody who chose, in the first version, how fast cards travel. */
export function paceOf(speed: string | null): Pace {
  const paces: Record<string, Pace> = { still: 'atOnce', slow: 'calm', quick: 'fast' };
  return paces[speed ?? ''] ?? 'normal';
}
