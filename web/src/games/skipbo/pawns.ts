import type { TableEvent } from '../../protocol/events';
import type { Colour, SkipBoView } from './types';
import { isStill, TRAVEL } from '../../settings/pace';
import { settings } from '../../settings/settings.svelte';
import type { Who } from '../../texts/words';
import { placeOf, wayFrom } from './track';

/** A pawn on a space. */
export interface Standing {
  seat: number;
  colour: Colour;
  who: Who;
  isMine: boolean;
  /** Its path in the last move. */
  came: number[] | null;
}

const STEP = 75;

/** The pawns by space, own pawns last so that they are drawn in front. */
export function standings(
  view: SkipBoView,
  mySeat: number,
  who: (seat: number) => Who,
  lastEvents: readonly TableEvent[],
): Map<number, Standing[]> {
  const moved = lastEvents.find((event) => event.kind === 'discarded');
  const all = new Map<number, Standing[]>();
  const seats = view.seats.map((seat, i) => ({ ...seat, index: i }));
  seats.sort((a, b) => Number(a.index === mySeat) - Number(b.index === mySeat));
  for (const { index, colour, pawns } of seats) {
    // If both own pawns share the space, one has just arrived: the one in front.
    const arrival = moved?.seat === index ? pawns.lastIndexOf(moved.to) : -1;
    pawns.forEach((space, i) => {
      const came = moved && i === arrival ? wayFrom(moved.from, moved.to) : null;
      const here = all.get(space) ?? [];
      here.push({ seat: index, colour, who: who(index), isMine: index === mySeat, came });
      all.set(space, here);
    });
  }
  return all;
}

/** Animates a pawn along its path, space by space, into its current space. */
export function walkIn(way: readonly number[]) {
  return (pawn: HTMLElement): (() => void) | undefined => {
    const board = pawn.closest('.board');
    if (isStill(settings.pace) || !board || typeof pawn.animate !== 'function') return undefined;
    const unit = board.clientWidth / 7;
    const end = placeOf(way.at(-1) ?? 1);
    const frames = way.flatMap((space, i) => {
      const { column, row } = placeOf(space);
      const x = (column - end.column) * unit;
      const y = (row - end.row) * unit;
      const next = way[i + 1];
      const on = { transform: `translate(${x}px, ${y}px)`, easing: 'ease-out' };
      if (next === undefined) return [on];
      const there = placeOf(next);
      const halfX = x + ((there.column - column) * unit) / 2;
      const halfY = y + ((there.row - row) * unit) / 2 - unit * 0.14;
      return [on, { transform: `translate(${halfX}px, ${halfY}px)`, easing: 'ease-in' }];
    });
    const hop = pawn.animate(frames, { duration: (way.length - 1) * STEP * TRAVEL[settings.pace] + 120 });
    return () => hop.cancel();
  };
}
