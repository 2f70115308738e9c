import type { Pace as SaidPace } from '../protocol/messages';

/** How long moves of other players are shown. */
export const PACES = ['calm', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** The names in the protocol. */
export const SAID: Record<Pace, SaidPace> = { calm: 'CALM', normal: 'NORMAL', fast: 'FAST', atOnce: 'AT_ONCE' };

/** Before a move of a different seat, and before a further move of the same seat. */
export type Wait = 'next' | 'further';

/** In milliseconds. The server delays its bots equally (docs/protocol.md, pace). */
const MILLIS: Record<Pace, Record<Wait, number>> = {
  calm: { next: 2000, further: 900 },
  normal: { next: 1000, further: 450 },
  fast: { next: 400, further: 150 },
  atOnce: { next: 0, further: 0 },
};
export const millisOf = (pace: Pace, wait: Wait): number => MILLIS[pace][wait];

/** A factor for the duration of card flights; 0 disables them. */
export const TRAVEL: Record<Pace, number> = { calm: 1.6, normal: 1, fast: 0.55, atOnce: 0 };

/** Whether animations are off on this device. */
export const isStill = (pace: Pace): boolean =>
  TRAVEL[pace] === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Converts the card speed setting of the first version. */
export function paceOf(speed: string | null): Pace {
  const paces: Record<string, Pace> = { still: 'atOnce', slow: 'calm', quick: 'fast' };
  return paces[speed ?? ''] ?? 'normal';
}
