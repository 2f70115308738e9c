import type { Facts, Tip } from '../../table/tip';
import type { PileGame } from './family';
import { fullOf, valueOf } from './preview';
import type { PileView } from './types';

/** The condition of a tip of the family. */
type Look = Tip<PileView>['look'];

export const hand: Look = ({ isMyTurn }) => (isMyTurn ? ['hand'] : null);

const highest = ({ view }: Facts<PileView>): number =>
  view.targets.reduce((best, target, i) => (target.sum > (view.targets[best]?.sum ?? 0) ? i : best), 0);

export const started: Look = (facts) => {
  const target = highest(facts);
  return facts.isMyTurn && (facts.view.targets[target]?.sum ?? 0) > 0 ? [`target-${target}`] : null;
};

/** A card in hand could take a pile. */
export const risky =
  (game: PileGame): Look =>
  (facts) => {
    const target = highest(facts);
    const most = Math.max(0, ...facts.view.hand.map((card) => valueOf(game, card)));
    const isFull = (facts.view.targets[target]?.sum ?? 0) + most > fullOf(game);
    return facts.isMyTurn && isFull ? [`target-${target}`] : null;
  };

export const four =
  (card: string): Look =>
  ({ view, isMyTurn }) =>
    isMyTurn && view.hand.includes(card) ? [`hand-${card}.0`, 'hand'] : null;

/** A pile was taken; an own one comes first. */
export const taken: Look = ({ view, mySeat }) => {
  const seat = (view.taken[mySeat] ?? 0) > 0 ? mySeat : view.taken.findIndex((count) => count > 0);
  return seat < 0 ? null : [`seat-${seat}`, 'hand'];
};
