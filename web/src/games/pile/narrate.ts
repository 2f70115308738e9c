import type { TableEvent } from '../../protocol/events';
import type { Brief } from '../../table/moved';
import type { Telling } from '../../table/scene';
import type { Who } from '../../texts/words';
import { familyOf, homeOf, type PileGame, wordsOf } from './family';
import { fullOf } from './preview';

/** The card that a log line about a taken pile shows: the one that went over, told by the event just before. */
interface Over {
  seat: number;
  target: number;
  card: string;
}

/** Tells the events of a match in the words of the table, the events of each move in their order. */
export function narrator(game: PileGame): (event: TableEvent, who: (seat: number) => Who) => Telling | null {
  const { four } = familyOf(game);
  let over: Over | null = null;

  return (event, who) => {
    const texts = wordsOf(game);
    const pile = (target: number): string => (texts.kinds[target] ?? texts.kinds[0]).pile;
    switch (event.kind) {
      case 'played': {
        if (!('target' in event)) return null;
        const { seat, card, target, sum } = event;
        if (sum > fullOf(game)) {
          over = { seat, target, card };
          return null;
        }
        const name = who(seat);
        if (sum === fullOf(game)) return { seat, card, text: texts.madeExact(name, pile(target)) };
        if (card === four) return { seat, card, text: texts.four.laid(name, pile(target), sum) };
        return { seat, card, text: texts.made(name, pile(target), sum) };
      }
      case 'took': {
        const { seat, target, cards } = event;
        const telling: Telling = { seat, text: texts.wentOver(who(seat), pile(target), cards.length), isHot: true };
        return over?.seat === seat && over.target === target ? { ...telling, card: over.card } : telling;
      }
      case 'roundBegan':
        return { seat: event.starter, text: texts.roundBegan(event.round, who(event.starter)) };
      case 'roundEnded':
        return { seat: -1, text: texts.roundEnded(event.round) };
      case 'matchEnded':
        return {
          seat: event.winners[0] ?? -1,
          text: texts.won(event.winners.map(who), event.totals[event.winners[0] ?? 0] ?? 0),
        };
      default:
        return null;
    }
  };
}

/** The card of a move, in a list: "blue 7". */
export function briefly(game: PileGame): Brief {
  return (events) => {
    const played = events.find((event) => event.kind === 'played');
    if (!played) return null;
    const { kinds, four } = wordsOf(game);
    return kinds[homeOf(game, played.card)]?.plain(played.card.slice(1)) ?? four.plain;
  };
}
