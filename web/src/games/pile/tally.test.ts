import { describe, expect, it } from 'vitest';
import { events } from '../../../target/fixtures';
import type { Score } from './types';
import { texts as german } from '../friday/texts/de';
import { texts as english } from '../friday/texts/en';
import { texts as dutch } from '../friday/texts/nl';
import { texts as colours } from '../thirteen/texts/de';
import { explained, standing } from './sentences';
import { cells, lead, majorities, tallyOf, ties } from './tally';

const score = (seat: number, cards: number[], free: boolean[], fours: number, points: number): Score => ({
  seat,
  cards,
  free,
  fours,
  points,
  taken: [],
});
/** The worked example of Friday the 13th (F10). */
const FRIDAY = [
  score(0, [2, 4, 0], [false, true, false], 3, 8),
  score(1, [5, 1, 4], [false, false, true], 2, 10),
  score(2, [5, 3, 3], [false, false, false], 0, 11),
];
const names = ['Michelle', 'Jasmin', 'Tom'];
const from = (me: number) => (seat: number) => ({ name: names[seat] ?? '', isMe: seat === me });

describe('a tally', () => {
  it('finds majorities and ties', () => {
    expect(majorities(FRIDAY)).toEqual([
      { seat: 0, kinds: [1] },
      { seat: 1, kinds: [2] },
    ]);
    expect(ties(FRIDAY)).toEqual([{ kind: 0, seats: [1, 2] }]);
  });
  it('adds up to the server’s points', () => {
    const scored = events['pile-scored'];
    if (scored.kind !== 'scored') throw new Error('no score');
    for (const [scores, letters] of [
      [FRIDAY, ['c', 'm', 'l', 'f']],
      [scored.scores, ['b', 'y', 'g', 'n']],
    ] as const)
      for (const each of scores) {
        const row = cells('friday', each, letters, ties(scores));
        expect(row.reduce((sum, cell) => sum + cell.cost, 0)).toBe(each.points);
        if (each.taken.length > 0) for (const cell of row) expect(cell.cards).toHaveLength(cell.count);
      }
  });
  it('shows only counts if the cards are unknown', () => {
    expect(cells('friday', FRIDAY[0]!, ['c', 'm', 'l', 'f'], [])[0]).toMatchObject({ count: 2, cards: [] });
  });
  it('needs both events', () => {
    expect(tallyOf([events['pile-scored']])).toBeNull();
    expect(tallyOf([events['pile-scored'], events['match-roundEnded']])?.round).toBe(1);
  });
  it('finds the leaders', () => {
    expect(lead([14, 22, 32])).toEqual({ seats: [0], by: 8 });
    expect(lead([5, 5, 9])).toEqual({ seats: [0, 1], by: 4 });
    expect(lead([0, 0, 0])).toEqual({ seats: [0, 1, 2], by: 0 });
  });
});

describe('the sentence at the end of a round', () => {
  it('explains in English', () => {
    expect(explained(english, FRIDAY, from(-1))).toBe(
      'Michelle had the most mirrors and Jasmin the most ladders: those cards cost nothing. Jasmin and Tom tied on cats, so everyone pays for cats.',
    );
    expect(explained(english, FRIDAY, from(1))).toBe(
      'Michelle had the most mirrors and you the most ladders: those cards cost nothing. You and Tom tied on cats, so everyone pays for cats.',
    );
    expect(explained(english, [score(0, [0, 0, 0], [false, false, false], 0, 0)], from(0))).toBe(
      'Nobody took a card, so there is nothing to pay.',
    );
  });
  it('stays clear when one player has the most of two kinds', () => {
    const both = [score(0, [4, 4, 0], [true, true, false], 0, 0), score(1, [1, 1, 2], [false, false, true], 0, 2)];
    expect(explained(english, both, from(0))).toBe(
      'You had the most cats and the most mirrors, Jasmin the most ladders: those cards cost nothing.',
    );
  });
  it('explains in German and Dutch', () => {
    expect(explained(german, FRIDAY, from(2))).toBe(
      'Michelle hatte die meisten Spiegel und Jasmin die meisten Leitern: Die kosten nichts. Du und Jasmin liegt bei den Katzen gleichauf, darum zahlen dort alle.',
    );
    expect(explained(colours, FRIDAY, from(0))).toContain('Du hattest die meisten gelben Karten');
    expect(explained(dutch, FRIDAY, from(-1))).toBe(
      'Michelle had de meeste spiegels en Jasmin de meeste ladders: die kosten niets. Jasmin en Tom staan gelijk bij de katten, dus iedereen betaalt daarvoor.',
    );
  });
  it('describes the score of the match', () => {
    const tally = { round: 3, points: [], totals: [14, 22, 32], scores: [] };
    expect(standing(english, tally, 4, from(-1))).toBe(
      'One round to go. The fewest points win. Michelle leads by 8 points.',
    );
    expect(standing(german, tally, 6, from(0))).toBe(
      'Noch drei Runden. Wer die wenigsten Punkte hat, gewinnt. Du führst mit 8 Punkten Vorsprung.',
    );
    expect(standing(dutch, tally, 3, from(0))).toBe('Wie de minste punten heeft, wint.');
  });
});
