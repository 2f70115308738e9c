import type { LeavesView } from './types';
import { copiesOf, values } from './view';

/** The two sides of the row; a single stack is both. */
export type End = 'low' | 'high' | 'both';

/** Which end a value would be played at; null between the ends and while the row is empty. */
export function endFor(view: LeavesView, value: number): End | null {
  const isLow = view.low !== null && value <= Number(view.low.card);
  const isHigh = view.high !== null && value >= Number(view.high.card);
  if (isLow && isHigh) return 'both';
  if (isLow) return 'low';
  return isHigh ? 'high' : null;
}

/** How many cards the row asks for at a value; null where nothing can be played. */
export function neededFor(view: LeavesView, value: number): number | null {
  if (view.row.length === 0) return 1;
  const end = endFor(view, value);
  if (end === null) return null;
  return (end === 'high' ? view.high?.needed : view.low?.needed) ?? null;
}

/** One of the 13 columns of the row. */
export interface Column {
  value: number;
  /** Printed on the cards: how many there are. */
  copies: number;
  /** How many of them are not out of the game and do not lie here. */
  left: number;
  /** How many lie here. */
  count: number;
  /** How many must be played here; null between the ends. */
  needed: number | null;
  /** `few`: outside the ends, but there are not enough cards of this value any more. */
  state: 'open' | 'few' | 'between' | 'any';
}

/** The row as a line from 1 to 13, whether or not something lies there. */
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

/** What the row asks for at one end: so many cards of this value or beyond. */
export interface Demand {
  value: number;
  needed: number;
  /** No value on this side has that many cards left. */
  isClosed: boolean;
}

/** What is needed at an end; null while the row is empty. */
export function demandAt(view: LeavesView, end: 'low' | 'high'): Demand | null {
  const told = view[end];
  if (!told) return null;
  const value = Number(told.card);
  const side = columnsOf(view).filter((column) => (end === 'low' ? column.value <= value : column.value >= value));
  return { value, needed: told.needed, isClosed: side.every((column) => column.left < told.needed) };
}

/** Why so many cards do not do: the end, and what lies there. Null if the row does not tell. */
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
  const told = view[side];
  if (!told || held === 0 || held >= told.needed) return null;
  return { held, value, end: side, endValue: Number(told.card), needed: told.needed };
}
