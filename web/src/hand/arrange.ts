/** Keys for the cards of a hand: equal cards are told apart by counting, `b7.0`, `b7.1`. */
export function keysOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}.${count}`;
  });
}

export const cardOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/**
 * The cards in the order in which somebody laid them; new ones go where they belong among their like, else to the end.
 * Without an order of their own, as the server sorted them.
 */
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

/** Lays a card where another lies. */
export function moved(order: readonly string[], key: string, to: string): string[] {
  const at = order.indexOf(to);
  const from = order.indexOf(key);
  if (at < 0 || from < 0) return [...order];
  const rest = order.filter((other) => other !== key);
  rest.splice(at, 0, key);
  return rest;
}
