import type { GameId } from '../../protocol/games';

/** 13 and Friday the 13th are one family: three piles, a special four, and the same arithmetic. */
export type PileGame = 'thirteen' | 'friday';
export type Kind = 'b' | 'y' | 'g' | 'c' | 'm' | 'l';

interface Family {
  /** The suits of the three targets, in the order of the view. */
  kinds: readonly [Kind, Kind, Kind];
  /** The card that goes anywhere. */
  four: 'n' | 'f';
  hasDrawPile: boolean;
  /** Somebody deals, and the seat after theirs begins; else it only matters who begins. */
  hasDealer: boolean;
  rounds: (players: number) => number;
}

export const FAMILY: Record<PileGame, Family> = {
  thirteen: {
    kinds: ['b', 'y', 'g'],
    four: 'n',
    hasDrawPile: true,
    hasDealer: true,
    rounds: (players) => (players === 3 ? 6 : players),
  },
  friday: { kinds: ['c', 'm', 'l'], four: 'f', hasDrawPile: false, hasDealer: false, rounds: () => 4 },
};

export const isPileGame = (game: GameId): game is PileGame => game === 'thirteen' || game === 'friday';

/** The target on which a card of a suit belongs; -1 for the fours, which belong nowhere. */
export function homeOf(game: PileGame, card: string): number {
  return FAMILY[game].kinds.findIndex((kind) => card.startsWith(kind));
}

/** The move that lays a card on a target, whether or not it is allowed: docs/notation.md. */
export function moveTo(game: PileGame, card: string, target: number): string {
  return homeOf(game, card) === target ? card : `${card}>${FAMILY[game].kinds[target] ?? ''}`;
}

/** Which card a move lays, and where. */
export function readMove(game: PileGame, move: string): { card: string; target: number } {
  const [card = '', on] = move.split('>');
  return { card, target: on === undefined ? homeOf(game, card) : homeOf(game, on) };
}

/** The targets on which a card may be laid. */
export function placesFor(game: PileGame, card: string, legalMoves: readonly string[]): number[] {
  return [0, 1, 2].filter((target) => legalMoves.includes(moveTo(game, card, target)));
}
