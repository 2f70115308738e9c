import type { TableEvent } from '../protocol/events';
import type { Phase } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { Wait } from '../settings/pace';
import type { QueueItem } from './StepQueue';
import type { GameKit } from './kit';
import type { Moment } from './LiveTable.svelte';
import { isOwnMove, movedIn } from './moved';

/** One step of the playback: a whole view and its events. */
export interface Step extends QueueItem {
  /** As the log stores it. */
  moment: Moment;
  phase: Phase;
  /** The events for the round-end sheet; null if no round ended. */
  roundEnd: readonly TableEvent[] | null;
  /** A person's move in the viewer's seat, which they have seen already. */
  isOwn: boolean;
}

/** The context of a moment's playback. */
export interface Context {
  phase: Phase;
  /** The phase and the match before it. */
  phaseBefore: Phase;
  before: MatchView | null;
  /** The events of the last move before it. */
  last: readonly TableEvent[];
  mySeat: number;
  kit: Pick<GameKit, 'closing' | 'scoring'>;
  millis: (wait: Wait) => number;
}

/** The index of the first round-end event; -1 if no round ends. */
const endOf = (events: readonly TableEvent[], { kit: { scoring } }: Context): number =>
  events.findIndex(({ kind }) => kind === scoring || kind === 'roundEnded' || kind === 'matchEnded');

/**
 * Splits a moment into steps: one, or two for the move that ends a round. The server's view after such a move already
 * shows the next deal. So the first step is the table with the last card on it, the second the new deal and the sheet.
 */
export function stepsOf(moment: Moment, context: Context): Step[] {
  const { phase, phaseBefore, before, last, mySeat, kit, millis } = context;
  const move = movedIn(moment.events);
  if (!move) return [{ moment, phase, roundEnd: null, isOwn: false, isVisible: false, wait: () => 0 }];

  const isOwn = isOwnMove(moment.events, mySeat);
  const isFurther = movedIn(last)?.seat === move.seat && endOf(last, context) < 0;
  const wait = (): number => (isOwn ? 0 : millis(isFurther ? 'further' : 'next'));
  const end = endOf(moment.events, context);
  if (end < 0 || !before) return [{ moment, phase, roundEnd: null, isOwn, isVisible: true, wait }];

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
      isVisible: true,
      wait,
    },
    {
      moment: { ...moment, events: events.slice(end) },
      phase,
      roundEnd,
      isOwn: false,
      isVisible: true,
      wait: () => millis('next'),
    },
  ];
}
