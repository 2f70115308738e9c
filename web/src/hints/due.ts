import { isNumber, kindOf, type SpaceKind } from '../games/skipbo/track';
import type { GameId, ViewOf } from '../protocol/games';
import type { HintId } from '../texts/en/hints';

/** What lies on the table, as far as hints need to know it. */
export interface Facts<V> {
  view: V;
  mySeat: number;
  isMyTurn: boolean;
  legalMoves: readonly string[];
}

/** A hint, and the things it may be shown at (see `data-spot`): the first one that is on the page. */
export interface Hint {
  id: HintId;
  spots: readonly string[];
}

/** Looks whether the moment for a hint has come; null if not. */
type Look<V> = (facts: Facts<V>) => readonly string[] | null;
/** The hints of a game; the first that is due and has not been seen is shown. The first of all says what wins. */
type Hints<V> = readonly (readonly [HintId, Look<V>])[];

const HIGHEST_SUM = 13;
/** Fits anywhere, and counts four. */
const FOUR = 4;

const PILE_HAND: Look<ViewOf<'thirteen'>> = ({ isMyTurn }) => (isMyTurn ? ['hand'] : null);

const highest = ({ view }: Facts<ViewOf<'thirteen'>>): number =>
  view.targets.reduce((best, target, i) => (target.sum > (view.targets[best]?.sum ?? 0) ? i : best), 0);

const started: Look<ViewOf<'thirteen'>> = (facts) => {
  const target = highest(facts);
  return facts.isMyTurn && (facts.view.targets[target]?.sum ?? 0) > 0 ? [`target-${target}`] : null;
};

/** A card that we hold could take a pile. */
const risky: Look<ViewOf<'thirteen'>> = (facts) => {
  const target = highest(facts);
  const held = facts.view.hand.map((card) => Number(/\d+$/.exec(card)?.[0] ?? FOUR));
  const sum = (facts.view.targets[target]?.sum ?? 0) + Math.max(0, ...held);
  return facts.isMyTurn && sum > HIGHEST_SUM ? [`target-${target}`] : null;
};

const four =
  (card: string): Look<ViewOf<'thirteen'>> =>
  ({ view, isMyTurn }) =>
    isMyTurn && view.hand.includes(card) ? [`hand-${card}.0`, 'hand'] : null;

/** Somebody has taken a pile; one's own comes first. */
const taken: Look<ViewOf<'thirteen'>> = ({ view, mySeat }) => {
  const seat = (view.taken[mySeat] ?? 0) > 0 ? mySeat : view.taken.findIndex((count) => count > 0);
  return seat < 0 ? null : [`seat-${seat}`, 'hand'];
};

const THIRTEEN: Hints<ViewOf<'thirteen'>> = [
  ['thirteen-hand', PILE_HAND],
  ['thirteen-high', risky],
  ['thirteen-target', started],
  ['thirteen-taken', taken],
  ['thirteen-nasty', four('n')],
];

const FRIDAY: Hints<ViewOf<'friday'>> = [
  ['friday-kind', PILE_HAND],
  ['friday-over', risky],
  ['friday-most', taken],
  ['friday-friday', four('f')],
];

const hasColour = (kind: SpaceKind): boolean => !isNumber(kind) && kind !== 'exchange';

const SKIPBO: Hints<ViewOf<'skipbo'>> = [
  ['skipbo-stock', ({ isMyTurn, mySeat }) => (isMyTurn ? [`stock-${mySeat}`] : null)],
  [
    'skipbo-pawns',
    ({ view, isMyTurn, mySeat }) => {
      const pawns = view.seats[mySeat]?.pawns ?? [];
      const colours = pawns.filter((space) => hasColour(kindOf(space)));
      return isMyTurn ? (colours.length > 0 ? colours : pawns).map((space) => `space-${space}`) : null;
    },
  ],
  // A space that can stand in announces itself by the moves it allows.
  [
    'skipbo-number',
    ({ view, mySeat, legalMoves }) =>
      legalMoves.some((move) => move.startsWith('+'))
        ? (view.seats[mySeat]?.pawns ?? []).filter((space) => isNumber(kindOf(space))).map((space) => `space-${space}`)
        : null,
  ],
  // Before the first card is laid away, whether it has to be or not.
  ['skipbo-end', ({ legalMoves }) => (legalMoves.some((move) => move.includes(':')) ? ['discard'] : null)],
  [
    'skipbo-needs',
    ({ view, isMyTurn }) => {
      const open = view.piles.filter((pile) => pile.isOpen);
      return isMyTurn && open.length > 0 ? open.map((pile) => `pile-${pile.name}`) : null;
    },
  ],
];

const LEAVES: Hints<ViewOf<'leaves'>> = [
  ['leaves-wins', ({ isMyTurn }) => (isMyTurn ? ['hand'] : null)],
  ['leaves-open', ({ view, isMyTurn }) => (isMyTurn && view.row.length === 0 ? ['hand'] : null)],
  [
    'leaves-pass',
    ({ legalMoves }) =>
      legalMoves.length > 0 && legalMoves.every((move) => move.startsWith('pass')) ? ['pass', 'hand'] : null,
  ],
  [
    'leaves-ends',
    ({ view, isMyTurn }) =>
      isMyTurn && view.low && view.high ? [`row-${view.high.card}`, `row-${view.low.card}`] : null,
  ],
  [
    'leaves-many',
    ({ view, isMyTurn }) => {
      const end = [view.low, view.high].find((each) => each !== null && each.needed > 1);
      return isMyTurn && end ? [`row-${end.card}`] : null;
    },
  ],
];

function first<V>(hints: Hints<V>, facts: Facts<V>, seen: ReadonlySet<string>): Hint | null {
  for (const [id, look] of hints) {
    if (seen.has(id)) continue;
    const spots = look(facts);
    if (spots !== null) return { id, spots };
  }
  return null;
}

/** The facts of one game, told apart by its name. */
export type GameFacts = { [G in GameId]: { game: G } & Facts<ViewOf<G>> }[GameId];

/** Rules that bind in this very turn: they do not wait until something happens. */
const URGENT: ReadonlySet<HintId> = new Set<HintId>([
  'thirteen-high',
  'friday-over',
  'skipbo-pawns',
  'skipbo-number',
  'skipbo-end',
  'leaves-many',
  'leaves-pass',
]);
export const isUrgent = (id: HintId): boolean => URGENT.has(id);

/** Which hint helps at this moment; null if none. Out of turn there is enough to look at. */
export function dueHint(facts: GameFacts, seen: ReadonlySet<string>): Hint | null {
  if (!facts.isMyTurn) return null;
  switch (facts.game) {
    case 'thirteen':
      return first(THIRTEEN, facts, seen);
    case 'friday':
      return first(FRIDAY, facts, seen);
    case 'skipbo':
      return first(SKIPBO, facts, seen);
    case 'leaves':
      return first(LEAVES, facts, seen);
  }
}
