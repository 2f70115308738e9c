import { Slot } from '../game/registry';

/** The options of a record, by name. */
export type Options = ReadonlyMap<string, string>;

/**
 * What the check of a deal knows of a game by itself, because it must not believe the server that it checks. A file of
 * examples holds it against the rules (protocol/decks.json).
 */
export interface Deck {
  /** All cards as they lie before they are shuffled (docs/records.md, "Where chance stands"). */
  cards: (options: Options) => readonly string[];
  /** Only the first shuffle is of the whole deck: later ones are of what was laid away. */
  isReshuffled?: boolean;
  /** Who begins is drawn in every round; else the next seat clockwise begins. */
  drawsStarters?: boolean;
}

/** By version of the game's rules, which records name. */
export type Decks = Readonly<Record<number, Deck>>;

export const decks = new Slot<Decks>('deck');

/** So many of each of these cards, one kind after the other: `times(3, 'b1 b2')`. */
export const times = (count: number, cards: string): string[] =>
  cards.split(' ').flatMap((card) => Array.from({ length: count }, () => card));

/** These cards in the order in which the deck lies; null if one of them is no card of it. */
export function inOrder(deck: readonly string[], cards: readonly string[]): string[] | null {
  const kinds = [...new Set(deck)];
  const places = cards.map((card) => kinds.indexOf(card));
  if (places.includes(-1)) return null;
  return places.sort((a, b) => a - b).map((place) => kinds[place]!);
}

/** Whether all of these cards are among those, each as often as it is there. */
export function isPartOf(cards: readonly string[], all: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.every((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
