import { facts } from '../game/facts.svelte';
import type { TableEvent } from '../protocol/events';
import type { Plan, Seated } from '../protocol/messages';
import { awayText } from './away';
import { seatsThen } from './faces';
import type { Moment } from './LiveTable.svelte';
import type { TableTexts } from '../texts/en/table';
import type { Who } from '../texts/words';
import type { LogLine, LogText } from './scene';
import { type Brief, isOwnMove, movedIn } from './moved';

/** The events of the newest move. */
export function lastMove(moments: readonly Moment[]): readonly TableEvent[] {
  return moments.findLast((moment) => moment.events.some((event) => event.kind === 'moved'))?.events ?? [];
}

/**
 * Where memory is part of the game, old takes must not be looked up: the log of a running round starts at the viewer's
 * own last turn (T9). Moves of a bot for the viewer do not count as their turn.
 */
export function isShort(plan: Plan): boolean {
  return facts.match(plan).log === 'OWN_TURN';
}

/** The moments that the log may show. */
export function visible(moments: readonly Moment[], plan: Plan, mySeat: number, isOver: boolean): readonly Moment[] {
  if (!isShort(plan) || isOver) return moments;
  const own = moments.findLastIndex(
    ({ events }) => isOwnMove(events, mySeat) || events.some((event) => event.kind === 'roundBegan'),
  );
  return moments.slice(Math.max(0, own));
}

/** The move that ended the last finished round; null if unknown. */
export function lastOfRound(moments: readonly Moment[]): Moment | null {
  const end = moments.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'roundEnded'));
  return moments.slice(0, end + 1).findLast(({ match, events }) => match !== null && movedIn(events)) ?? null;
}

/** The moments after a known one, even if the whole table was replaced since. */
export function newsSince(known: Moment | undefined, moments: readonly Moment[]): readonly Moment[] {
  if (!known) return moments;
  const at = moments.lastIndexOf(known);
  return at >= 0 ? moments.slice(at + 1) : moments.filter(({ version }) => version > known.version);
}

/** Events, and the seating when they arrived, if known. */
export interface Happened {
  events: readonly TableEvent[];
  seats?: readonly Seated[] | undefined;
}

/** The seating when the events happened; undefined if unknown. */
export function seatsAt({ seats, events }: Happened): readonly Seated[] | undefined {
  const of = events.find((event) => event.kind === 'moved' || event.kind === 'started');
  return seatsThen(seats, of?.then);
}

type Narrate = (event: TableEvent, who: (seat: number) => Who) => LogText | null;
/** The player of a seat, now or in a former seating. */
type WhoThen = (seat: number, then?: readonly Seated[]) => Who;

/** Events in words; null for events without text. A bot's move for a person is attributed to the bot, and names are those of that time. */
export function logTexts(
  { events, seats }: Happened,
  narrate: Narrate,
  whoThen: WhoThen,
  texts: TableTexts,
): (LogText | null)[] {
  const move = movedIn(events);
  const says = move?.by === 'STAND_IN' ? texts.botPlayed : move?.by === 'CLOCK' ? texts.clockPlayed : null;
  let then = seats;
  const who = (seat: number): Who => whoThen(seat, then);
  return events.map((event) => {
    // Several moves may arrive at once, with changes of the seating between them.
    if (event.kind === 'moved' || event.kind === 'started') then = seatsThen(seats, event.then);
    const plain = narrate(event, who);
    const named = plain && plain.seat >= 0 ? { ...plain, name: who(plain.seat).name } : plain;
    if (!move || !says || !('seat' in event) || event.seat !== move.seat || plain?.isOfPerson) return named;
    const bot = (seat: number): Who => (seat === move.seat ? { name: texts.it, isMe: false } : who(seat));
    const logText = narrate(event, bot);
    return logText && { ...logText, text: says(who(move.seat), logText.text) };
  });
}

/** The log, newest first; a divider above each earlier match. */
export function lines(
  moments: readonly Moment[],
  narrate: Narrate,
  who: WhoThen,
  texts: TableTexts,
  brief: Brief = () => null,
): LogLine[] {
  const all: LogLine[] = [];
  for (const moment of moments) {
    const { version, events } = moment;
    logTexts(moment, narrate, who, texts).forEach((logText, at) => {
      const event = events[at]!;
      // A moment may have several lines, but never two for the same kind of event.
      const key = `${version}.${event.kind}.${at}`;
      if (event.kind === 'started' && all.length > 0)
        all.push({ seat: -1, text: texts.matchNumber(event.match - 1), isDivider: true, key });
      if (logText) all.push({ ...logText, key });
    });
    const text = moment.away ? awayText(moment.away, brief, texts) : '';
    if (text !== '') all.push({ seat: -1, text, key: `${version}.away` });
  }
  return all.reverse();
}
