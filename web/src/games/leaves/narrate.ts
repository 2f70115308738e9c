import type { TableEvent } from '../../protocol/events';
import type { Brief } from '../../table/moved';
import type { LogText } from '../../table/scene';
import { spoken } from '../../texts/texts.svelte';
import type { Who } from '../../texts/words';
import { lastLap } from './view';

/** The log sentence for an event of 13 Leaves; null if there is none. */
export function narrate(event: TableEvent, who: (seat: number) => Who): LogText | null {
  const texts = spoken.now.games.leaves;
  switch (event.kind) {
    case 'roundBegan':
      return { seat: event.starter, text: texts.begins(who(event.starter)) };
    case 'played':
      // The pile games have an event of the same name.
      if (!('count' in event)) return null;
      return {
        seat: event.seat,
        text: texts.plays(who(event.seat), event.count, Number(event.card)),
        card: event.card,
      };
    case 'passed':
      return {
        seat: event.seat,
        text: texts.passes(who(event.seat), Number(event.card)),
        card: event.card,
        isHot: true,
      };
    case 'lapEnded':
      return { seat: event.seat, text: texts.clears(who(event.seat)) };
    case 'roundWon':
      return { seat: event.seat, text: texts.isOut(who(event.seat)), isOfPerson: true };
    case 'lapsRanOut':
      return { seat: event.winners[0] ?? -1, text: texts.ranOut(event.winners.map(who), lastLap()) };
    case 'matchEnded':
      return { seat: event.winners[0] ?? -1, text: texts.wins(event.winners.map(who)) };
    default:
      return null;
  }
}

/** A move in a list: "two 7s", "a pass". */
export const brief: Brief = (events) => {
  const texts = spoken.now.games.leaves.briefly;
  const played = events.find((event) => event.kind === 'played');
  if (played && 'count' in played) return texts.cards(played.count, Number(played.card));
  return events.some(({ kind }) => kind === 'passed') ? texts.pass : null;
};
