import { describe, expect, it } from 'vitest';
import { messages } from '../protocol/fixtures.gen';
import type { LeavesView } from '../games/leaves/types';
import type { PileView } from '../games/pile/types';
import type { SkipBoView } from '../games/skipbo/types';
import { hints as de } from '../texts/de/hints';
import { hints as en } from '../texts/en/hints';
import { hints as nl } from '../texts/nl/hints';
import { dueHint, isUrgent, type GameFacts } from './due';

const NONE: ReadonlySet<string> = new Set();
const allBut = (...ids: string[]): ReadonlySet<string> => {
  const every = [
    ...['thirteen-hand', 'thirteen-target', 'thirteen-high', 'thirteen-nasty', 'thirteen-taken'],
    ...['friday-kind', 'friday-over', 'friday-friday', 'friday-most'],
    ...['skipbo-stock', 'skipbo-pawns', 'skipbo-needs', 'skipbo-number', 'skipbo-end'],
    ...['leaves-wins', 'leaves-open', 'leaves-ends', 'leaves-many', 'leaves-pass'],
  ];
  return new Set(every.filter((id) => !ids.includes(id)));
};

const pile = (change: Partial<PileView> = {}): PileView => ({
  starter: 0,
  toMove: 0,
  hand: ['b1', 'y5'],
  handSizes: [2, 2, 2],
  drawPile: 20,
  targets: [
    { sum: 0, cards: [] },
    { sum: 0, cards: [] },
    { sum: 0, cards: [] },
  ],
  taken: [0, 0, 0],
  openTaken: [],
  plays: [],
  ...change,
});
const sums = (...of: number[]): PileView['targets'] => of.map((sum) => ({ sum, cards: [] }));
const thirteen = (view: PileView, isMyTurn = true): GameFacts => ({
  game: 'thirteen',
  view,
  mySeat: 0,
  isMyTurn,
  legalMoves: [],
});
const friday = (view: PileView): GameFacts => ({ game: 'friday', view, mySeat: 0, isMyTurn: true, legalMoves: [] });

describe('hints of 13', () => {
  it('begin with the hand, when it is our turn', () => {
    expect(dueHint(thirteen(pile()), NONE)).toEqual({ id: 'thirteen-hand', spots: ['hand'] });
    expect(dueHint(thirteen(pile(), false), NONE)).toBeNull();
  });
  it('are never shown twice', () => {
    expect(dueHint(thirteen(pile()), new Set(['thirteen-hand']))).toBeNull();
  });
  it('speak of a target once something lies there', () => {
    const seen = allBut('thirteen-target');
    expect(dueHint(thirteen(pile()), seen)).toBeNull();
    expect(dueHint(thirteen(pile({ targets: sums(0, 5, 3) })), seen)?.spots).toEqual(['target-1']);
  });
  it('speak of going over as soon as a card in hand could', () => {
    const seen = allBut('thirteen-high');
    expect(dueHint(thirteen(pile({ targets: sums(8, 8, 0) })), seen)).toBeNull();
    expect(dueHint(thirteen(pile({ targets: sums(4, 0, 9) })), seen)?.spots).toEqual(['target-2']);
    expect(dueHint(thirteen(pile({ targets: sums(10, 0, 0), hand: ['n'] })), seen)?.spots).toEqual(['target-0']);
  });
  it('speak of the Nasty Four when one is held', () => {
    const seen = allBut('thirteen-nasty');
    expect(dueHint(thirteen(pile()), seen)).toBeNull();
    expect(dueHint(thirteen(pile({ hand: ['b1', 'n'] })), seen)?.spots[0]).toBe('hand-n.0');
  });
  it('speak of the most of a colour at the first taken pile, in turn only, our own first', () => {
    const seen = allBut('thirteen-taken');
    expect(dueHint(thirteen(pile()), seen)).toBeNull();
    expect(dueHint(thirteen(pile({ taken: [0, 0, 3] }), false), seen)).toBeNull();
    expect(dueHint(thirteen(pile({ taken: [0, 0, 3] })), seen)?.spots[0]).toBe('seat-2');
    expect(dueHint(thirteen(pile({ taken: [2, 0, 3] })), seen)?.spots[0]).toBe('seat-0');
  });
});

describe('hints of Friday the 13th', () => {
  it('go from the kind to the most', () => {
    expect(dueHint(friday(pile()), NONE)?.id).toBe('friday-kind');
    expect(dueHint(friday(pile({ targets: sums(12, 0, 0) })), new Set(['friday-kind']))?.id).toBe('friday-over');
    expect(dueHint(friday(pile({ hand: ['f'] })), allBut('friday-friday'))?.spots[0]).toBe('hand-f.0');
    expect(dueHint(friday(pile({ taken: [1, 0, 0] })), allBut('friday-most'))?.id).toBe('friday-most');
  });
  it('do not use those of 13', () => {
    expect(dueHint(friday(pile()), allBut('thirteen-hand'))).toBeNull();
  });
});

describe('hints of Skip-Bo', () => {
  const message = messages['update-skipbo'];
  if (message.type !== 'update' || !message.match) throw new Error('no view');
  const view = message.match.table as SkipBoView; // It is the update of that game.
  const legal = message.match.legalMoves;
  const facts = (legalMoves: readonly string[], change: Partial<SkipBoView> = {}): GameFacts => ({
    game: 'skipbo',
    view: { ...view, ...change },
    mySeat: 0,
    isMyTurn: true,
    legalMoves,
  });

  it('begin with the stock', () => {
    expect(dueHint(facts(legal), NONE)).toEqual({ id: 'skipbo-stock', spots: ['stock-0'] });
  });
  it('show where the pawns stand, then what an open pile needs', () => {
    expect(dueHint(facts(legal), new Set(['skipbo-stock']))).toEqual({
      id: 'skipbo-pawns',
      spots: ['space-1', 'space-7'],
    });
    expect(dueHint(facts(legal), allBut('skipbo-needs'))?.spots).toEqual(['pile-blue', 'pile-orange']);
  });
  it('speak of the pawns before anything is built, at one on a colour if there is one', () => {
    const seen = new Set(['skipbo-stock']);
    const standing = (...pawns: number[]) => view.seats.map((seat) => ({ ...seat, pawns }));
    expect(dueHint(facts(legal, { seats: standing(3, 4) }), seen)?.spots).toEqual(['space-4']);
    expect(dueHint(facts(legal, { seats: standing(3, 10) }), seen)?.spots).toEqual(['space-3', 'space-10']);
    expect(isUrgent('skipbo-pawns')).toBe(true);
  });
  it('explain a number space as soon as it can stand in', () => {
    const seen = new Set(['skipbo-stock', 'skipbo-pawns']);
    const seats = view.seats.map((seat) => ({ ...seat, pawns: [1, 3] }));
    expect(dueHint(facts([...legal, '+5>blue'], { seats }), seen)).toEqual({ id: 'skipbo-number', spots: ['space-3'] });
  });
  it('explain the discard before the first one', () => {
    const seen = allBut('skipbo-end');
    expect(dueHint(facts(legal), seen)).toEqual({ id: 'skipbo-end', spots: ['discard'] });
    expect(dueHint(facts(legal.filter((move) => !move.includes(':'))), seen)).toBeNull();
    expect(dueHint(facts([]), seen)).toBeNull();
  });
});

describe('hints of 13 Leaves', () => {
  const message = messages['update-leaves'];
  if (message.type !== 'update' || !message.match) throw new Error('no view');
  const view = message.match.table as LeavesView; // It is the update of that game.
  const legal = message.match.legalMoves;
  const facts = (change: Partial<LeavesView>, legalMoves: readonly string[] = legal): GameFacts => ({
    game: 'leaves',
    view: { ...view, ...change },
    mySeat: 1,
    isMyTurn: true,
    legalMoves,
  });

  it('open on an empty row only', () => {
    const seen = new Set(['leaves-wins']);
    expect(dueHint(facts({ row: [], low: null, high: null }), seen)?.id).toBe('leaves-open');
    expect(dueHint(facts({}), seen)?.id).not.toBe('leaves-open');
  });
  it('show the ends of the row', () => {
    expect(dueHint(facts({}), new Set(['leaves-wins']))).toEqual({ id: 'leaves-ends', spots: ['row-5', 'row-1'] });
  });
  it('say how many where more than one is needed', () => {
    const seen = allBut('leaves-many');
    expect(dueHint(facts({}), seen)).toBeNull();
    expect(dueHint(facts({ high: { card: '5', needed: 3 } }), seen)?.spots).toEqual(['row-5']);
  });
  it('speak of passing when nothing else is left', () => {
    const seen = allBut('leaves-pass');
    expect(dueHint(facts({}), seen)).toBeNull();
    expect(dueHint(facts({}, ['pass1', 'pass5']), seen)?.spots[0]).toBe('pass');
  });
  it('begin with what wins, whatever lies there', () => {
    expect(dueHint(facts({}), NONE)).toEqual({ id: 'leaves-wins', spots: ['hand'] });
    expect(dueHint(facts({ row: [], low: null, high: null }), NONE)?.id).toBe('leaves-wins');
  });
});

describe('hints', () => {
  it.each([
    ['en', en, /\bwin\b|\bwins\b/],
    ['de', de, /gewinnt/],
    ['nl', nl, /wint/],
  ] as const)('say first what wins: %s', (_, { bubbles }, wins) => {
    for (const id of ['thirteen-hand', 'friday-kind', 'skipbo-stock', 'leaves-wins'] as const) {
      expect(bubbles[id].bold, id).toMatch(wins);
    }
  });

  it('are five at most for each game', () => {
    const counts = new Map<string, number>();
    for (const id of Object.keys(en.bubbles)) {
      const game = id.split('-')[0] ?? '';
      counts.set(game, (counts.get(game) ?? 0) + 1);
    }
    expect([...counts.values()].every((count) => count <= 5)).toBe(true);
  });
});
