import type { PileName, SkipBoView } from './types';
import type { SkipboTexts } from './texts/en';
import { parsed, STOCK } from './moves';
import { kindOf } from './track';

export const needsOf = (view: SkipBoView, pile: PileName): number =>
  view.piles.find((each) => each.name === pile)?.needs ?? 1;

/** Resolves `stock` to the top card of the current player's stock. */
export function cardIn(view: SkipBoView, card: string): string {
  return card === STOCK ? (view.seats[view.toMove]?.stockTop ?? '') : card;
}

/** The effect of a move in one sentence. */
export function says(texts: SkipboTexts, view: SkipBoView, move: string): string {
  const parts = parsed(move);
  switch (parts?.kind) {
    case 'build':
      return texts.makes(parts.pile, needsOf(view, parts.pile));
    case 'standIn': {
      const needs = needsOf(view, parts.pile);
      return texts.standsIn(parts.pile, needs, needs + 1);
    }
    case 'complete':
      return texts.completes(parts.pile);
    case 'discard':
      return texts.walks(parts.card, parts.from, parts.to, kindOf(parts.to));
    case 'exchange':
      return texts.exchange;
    case 'end':
      return texts.end;
    default:
      return '';
  }
}

/** The same, short enough for a button. */
export function label(texts: SkipboTexts, view: SkipBoView, move: string): string {
  const parts = parsed(move);
  if (parts?.kind === 'discard') return texts.walkLabel(parts.card, kindOf(parts.to));
  if (parts?.kind === 'build') return texts.makesLabel(parts.pile, needsOf(view, parts.pile));
  if (parts?.kind === 'complete') return texts.complete(parts.pile);
  if (parts?.kind !== 'standIn') return says(texts, view, move);
  const needs = needsOf(view, parts.pile);
  return texts.standInLabel(needs, needs + 1);
}

/** The accessible name of a pile: its next number, whether it is open, and the effect of a tap. */
export function pileName(
  texts: SkipboTexts,
  view: SkipBoView,
  pile: SkipBoView['piles'][number],
  isOurTurn: boolean,
  moves: readonly string[],
): string {
  const facts = texts.pile(pile.name, pile.needs, pile.shows === 0);
  const access = isOurTurn ? `${facts}, ${pile.isOpen ? texts.open : texts.closed}` : facts;
  return [`${access}.`, ...moves.map((move) => says(texts, view, move))].join(' ');
}
