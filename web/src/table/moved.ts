import type { TableEvent } from '../protocol/events';

type Moved = Extract<TableEvent, { kind: 'moved' }>;
export const movedIn = (events: readonly TableEvent[]): Moved | undefined =>
  events.find((event) => event.kind === 'moved');

/** Whether somebody at this device, or at another of theirs, made the move. */
export const isOwnMove = (events: readonly TableEvent[], mySeat: number): boolean =>
  events.some((event) => event.kind === 'moved' && event.seat === mySeat && event.by === 'PERSON');

/** A move in a few words, for a list of several; null if there is nothing to say. */
export type Brief = (events: readonly TableEvent[]) => string | null;
