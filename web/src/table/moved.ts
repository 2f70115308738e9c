import type { TableEvent } from '../protocol/events';

type Moved = Extract<TableEvent, { kind: 'moved' }>;
export const movedIn = (events: readonly TableEvent[]): Moved | undefined =>
  events.find((event) => event.kind === 'moved');

/** Whether the viewer made the move, on this or another device. */
export const isOwnMove = (events: readonly TableEvent[], mySeat: number): boolean =>
  events.some((event) => event.kind === 'moved' && event.seat === mySeat && event.by === 'PERSON');

/** A move in a few words for lists; null if there are none. */
export type Brief = (events: readonly TableEvent[]) => string | null;
