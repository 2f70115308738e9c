import type { GameId } from '../protocol/games';

/** The order in which cards lie before they are shuffled (docs/records.md, "Where chance stands"). */

const suits = (names: string, values: readonly number[]): string[] =>
  [...names].flatMap((suit) => values.map((value) => `${suit}${value}`));
const numbers = (most: number): string[] => Array.from({ length: most }, (_, i) => String(i + 1));

const ORDER: Record<GameId, readonly string[]> = {
  thirteen: [...suits('byg', [1, 2, 4, 5, 7]), 'n'],
  friday: [...suits('cml', [0, 1, 2, 4, 5, 7]), 'f'],
  skipbo: [...numbers(12), 'w'],
  leaves: numbers(13),
};

/** These cards in that order; null if one of them is no card of the game. */
export function inOrder(game: GameId, cards: readonly string[]): string[] | null {
  const places = cards.map((card) => ORDER[game].indexOf(card));
  if (places.includes(-1)) return null;
  return places.sort((a, b) => a - b).map((place) => ORDER[game][place]!);
}

/** How many cards the deck has. */
export function deckSize(game: GameId, option: (name: string) => string | undefined): number {
  switch (game) {
    case 'thirteen':
      return 50;
    case 'friday':
      return option('deck') === '50' ? 50 : 53;
    case 'skipbo':
      return option('wilds') === '12' ? 108 : 112;
    case 'leaves':
      return 62;
  }
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
