/** The state of a pile: below, exactly at, or over the full sum. */
export type Tone = 'plain' | 'exact' | 'over';

/** A pile and its sum; the last card may be the one just played. */
export interface PilePart {
  target: string;
  cards: readonly string[];
  sum: number;
  tone: Tone;
  hasNew: boolean;
}
