import { facts } from '../../game/facts.svelte';
import type { TableEvent } from '../../protocol/events';
import type { PileGame } from './family';
import type { Score } from './types';

/** The result of a round, from its `scored` and `roundEnded`. */
export interface Tally {
  round: number;
  points: number[];
  totals: number[];
  scores: Score[];
}

export function tallyOf(events: readonly TableEvent[]): Tally | null {
  const scored = events.find((event) => event.kind === 'scored');
  const ended = events.find((event) => event.kind === 'roundEnded');
  if (!scored || !ended) return null;
  return { round: ended.round, points: ended.points, totals: ended.totals, scores: scored.scores };
}

/** The players with a strict majority of a kind: those cards are free. */
export function majorities(scores: readonly Score[]): { seat: number; kinds: number[] }[] {
  return scores
    .map(({ seat, free }) => ({ seat, kinds: free.flatMap((isFree, kind) => (isFree ? [kind] : [])) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** Ties for the majority of a kind: no player gets it free. */
export function ties(scores: readonly Score[]): { kind: number; seats: number[] }[] {
  return [0, 1, 2].flatMap((kind) => {
    const most = Math.max(0, ...scores.map((score) => score.cards[kind] ?? 0));
    if (most === 0 || scores.some((score) => score.free[kind])) return [];
    return [{ kind, seats: scores.filter((score) => score.cards[kind] === most).map(({ seat }) => seat) }];
  });
}

export interface Cell {
  count: number;
  /** The cards themselves; empty if unknown. */
  cards: string[];
  cost: number;
  isFree: boolean;
  isTied: boolean;
}

/** One player's row: the three kinds and the fours, left to right. The server sends free kinds and points. */
export function cells(
  game: PileGame,
  score: Score,
  letters: readonly string[],
  tied: readonly { kind: number; seats: number[] }[],
): Cell[] {
  return letters.map((letter, kind) => {
    const isFour = kind === letters.length - 1;
    const count = isFour ? score.fours : (score.cards[kind] ?? 0);
    const named = score.taken.filter((card) => card.startsWith(letter));
    const isFree = !isFour && (score.free[kind] ?? false);
    return {
      count,
      cards: named.length === count ? named : [],
      cost: isFree ? 0 : count * facts.number(game, isFour ? 'fourPoints' : 'cardPoints'),
      isFree,
      isTied: !isFour && tied.some((tie) => tie.kind === kind && tie.seats.includes(score.seat)),
    };
  });
}

/** The lowest totals and their lead over the next. */
export function lead(totals: readonly number[]): { seats: number[]; by: number } {
  const best = Math.min(...totals);
  const seats = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const next = Math.min(...totals.filter((total) => total !== best));
  return { seats, by: Number.isFinite(next) ? next - best : 0 };
}
