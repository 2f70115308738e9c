import type { GameId } from '../protocol/games';

export const GAMES: readonly GameId[] = ['thirteen', 'friday', 'skipbo', 'leaves'];
export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text);
