import type { Tips } from '../../table/tip';
import type { SkipboTexts } from './texts/en';
import { isNumber, kindOf, type SpaceKind } from './track';
import type { SkipBoView } from './types';

const hasColour = (kind: SpaceKind): boolean => !isNumber(kind) && kind !== 'exchange';

export const tips: Tips<SkipBoView, keyof SkipboTexts['hints']> = [
  { name: 'stock', look: ({ isMyTurn, mySeat }) => (isMyTurn ? [`stock-${mySeat}`] : null) },
  {
    name: 'pawns',
    isUrgent: true,
    look: ({ view, isMyTurn, mySeat }) => {
      const pawns = view.seats[mySeat]?.pawns ?? [];
      const colours = pawns.filter((space) => hasColour(kindOf(space)));
      return isMyTurn ? (colours.length > 0 ? colours : pawns).map((space) => `space-${space}`) : null;
    },
  },
  {
    // The allowed moves show that a space can stand in.
    name: 'number',
    isUrgent: true,
    look: ({ view, mySeat, legalMoves }) =>
      legalMoves.some((move) => move.startsWith('+'))
        ? (view.seats[mySeat]?.pawns ?? []).filter((space) => isNumber(kindOf(space))).map((space) => `space-${space}`)
        : null,
  },
  {
    // Before the first discard, forced or not.
    name: 'end',
    isUrgent: true,
    look: ({ legalMoves }) => (legalMoves.some((move) => move.includes(':')) ? ['discard'] : null),
  },
  {
    name: 'needs',
    look: ({ view, isMyTurn }) => {
      const open = view.piles.filter((pile) => pile.isOpen);
      return isMyTurn && open.length > 0 ? open.map((pile) => `pile-${pile.name}`) : null;
    },
  },
];
