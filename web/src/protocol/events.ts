import type { EventOf } from './games';
import type { Player, Seated } from './messages';

/** Who made a move: the person, their bot, a bot for somebody who is away, or a bot because time ran out. */
export type Mover = 'PERSON' | 'BOT' | 'STAND_IN' | 'CLOCK';

/** Who sat there then, where others sit now; it holds for what the event brought about, too. */
interface OfThen {
  then?: Seated[];
}

export type AtTheTable =
  | { kind: 'sat'; seat: number; guest: string; name: string }
  | { kind: 'rose'; seat: number }
  | { kind: 'botSat'; seat: number; level: string }
  | ({ kind: 'started'; match: number; deal?: number; commitment: string } & OfThen)
  | ({ kind: 'moved'; seat: number; move: string; by: Mover } & OfThen)
  | {
      kind: 'revealed';
      match: number;
      deal?: number;
      commitment: string;
      secret: string;
      seeds: string[];
      /** Of the deal, as in `Finished`; servers of older versions do not say them. */
      names?: string[];
      players?: Player[];
    }
  | ({ kind: 'tookOver' | 'cameBack'; seat: number } & OfThen)
  | { kind: 'said'; guest: string; name: string; text: string; at: number }
  | { kind: 'reacted'; guest: string; name: string; reaction: string }
  | { kind: 'chatSwitched'; isOn: boolean }
  | { kind: 'renamed'; guest: string; name: string }
  | { kind: 'removed' | 'readmitted'; guest: string }
  | { kind: 'hostPassed'; guest: string }
  | { kind: 'closed' };

export type InEveryMatch =
  | { kind: 'roundBegan'; round: number; starter: number }
  | { kind: 'roundEnded'; round: number; points: number[]; totals: number[] }
  | { kind: 'matchEnded'; totals: number[]; winners: number[] };

/** Whatever can happen at a table. */
export type TableEvent = AtTheTable | InEveryMatch | EventOf;
