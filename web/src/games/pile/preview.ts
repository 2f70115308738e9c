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

const FULL = 13;

/** The value printed on a card: `b7` 7, `c0` 0, a Nasty Four and a Friday 4. */
export const valueOf = (card: string): number => (card.length === 1 ? 4 : Number(card.slice(1)));

export function preview(pile: { sum: number; cards: readonly string[] }, card: string): Preview {
  const adds = valueOf(card);
  const makes = pile.sum + adds;
  if (makes > FULL) return { kind: 'over', makes, adds, takes: pile.cards.length };
  return { kind: makes === FULL ? 'exact' : 'makes', makes, adds, takes: 0 };
}
