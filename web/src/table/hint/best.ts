import { keysOf } from '../../hand/arrange';

/** A recommended move for display. */
export interface Best {
  /** The effect of the move, without a full stop. */
  says: string;
  /** The spot of the played item: a hand card, a stock, a button. */
  card: string | null;
  /** The spot of its target. */
  place: string | null;
}

/** An alternative to the best move. */
export interface Other extends Best {
  /** The number on its flags; 1 if it may be as good as the best. */
  number: number;
  /** Its cost compared with the best move. */
  cost: string;
  why: string;
}

/** A source of hints. All members are reactive. */
export interface Adviser {
  /** Whether it can be asked now. */
  readonly isOffered: boolean;
  /** Whether it shows a hint or a search in progress. */
  readonly isOpen: boolean;
  readonly best: Best | null;
  /** The reason for the best move, in a sentence. Empty in a lesson. */
  readonly why: string;
  readonly others: readonly Other[];
  /** Prepares for a likely request. */
  prepare?(): void;
  /** Asks for a hint, or closes it. */
  toggle(): Promise<void>;
  close(): void;
}

/** The spot of a card in the hand: the first of equal cards. */
export function inHand(hand: readonly string[], card: string): string | null {
  const key = keysOf(hand).find((each) => each === `${card}.0`);
  return key === undefined ? null : `hand-${key}`;
}

/** Turns a sentence into a heading. */
export const heading = (sentence: string): string => sentence.replace(/\.$/, '');
