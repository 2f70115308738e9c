import type { GameId } from '../protocol/games';
import type { Facts, Hint, Hints } from '../table/hint';

/** A hint whose moment has come. */
export interface Due {
  /** As this device remembers it: the game, and what it is about. */
  id: string;
  hint: Hint;
  spots: readonly string[];
}

/** Which hint of a game helps at this moment; null if none. Out of turn there is enough to look at. */
export function dueHint(game: GameId, hints: Hints, facts: Facts, seen: ReadonlySet<string>): Due | null {
  if (!facts.isMyTurn) return null;
  for (const hint of hints) {
    const id = `${game}-${hint.name}`;
    const spots = seen.has(id) ? null : hint.look(facts);
    if (spots !== null) return { id, hint, spots };
  }
  return null;
}
