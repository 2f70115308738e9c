import type { GameId, Games } from '../../protocol/games';
import { spoken } from '../../texts/texts.svelte';
import type { GaugeLook } from './gauge';
import type { PileTexts } from './texts/en';
import type { PileView } from './types';

/** The games of the family: three piles, a special four and the same arithmetic. Selected by their view type. */
export type PileGame = { [G in GameId]: Games[G]['view'] extends PileView ? G : never }[GameId];

/** The differences between the games of the family. */
export interface Family {
  /** The suits of the three targets, in the order of the view. */
  kinds: readonly [string, string, string];
  /** The card that goes on any target. */
  four: string;
  hasDrawPile: boolean;
  /** A player deals, and the next seat starts; otherwise there is only a starter. */
  hasDealer: boolean;
  gauge: GaugeLook;
}

const families = new Map<PileGame, Family>();

/** Called by the kit of each game. */
export const join = (game: PileGame, family: Family): void => void families.set(game, family);

export function familyOf(game: PileGame): Family {
  const family = families.get(game);
  if (!family) throw new Error(`${game} is not registered as a pile game.`);
  return family;
}

/** This kit only gets matches of its own games. */
export const pileGame = (game: GameId): PileGame => game as PileGame;

export const wordsOf = (game: PileGame): PileTexts => spoken.now.games[game];

/** The target for a card's suit; -1 for the fours. */
export function homeOf(game: PileGame, card: string): number {
  return familyOf(game).kinds.findIndex((kind) => card.startsWith(kind));
}

/** The move that lays a card on a target, legal or not: docs/notation.md. */
export function moveTo(game: PileGame, card: string, target: number): string {
  return homeOf(game, card) === target ? card : `${card}>${familyOf(game).kinds[target] ?? ''}`;
}

/** The card and the target of a move. */
export function readMove(game: PileGame, move: string): { card: string; target: number } {
  const [card = '', on] = move.split('>');
  return { card, target: on === undefined ? homeOf(game, card) : homeOf(game, on) };
}

/** The targets on which a card may be laid. */
export function placesFor(game: PileGame, card: string, legalMoves: readonly string[]): number[] {
  return [0, 1, 2].filter((target) => legalMoves.includes(moveTo(game, card, target)));
}
