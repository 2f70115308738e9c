import { facts } from '../../game/facts.svelte';
import type { TableEvent } from '../../protocol/events';
import type { PileGame } from './family';
import type { Score } from './types';

/** What a round came to, from its `scored` and `roundEnded`. */
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

/** Who had the most of what, all alone: those cards are free. */
export function majorities(scores: readonly Score[]): { seat: number; kinds: number[] }[] {
  return scores
    .map(({ seat, free }) => ({ seat, kinds: free.flatMap((isFree, kind) => (isFree ? [kind] : [])) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** Who shared the most of a kind, so that nobody got it for nothing. */
export function ties(scores: readonly Score[]): { kind: number; seats: number[] }[] {
  return [0, 1, 2].flatMap((kind) => {
    const most = Math.max(0, ...scores.map((score) => score.cards[kind] ?? 0));
    if (most === 0 || scores.some((score) => score.free[kind])) return [];
    return [{ kind, seats: scores.filter((score) => score.cards[kind] === most).map(({ seat }) => seat) }];
  });
}

export interface Cell {
  count: number;
  /** The cards themselves; empty if they are not told. */
  cards: string[];
  cost: number;
  isFree: boolean;
  isTied: boolean;
}

/** One player's row: the three kinds and the fours, left to right. What is free is told by the server, as are all points. */
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

/** The lowest totals, and by how much they lead the next. */
export function lead(totals: readonly number[]): { seats: number[]; by: number } {
  const best = Math.min(...totals);
  const seats = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const next = Math.min(...totals.filter((total) => total !== best));
  return { seats, by: Number.isFinite(next) ? next - best : 0 };
}
