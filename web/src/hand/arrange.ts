/** Keys for the cards of a hand. Equal cards are numbered: `b7.0`, `b7.1`. */
export function keysOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}.${count}`;
  });
}

export const cardOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** The cards in the player's order; new cards go beside similar ones, else to the end. Without an own order, the server's order. */
export function arranged(cards: readonly string[], order: readonly string[] | null): string[] {
  const sorted = keysOf(cards);
  if (!order) return sorted;
  const kept = order.filter((key) => sorted.includes(key));
  for (const key of sorted) {
    if (kept.includes(key)) continue;
    const like = kept.findLastIndex((other) => cardOf(other) === cardOf(key));
    if (like >= 0) kept.splice(like + 1, 0, key);
    else kept.push(key);
  }
  return kept;
}

/** Moves a card to another card's position. */
export function moved(order: readonly string[], key: string, to: string): string[] {
  const at = order.indexOf(to);
  const from = order.indexOf(key);
  if (at < 0 || from < 0) return [...order];
  const rest = order.filter((other) => other !== key);
  rest.splice(at, 0, key);
  return rest;
}
