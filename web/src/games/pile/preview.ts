import { facts } from '../../game/facts.svelte';
import type { PileGame } from './family';

/** The predicted result of a card on a pile. Only for display; the server decides. */
export interface Preview {
  kind: 'makes' | 'exact' | 'over';
  /** The sum with the card. */
  makes: number;
  /** The value that the card adds. */
  adds: number;
  /** The number of cards its player would take. */
  takes: number;
}

/** The value printed on a card: `b7` 7, `c0` 0; the four has none. */
export const valueOf = (game: PileGame, card: string): number =>
  card.length === 1 ? facts.number(game, 'fourValue') : Number(card.slice(1));

/** The highest safe sum. */
export const fullOf = (game: PileGame): number => facts.number(game, 'full');

export function preview(game: PileGame, pile: { sum: number; cards: readonly string[] }, card: string): Preview {
  const adds = valueOf(game, card);
  const makes = pile.sum + adds;
  const full = fullOf(game);
  if (makes > full) return { kind: 'over', makes, adds, takes: pile.cards.length };
  return { kind: makes === full ? 'exact' : 'makes', makes, adds, takes: 0 };
}
