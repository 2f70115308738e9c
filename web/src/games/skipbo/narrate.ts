import type { TableEvent } from '../../protocol/events';
import type { Brief } from '../../table/moved';
import type { LogText } from '../../table/scene';
import { spoken } from '../../texts/texts.svelte';
import type { Who } from '../../texts/words';
import { kindOf } from './track';

const NO_SEAT = -1;

/** The log sentence for an event. Never names drawn cards. */
export function narrate(event: TableEvent, who: (seat: number) => Who): LogText | null {
  const texts = spoken.now.games.skipbo;
  switch (event.kind) {
    case 'roundBegan':
      return { seat: event.starter, text: texts.begins(who(event.starter)) };
    case 'built': {
      const { seat, card, pile, number, fromStock } = event;
      const phrase = card === 'w' ? texts.builtWild : texts.built;
      return { seat, text: phrase(who(seat), pile, number, fromStock), card, number };
    }
    case 'stoodIn':
      return { seat: event.seat, text: texts.stoodIn(who(event.seat), event.pile, event.number) };
    case 'setAside':
      return { seat: NO_SEAT, text: texts.setAside(event.pile) };
    case 'exchanged':
      return { seat: event.seat, text: texts.exchanged(who(event.seat), event.under), card: event.under };
    case 'discarded':
      return {
        seat: event.seat,
        text: texts.discarded(who(event.seat), event.card, event.to, kindOf(event.to)),
        card: event.card,
      };
    case 'turnEnded':
      return { seat: event.seat, text: texts.turnEnded(who(event.seat)) };
    case 'reshuffled':
      return { seat: NO_SEAT, text: event.fromDiscards ? texts.discardsReshuffled : texts.reshuffled };
    case 'won':
      return { seat: event.seat, text: texts.won(who(event.seat)), isHot: true, isOfPerson: true };
    case 'turnsRanOut':
      return { seat: NO_SEAT, text: texts.ranOut(event.turns), isHot: true };
    default:
      return null;
  }
}

/** A move in a list: "blue 5", "a 10 discarded". */
export const brief: Brief = (events) => {
  const texts = spoken.now.games.skipbo.briefly;
  const move = events.find(({ kind }) => kind === 'built' || kind === 'stoodIn' || kind === 'discarded');
  if (move?.kind === 'built' || move?.kind === 'stoodIn') return texts.built(move.pile, move.number);
  return move?.kind === 'discarded' ? texts.discarded(move.card) : null;
};
