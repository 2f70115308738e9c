import type { GameId } from '../protocol/games';
import type { GameKit } from '../table/kit';

const fetched = new Map<GameId, Promise<GameKit>>();

/** A game's part of the client, fetched when its table is entered first. Asked again it is the same promise. */
export function kitOf(game: GameId): Promise<GameKit> {
  let kit = fetched.get(game);
  if (!kit) fetched.set(game, (kit = fetchKit(game)));
  return kit;
}

function fetchKit(game: GameId): Promise<GameKit> {
  switch (game) {
    case 'thirteen':
      return import('./thirteen/kit').then((module) => module.kit);
    case 'friday':
      return import('./friday/kit').then((module) => module.kit);
    case 'skipbo':
      return import('./skipbo/kit').then((module) => module.kit);
    case 'leaves':
      return import('./leaves/kit').then((module) => module.kit);
  }
}
