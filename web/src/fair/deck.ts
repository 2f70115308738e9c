import { Slot } from '../game/registry';

/** The options of a record, by name. */
export type Options = ReadonlyMap<string, string>;

/**
 * The deck of a game as the check knows it. The check must not trust the server that it verifies. A fixture compares
 * this data with the rules (protocol/decks.json).
 */
export interface Deck {
  /** All cards in the order before the shuffle (docs/records.md, "Where chance stands"). */
  cards: (options: Options) => readonly string[];
  /** Only the first shuffle uses the whole deck; later shuffles use the discarded cards. */
  isReshuffled?: boolean;
  /** The starter is drawn in every round; otherwise the next seat clockwise starts. */
  drawsStarters?: boolean;
}

/** Decks by the rules version that records name. */
export type Decks = Readonly<Record<number, Deck>>;

export const decks = new Slot<Decks>('deck');

/** Repeats each card `count` times, one kind after the other: `times(3, 'b1 b2')`. */
export const times = (count: number, cards: string): string[] =>
  cards.split(' ').flatMap((card) => Array.from({ length: count }, () => card));

/** These cards in deck order; null if one of them is not in the deck. */
export function inOrder(deck: readonly string[], cards: readonly string[]): string[] | null {
  const kinds = [...new Set(deck)];
  const places = cards.map((card) => kinds.indexOf(card));
  if (places.includes(-1)) return null;
  return places.sort((a, b) => a - b).map((place) => kinds[place]!);
}

/** Whether these cards are a sub-multiset of those. */
export function isPartOf(cards: readonly string[], all: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.every((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
