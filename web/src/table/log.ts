import { facts } from '../game/facts.svelte';
import type { TableEvent } from '../protocol/events';
import type { Plan } from '../protocol/messages';
import type { Moment } from './LiveTable.svelte';
import type { TableTexts } from '../texts/en/table';
import type { Who } from '../texts/words';
import type { LogLine, Telling } from './scene';
import { isOwnMove, movedIn } from './steps';

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

type Narrate = (event: TableEvent, who: (seat: number) => Who) => Telling | null;

/** Events in words; null for those of which there is nothing to say. What a bot played for a person is told as the bot's. */
export function tellings(
  events: readonly TableEvent[],
  narrate: Narrate,
  who: (seat: number) => Who,
  texts: TableTexts,
): (Telling | null)[] {
  const move = movedIn(events);
  const says = move?.by === 'STAND_IN' ? texts.botPlayed : move?.by === 'CLOCK' ? texts.clockPlayed : null;
  return events.map((event) => {
    const plain = narrate(event, who);
    if (!move || !says || !('seat' in event) || event.seat !== move.seat || plain?.isOfPerson) return plain;
    const bot = (seat: number): Who => (seat === move.seat ? { name: texts.it, isMe: false } : who(seat));
    const telling = narrate(event, bot);
    return telling && { ...telling, text: says(who(move.seat), telling.text) };
  });
}

/** The log, the newest first; a line above each earlier match says which it was. */
export function lines(
  moments: readonly Moment[],
  narrate: Narrate,
  who: (seat: number) => Who,
  texts: TableTexts,
): LogLine[] {
  const all: LogLine[] = [];
  for (const { version, events } of moments) {
    tellings(events, narrate, who, texts).forEach((telling, at) => {
      const event = events[at]!;
      // The parts of one moment may be told apart, but never two of a kind.
      const key = `${version}.${event.kind}.${at}`;
      if (event.kind === 'started' && all.length > 0)
        all.push({ seat: -1, text: texts.matchNumber(event.match - 1), isDivider: true, key });
      if (telling) all.push({ ...telling, key });
    });
  }
  return all.reverse();
}
