import type { LeavesView } from './types';
import { copiesOf, values } from './view';

/** The two ends of the row; a single stack is both. */
export type End = 'low' | 'high' | 'both';

/** The end at which a value would be played; null between the ends and while the row is empty. */
export function endFor(view: LeavesView, value: number): End | null {
  const isLow = view.low !== null && value <= Number(view.low.card);
  const isHigh = view.high !== null && value >= Number(view.high.card);
  if (isLow && isHigh) return 'both';
  if (isLow) return 'low';
  return isHigh ? 'high' : null;
}

/** The number of cards needed at a value; null if nothing can be played there. */
export function neededFor(view: LeavesView, value: number): number | null {
  if (view.row.length === 0) return 1;
  const end = endFor(view, value);
  if (end === null) return null;
  return (end === 'high' ? view.high?.needed : view.low?.needed) ?? null;
}

/** One of the 13 columns of the row. */
export interface Column {
  value: number;
  /** The count in the deck, printed on the cards. */
  copies: number;
  /** The number of cards neither removed from the game nor in this row. */
  left: number;
  /** The number of cards in the row. */
  count: number;
  /** The number of cards needed; null between the ends. */
  needed: number | null;
  /** `few`: outside the ends, but too few cards of this value are left. */
  state: 'open' | 'few' | 'between' | 'any';
}

/** The 13 columns of the row, including empty ones. */
export function columnsOf(view: LeavesView): Column[] {
  return values().map((value) => {
    const count = view.row.find((stack) => Number(stack.card) === value)?.count ?? 0;
    const cleared = view.cleared.filter((card) => Number(card) === value).length;
    const left = copiesOf(value) - count - cleared;
    const needed = neededFor(view, value);
    const isFew = needed !== null && left < needed;
    const state = needed === null ? 'between' : isFew ? 'few' : view.row.length === 0 ? 'any' : 'open';
    return { value, copies: copiesOf(value), left, count, needed, state };
  });
}

/** The requirement at one end: this many cards of this value or beyond. */
export interface Demand {
  value: number;
  needed: number;
  /** No value on this side has that many cards left. */
  isClosed: boolean;
}

/** The requirement at an end; null while the row is empty. */
export function demandAt(view: LeavesView, end: 'low' | 'high'): Demand | null {
  const edge = view[end];
  if (!edge) return null;
  const value = Number(edge.card);
  const side = columnsOf(view).filter((column) => (end === 'low' ? column.value <= value : column.value >= value));
  return { value, needed: edge.needed, isClosed: side.every((column) => column.left < edge.needed) };
}

/** The reason why a count is too small: the end and its stack. Null if the row does not explain it. */
export interface Shortage {
  held: number;
  value: number;
  end: 'low' | 'high';
  endValue: number;
  needed: number;
}

export function shortageOf(view: LeavesView, value: number, held: number): Shortage | null {
  const end = endFor(view, value);
  if (end === null) return null;
  const side = end === 'high' ? 'high' : 'low';
  const edge = view[side];
  if (!edge || held === 0 || held >= edge.needed) return null;
  return { held, value, end: side, endValue: Number(edge.card), needed: edge.needed };
}
