import { facts } from '../game/facts.svelte';
import type { TableEvent } from '../protocol/events';
import type { Plan, Seated } from '../protocol/messages';
import { awayText } from './away';
import { seatsThen } from './faces';
import type { Moment } from './LiveTable.svelte';
import type { TableTexts } from '../texts/en/table';
import type { Who } from '../texts/words';
import type { LogLine, Telling } from './scene';
import { type Brief, isOwnMove, movedIn } from './moved';

/** What the newest move brought about. */
export function lastMove(moments: readonly Moment[]): readonly TableEvent[] {
  return moments.findLast((moment) => moment.events.some((event) => event.kind === 'moved'))?.events ?? [];
}

/**
 * Where memory is part of the game, nobody may look up what was taken long ago: the log of a running round goes back no
 * further than one's own last turn (T9); what a bot played for oneself is no turn of one's own.
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

/** The move that ended the last round that is over; null if none is known. */
export function lastOfRound(moments: readonly Moment[]): Moment | null {
  const end = moments.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'roundEnded'));
  return moments.slice(0, end + 1).findLast(({ match, events }) => match !== null && movedIn(events)) ?? null;
}

/** What came after a moment that was known; the whole table may have come anew since. */
export function newsSince(known: Moment | undefined, moments: readonly Moment[]): readonly Moment[] {
  if (!known) return moments;
  const at = moments.lastIndexOf(known);
  return at >= 0 ? moments.slice(at + 1) : moments.filter(({ version }) => version > known.version);
}

/** What happened, and who sat where when it was told, as far as that is known. */
export interface Happened {
  events: readonly TableEvent[];
  seats?: readonly Seated[] | undefined;
}

/** Who sat where when it happened; undefined if it is not known. */
export function seatsAt({ seats, events }: Happened): readonly Seated[] | undefined {
  const of = events.find((event) => event.kind === 'moved' || event.kind === 'started');
  return seatsThen(seats, of?.then);
}

type Narrate = (event: TableEvent, who: (seat: number) => Who) => Telling | null;
/** Who sits there, or sat there then. */
type WhoThen = (seat: number, then?: readonly Seated[]) => Who;

/**
 * Events in words; null for those of which there is nothing to say. What a bot played for a person is told as the bot's,
 * and everything with the names of that time.
 */
export function tellings(
  { events, seats }: Happened,
  narrate: Narrate,
  whoThen: WhoThen,
  texts: TableTexts,
): (Telling | null)[] {
  const move = movedIn(events);
  const says = move?.by === 'STAND_IN' ? texts.botPlayed : move?.by === 'CLOCK' ? texts.clockPlayed : null;
  let then = seats;
  const who = (seat: number): Who => whoThen(seat, then);
  return events.map((event) => {
    // Several moves may come at once, and somebody else may sit there between them.
    if (event.kind === 'moved' || event.kind === 'started') then = seatsThen(seats, event.then);
    const plain = narrate(event, who);
    const told = plain && plain.seat >= 0 ? { ...plain, name: who(plain.seat).name } : plain;
    if (!move || !says || !('seat' in event) || event.seat !== move.seat || plain?.isOfPerson) return told;
    const bot = (seat: number): Who => (seat === move.seat ? { name: texts.it, isMe: false } : who(seat));
    const telling = narrate(event, bot);
    return telling && { ...telling, text: says(who(move.seat), telling.text) };
  });
}

/** The log, the newest first; a line above each earlier match says which it was. */
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
    tellings(moment, narrate, who, texts).forEach((telling, at) => {
      const event = events[at]!;
      // The parts of one moment may be told apart, but never two of a kind.
      const key = `${version}.${event.kind}.${at}`;
      if (event.kind === 'started' && all.length > 0)
        all.push({ seat: -1, text: texts.matchNumber(event.match - 1), isDivider: true, key });
      if (telling) all.push({ ...telling, key });
    });
    const text = moment.away ? awayText(moment.away, brief, texts) : '';
    if (text !== '') all.push({ seat: -1, text, key: `${version}.away` });
  }
  return all.reverse();
}
