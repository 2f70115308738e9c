import { facts } from '../../game/facts.svelte';
import type { MatchView } from '../../protocol/views';
import type { LeavesView } from './types';
import type { Scene } from '../../table/scene';

/** The number of cards of a value in the deck. */
export const copiesOf = (value: number): number => facts.of('leaves').cards[String(value)] ?? 0;

/** The values of the deck, ascending. */
export const values = (): number[] => Object.keys(facts.of('leaves').cards).map(Number);

/** The lap after which a deal ends, and the points that end a match. */
export const lastLap = (): number => facts.number('leaves', 'lastLap');
export const enough = (): number => facts.number('leaves', 'enough');

/** The kit of 13 Leaves only gets views of its own game; any other view is a programming error. */
export function leavesIn(match: MatchView): LeavesView {
  if (!('row' in match.table)) throw new Error('This is not a match of 13 Leaves.');
  return match.table;
}

/** Whether the match has several deals with points. */
export const isExpert = (scene: Scene): boolean => scene.plan.options['expert'] === 'on';

/** Cards of one value in a hand or in the row. */
export interface Stack {
  value: number;
  count: number;
}

/** Cards sorted into stacks, ascending. */
export function stacksOf(cards: readonly string[]): Stack[] {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const value = Number(card);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => one.value - other.value);
}

export function heldOf(hand: readonly string[], value: number): number {
  return hand.filter((card) => Number(card) === value).length;
}
