import type { GameId } from '../protocol/games';
import type { Facts, Tip, Tips } from '../table/tip';

/** A tip that applies now. */
export interface Due {
  /** Its key in the storage of this device: the game and its name. */
  id: string;
  tip: Tip;
  spots: readonly string[];
}

/** The tips of a game that apply now, the most important first. There are none out of turn. */
export function dueTips(game: GameId, tips: Tips, facts: Facts, seen: ReadonlySet<string>): Due[] {
  if (!facts.isMyTurn) return [];
  return tips.flatMap((tip) => {
    const id = `${game}-${tip.name}`;
    const spots = seen.has(id) ? null : tip.look(facts);
    return spots === null ? [] : [{ id, tip, spots }];
  });
}
