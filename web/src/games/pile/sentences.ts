import type { Score } from './types';
import type { PileTexts } from './texts/en';
import type { Who } from '../../texts/words';
import { lead, majorities, type Tally, ties } from './tally';

type Seat = (seat: number) => Who;

/** Explains the cost of a round: majorities and ties. */
export function explained(texts: PileTexts, scores: readonly Score[], who: Seat): string {
  const words = (kind: number) => texts.kinds[kind] ?? texts.kinds[0];
  const most = majorities(scores).map(({ seat, kinds: own }) => ({
    who: who(seat),
    most: own.map((kind) => words(kind).most),
  }));
  const sentences = ties(scores).map(({ kind, seats }) => texts.tied(seats.map(who), words(kind).tied));
  if (most.length > 0) sentences.unshift(texts.free(most));
  return sentences.length > 0 ? sentences.join(' ') : texts.nobodyTook;
}

/** The score of the match: remaining rounds and leaders. */
export function standing(texts: PileTexts, { round, totals }: Tally, rounds: number, who: Seat): string {
  const { seats, by } = lead(totals);
  const [first] = seats;
  if (round >= rounds || first === undefined) return texts.fewestWins;
  const front = seats.length === 1 ? texts.leads(who(first), by) : texts.shareLead(seats.map(who));
  return [texts.toGo(rounds - round), texts.fewestWins, front].join(' ');
}
