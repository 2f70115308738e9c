import type { GameId } from '../protocol/games';

/** The games that can be played, in the order in which they are shown: `games/shelf.ts` puts them here. */
export const GAMES: GameId[] = [];

export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text);

/** What a folder needs to know of every game. It declares it; the games bring it; it need not know the games. */
export class Slot<T> {
  readonly #brought = new Map<GameId, T>();

  constructor(private readonly name: string) {}

  put(game: GameId, part: T): void {
    this.#brought.set(game, part);
  }

  of(game: GameId): T {
    const part = this.#brought.get(game);
    if (part === undefined) throw new Error(`${game} has brought no ${this.name}.`);
    return part;
  }
}
