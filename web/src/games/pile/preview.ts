import { facts } from '../../game/facts.svelte';
import type { PileGame } from './family';

/** What a card would make of a pile. The server decides; this only says it before the card is laid. */
export interface Preview {
  kind: 'makes' | 'exact' | 'over';
  /** The sum with the card. */
  makes: number;
  /** How much the card adds to it. */
  adds: number;
  /** How many cards its player would take. */
  takes: number;
}

/** The value printed on a card: `b7` 7, `c0` 0; the four goes without. */
export const valueOf = (game: PileGame, card: string): number =>
  card.length === 1 ? facts.number(game, 'fourValue') : Number(card.slice(1));

/** The sum that is still safe. */
export const fullOf = (game: PileGame): number => facts.number(game, 'full');

export function preview(game: PileGame, pile: { sum: number; cards: readonly string[] }, card: string): Preview {
  const adds = valueOf(game, card);
  const makes = pile.sum + adds;
  const full = fullOf(game);
  if (makes > full) return { kind: 'over', makes, adds, takes: pile.cards.length };
  return { kind: makes === full ? 'exact' : 'makes', makes, adds, takes: 0 };
}
