import { keysOf } from '../../hand/arrange';

/** One of the best moves as a table shows it. */
export interface Best {
  /** What it does, without a full stop at its end. */
  says: string;
  /** What is played: a card of the hand, a stock, a button. A spot. */
  card: string | null;
  /** Where it goes. A spot. */
  place: string | null;
}

/** A move that is next to the best one. */
export interface Other extends Best {
  /** On its flags; 1 if it may well be as good as the best. */
  number: number;
  /** What it costs, and why. */
  cost: string;
  why: string;
}

/** Who can be asked what is best. Everything in it is reactive. */
export interface Adviser {
  /** Whether it can be asked just now. */
  readonly isOffered: boolean;
  /** Whether it says something, if only that it thinks. */
  readonly isOpen: boolean;
  readonly best: Best | null;
  /** Why that is best, in a sentence. Empty in a lesson. */
  readonly why: string;
  readonly others: readonly Other[];
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
