import type { SkipBoView } from './types';
import type { SkipboTexts } from './texts/en';
import type { Choice } from './Choice.svelte';
import { WILD } from './moves';
import { cardIn } from './sayings';

/** The prompt above the hand: the next action. */
export function promptFor(texts: SkipboTexts, view: SkipBoView, choice: Choice): string {
  const { card, offer, question } = choice;
  if (question && 'pile' in question) return texts.howOn(question.pile);
  if (choice.isDiscarding) {
    if (card === null) return texts.pickDiscard;
    if (choice.asked.length > 1) return texts.whichWay;
    if (card === WILD && choice.pawn !== null) return texts.wildSpace;
    return choice.movable.length > 1 || choice.walks.length > 1 ? texts.whichPawn(card) : texts.oneWay(card);
  }
  if (card !== null) {
    const ways = offer.fits(card).flatMap((pile) => offer.onto(card, pile).map((move) => ({ move, pile })));
    const [first] = ways;
    const needs = view.piles.find((pile) => pile.name === first?.pile)?.needs ?? 1;
    if (first && ways.every(({ move }) => move.startsWith('+'))) return texts.spaceFirst(needs, needs + 1);
    return texts.whichPile(cardIn(view, card));
  }
  if (offer.hasBuilds || offer.completions.length > 0) return texts.buildOrDiscard;
  return offer.mayEnd ? texts.noCards : texts.nothingFits;
}
