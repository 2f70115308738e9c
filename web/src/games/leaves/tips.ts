import type { Tips } from '../../table/tip';
import type { LeavesTexts } from './texts/en';
import type { LeavesView } from './types';

export const tips: Tips<LeavesView, keyof LeavesTexts['hints']> = [
  { name: 'wins', look: ({ isMyTurn }) => (isMyTurn ? ['hand'] : null) },
  { name: 'open', look: ({ view, isMyTurn }) => (isMyTurn && view.row.length === 0 ? ['hand'] : null) },
  {
    name: 'pass',
    isUrgent: true,
    look: ({ legalMoves }) =>
      legalMoves.length > 0 && legalMoves.every((move) => move.startsWith('pass')) ? ['pass', 'hand'] : null,
  },
  {
    name: 'ends',
    look: ({ view, isMyTurn }) =>
      isMyTurn && view.low && view.high ? [`row-${view.high.card}`, `row-${view.low.card}`] : null,
  },
  {
    name: 'many',
    isUrgent: true,
    look: ({ view, isMyTurn }) => {
      const end = [view.low, view.high].find((each) => each !== null && each.needed > 1);
      return isMyTurn && end ? [`row-${end.card}`] : null;
    },
  },
];
