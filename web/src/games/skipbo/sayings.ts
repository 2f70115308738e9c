import type { PileName, SkipBoView } from './types';
import type { SkipboTexts } from './texts/en';
import { parsed, STOCK } from './moves';
import { kindOf } from './track';

export const needsOf = (view: SkipBoView, pile: PileName): number =>
  view.piles.find((each) => each.name === pile)?.needs ?? 1;

/** The card itself: what lies on the stock of whoever is to move, if that is meant. */
export function cardIn(view: SkipBoView, card: string): string {
  return card === STOCK ? (view.seats[view.toMove]?.stockTop ?? '') : card;
}

/** What a move would do, in one sentence. */
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

/** The name of a pile for those who listen: what it needs, whether it is open, and what a tap would do. */
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
