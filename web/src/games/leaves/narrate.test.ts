import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import type { LeavesView } from './types';
import { texts as german } from './texts/de';
import { texts as english } from './texts/en';
import { texts as dutch } from './texts/nl';
import { flights } from './flights';
import { brief, narrate } from './narrate';
import { endingOf } from './scores';

const NAMES = ['Ada', 'Jonas', 'Clerk', 'Mira'];
const who = (seat: number) => ({ name: NAMES[seat] ?? '', isMe: seat === 3 });
const textOf = (event: TableEvent) => narrate(event, who)?.text;

describe('the log', () => {
  it('uses the words of the game', () => {
    expect(textOf({ kind: 'played', seat: 2, card: '10', count: 3 })).toBe('Clerk plays three 10s.');
    expect(textOf({ kind: 'played', seat: 3, card: '8', count: 1 })).toBe('You play an 8.');
    expect(textOf({ kind: 'lapEnded', lap: 2, seat: 0, cards: ['4'] })).toBe('Ada clears the row.');
    expect(textOf({ kind: 'roundWon', seat: 0 })).toBe('Ada has no cards left.');
    expect(textOf({ kind: 'lapsRanOut', winners: [0, 3] })).toBe('Ada and you have the fewest cards after 200 laps.');
    expect(textOf({ kind: 'matchEnded', totals: [1, 2, 3, 0], winners: [3] })).toBe('You win the match.');
    expect(textOf({ kind: 'roundBegan', round: 1, starter: 1 })).toBe('Jonas begins.');
  });

  it('marks a passing player, with the card', () => {
    expect(narrate({ kind: 'passed', seat: 1, card: '8' }, who)).toEqual({
      seat: 1,
      text: 'Jonas passes and takes an 8.',
      card: '8',
      isHot: true,
    });
  });

  it('has a few words for each move, for a list', () => {
    expect(brief([{ kind: 'played', seat: 1, card: '10', count: 3 }])).toBe('three 10s');
    expect(brief([{ kind: 'passed', seat: 1, card: '8' }])).toBe('a pass');
    expect(brief([{ kind: 'roundWon', seat: 1 }])).toBeNull();
  });

  it('is silent about the deal and about events of other games', () => {
    expect(textOf({ kind: 'dealt', seat: 0, count: 11, cards: [] })).toBeUndefined();
    expect(textOf({ kind: 'played', seat: 0, card: 'b7', target: 0, sum: 7 })).toBeUndefined();
  });
});

describe('the languages', () => {
  const ada = who(0);
  const me = who(3);

  it('have the right plurals', () => {
    expect(german.plays(ada, 3, 10)).toBe('Ada spielt drei 10er.');
    expect(german.plays(me, 1, 8)).toBe('Du spielst eine 8.');
    expect(dutch.plays(ada, 3, 10)).toBe('Ada speelt drie 10’en.');
    expect(dutch.plays(ada, 2, 7)).toBe('Ada speelt twee 7’s.');
    expect(english.passes(ada, 11)).toBe('Ada passes and takes an 11.');
    expect(german.wins([ada, me])).toBe('Ada und du teilt euch den Sieg.');
    expect(german.wins([ada, who(1)])).toBe('Ada und Jonas teilen sich den Sieg.');
    expect(dutch.leads([me], 1)).toBe('Jij staat voor met 1 punt.');
  });

  it('say what the ends need', () => {
    expect([english.needs(4), english.orLower(4), english.orLower(1)]).toEqual([
      'At least four',
      '4 or lower',
      'only 1s',
    ]);
    expect([german.needs(1), german.orHigher(10)]).toEqual(['Mindestens eine', '10 oder höher']);
    expect([dutch.needs(1), dutch.orHigher(13)]).toEqual(['Minstens één', 'alleen 13’en']);
    expect(english.short.low(3, 3, 4, 4)).toBe('Three 3s are one short. The low end holds four 4s.');
    expect(english.short.high(1, 11, 3, 10)).toBe('One 11 is two short. The high end holds three 10s.');
    expect(german.short.high(1, 11, 3, 10)).toBe('Eine 11 reicht nicht. Am oberen Ende liegen drei 10er.');
    expect(english.fits.high(3, 12)).toBe('Three 12s fit the high end.');
  });
});

describe('the end of a deal', () => {
  it('is read from the events, the fewest cards first', () => {
    const ending = endingOf([
      { kind: 'played', seat: 2, card: '10', count: 3 },
      { kind: 'roundWon', seat: 2 },
      { kind: 'roundEnded', round: 2, points: [7, 3, 0, 3], totals: [9, 8, 12, 8] },
    ]);
    expect(ending?.lines.map((line) => line.seat)).toEqual([2, 1, 3, 0]);
    expect(ending).toMatchObject({ round: 2, winners: [2], ranOut: false, leaders: [1, 3], fewest: 8, most: 12 });
    expect(endingOf([{ kind: 'roundWon', seat: 2 }])).toBeNull();
  });
});

describe('travelling cards', () => {
  const view = (row: LeavesView['row']): MatchView => ({
    number: 1,
    viewer: 0,
    toMove: 1,
    round: 1,
    points: [],
    totals: [],
    winners: [],
    deadline: null,
    legalMoves: [],
    table: {
      lap: 1,
      toMove: 1,
      hand: [],
      handSizes: [],
      known: [],
      passed: [],
      row,
      low: null,
      high: null,
      cleared: [],
      rest: 0,
    },
  });
  const after = view([{ card: '7', count: 3, copies: 8 }]);

  it('go from the hand or the plate to their own place in the stack', () => {
    expect(flights([{ kind: 'played', seat: 0, card: '7', count: 2 }], view([]), after)).toEqual([
      { card: '7', from: 'hand-7', to: 'row-7', lands: 'row-7-card-1' },
      { card: '7', from: 'hand-7', to: 'row-7', lands: 'row-7-top' },
    ]);
    expect(flights([{ kind: 'played', seat: 2, card: '7', count: 1 }], view([]), after)[0]?.from).toBe('seat-2');
  });

  it('go from the row to a passing player', () => {
    expect(flights([{ kind: 'passed', seat: 2, card: '7' }], after, after)).toEqual([
      { card: '7', from: 'row-7-top', to: 'seat-2' },
    ]);
    expect(flights([{ kind: 'passed', seat: 0, card: '7' }], after, after)[0]?.to).toBe('hand-7');
  });

  it('stay where they are when a new deal lies on the table', () => {
    expect(flights([{ kind: 'played', seat: 0, card: '7', count: 2 }], view([]), { ...after, round: 2 })).toEqual([]);
  });
});
