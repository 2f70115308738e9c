import type { TableEvent } from '../protocol/events';
import type { Phase } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { Wait } from '../settings/pace';
import type { Due } from './StepQueue';
import type { GameKit } from './kit';
import type { Moment } from './LiveTable.svelte';
import { isOwnMove, movedIn } from './moved';

/** One step of what is told: a whole view, and what led there. */
export interface Step extends Due {
  /** As the log remembers it. */
  moment: Moment;
  phase: Phase;
  /** What the sheet of the round tells that is over now; null if none is. */
  roundEnd: readonly TableEvent[] | null;
  /** A move that a person made in our seat: seen already. */
  isOwn: boolean;
}

/** What must be known to tell a moment. */
export interface Context {
  phase: Phase;
  /** The phase before it, and the match. */
  phaseBefore: Phase;
  before: MatchView | null;
  /** The events of the last move before it. */
  last: readonly TableEvent[];
  mySeat: number;
  kit: Pick<GameKit, 'closing' | 'scoring'>;
  millis: (wait: Wait) => number;
}

/** Where the events of a move end and those of the end of a round begin; -1 if no round ends. */
const endOf = (events: readonly TableEvent[], { kit: { scoring } }: Context): number =>
  events.findIndex(({ kind }) => kind === scoring || kind === 'roundEnded' || kind === 'matchEnded');

/**
 * How a moment is told: in one step, but the move that ends a round in two. The server's view after it shows the next
 * deal already, so the first step is the table with the last card on it, the second the new deal and the sheet.
 */
export function stepsOf(moment: Moment, context: Context): Step[] {
  const { phase, phaseBefore, before, last, mySeat, kit, millis } = context;
  const move = movedIn(moment.events);
  if (!move) return [{ moment, phase, roundEnd: null, isOwn: false, isSight: false, wait: () => 0 }];

  const isOwn = isOwnMove(moment.events, mySeat);
  const isFurther = movedIn(last)?.seat === move.seat && endOf(last, context) < 0;
  const wait = (): number => (isOwn ? 0 : millis(isFurther ? 'further' : 'next'));
  const end = endOf(moment.events, context);
  if (end < 0 || !before) return [{ moment, phase, roundEnd: null, isOwn, isSight: true, wait }];

  const { events, match } = moment;
  const isSameDeal = match !== null && match.round === before.round && match.number === before.number;
  const played = events.slice(0, end);
  const lastLook = isSameDeal ? match : (kit.closing?.(played, before) ?? before);
  const roundEnd = events.some(({ kind }) => kind === 'roundEnded') ? events : null;
  return [
    {
      moment: { ...moment, events: played, match: lastLook },
      phase: phaseBefore,
      roundEnd: null,
      isOwn,
      isSight: true,
      wait,
    },
    {
      moment: { ...moment, events: events.slice(end) },
      phase,
      roundEnd,
      isOwn: false,
      isSight: true,
      wait: () => millis('next'),
    },
  ];
}
