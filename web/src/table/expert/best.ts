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

/** Who can be asked what is best. Everything in it is reactive. */
export interface Adviser {
  /** Whether it can be asked just now. */
  readonly isOffered: boolean;
  /** Whether it says something, if only that it thinks. */
  readonly isOpen: boolean;
  readonly best: Best | null;
  /** Somebody is about to ask. */
  prepare?(): void;
  /** Asks, or puts the answer away. */
  toggle(): Promise<void>;
  close(): void;
}

/** Where a card lies in the hand: the first of its like. */
export function inHand(hand: readonly string[], card: string): string | null {
  const key = keysOf(hand).find((each) => each === `${card}.0`);
  return key === undefined ? null : `hand-${key}`;
}

/** A sentence becomes a heading. */
export const heading = (sentence: string): string => sentence.replace(/\.$/, '');
