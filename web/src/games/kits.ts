import type { GameId } from '../protocol/games';
import type { GameKit } from '../table/kit';
import { REGISTRY } from './registry';

const fetched = new Map<GameId, Promise<GameKit>>();

/** A game's client code, fetched when its table is first entered. Repeated calls return the same promise. */
export function kitOf(game: GameId): Promise<GameKit> {
  let kit = fetched.get(game);
  if (!kit) fetched.set(game, (kit = REGISTRY[game].kit().then((module) => module.kit)));
  return kit;
}
