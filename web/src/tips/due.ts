import type { GameId } from '../protocol/games';
import type { Facts, Tip, Tips } from '../table/tip';

/** A hint whose moment has come. */
export interface Due {
  /** As this device remembers it: the game, and what it is about. */
  id: string;
  hint: Tip;
  spots: readonly string[];
}

/** The hints of a game that help at this moment, the most important first. Out of turn there is enough to look at. */
export function dueHints(game: GameId, hints: Tips, facts: Facts, seen: ReadonlySet<string>): Due[] {
  if (!facts.isMyTurn) return [];
  return hints.flatMap((hint) => {
    const id = `${game}-${hint.name}`;
    const spots = seen.has(id) ? null : hint.look(facts);
    return spots === null ? [] : [{ id, hint, spots }];
  });
}
