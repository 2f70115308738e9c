import type { TableEvent } from '../../protocol/events';
import type { Brief } from '../../table/moved';
import type { LogText } from '../../table/scene';
import type { Who } from '../../texts/words';
import { familyOf, homeOf, type PileGame, wordsOf } from './family';
import { fullOf } from './preview';

/** The card that exceeded a target, from the preceding event. The log line about the taken pile shows it. */
interface Over {
  seat: number;
  target: number;
  card: string;
}

/** Narrates the events of a match, in order within each move. */
export function narrator(game: PileGame): (event: TableEvent, who: (seat: number) => Who) => LogText | null {
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
        const logText: LogText = { seat, text: texts.wentOver(who(seat), pile(target), cards.length), isHot: true };
        return over?.seat === seat && over.target === target ? { ...logText, card: over.card } : logText;
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
