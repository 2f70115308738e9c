import { keysOf } from '../../hand/arrange';

/** The best move as a table shows it. Other moves may join it later: each has its own number on its flags. */
export interface Best {
  /** What it does, without a full stop at its end. */
  says: string;
  /** What is played: a card of the hand, a stock, a button. A spot. */
  card: string | null;
  /** Where it goes. A spot. */
  place: string | null;
}

/** Where a card lies in the hand: the first of its like. */
export function inHand(hand: readonly string[], card: string): string | null {
  const key = keysOf(hand).find((each) => each === `${card}.0`);
  return key === undefined ? null : `hand-${key}`;
}

/** A sentence becomes a heading. */
export const heading = (sentence: string): string => sentence.replace(/\.$/, '');
