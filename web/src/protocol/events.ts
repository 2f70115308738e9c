import type { EventOf } from './games';
import type { AtTheTable, InEveryMatch } from './records';

export type { AtTheTable, Mover } from './records';

/** Every event of a table. */
export type TableEvent = AtTheTable | InEveryMatch | EventOf;
