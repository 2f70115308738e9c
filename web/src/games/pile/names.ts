import type { PileTexts } from './texts/en';
import { homeOf, type PileGame } from './family';
import type { Preview } from './preview';

/** The name of a card, visible and for screen readers. */

export function cardName(texts: PileTexts, game: PileGame, card: string): string {
  return texts.kinds[homeOf(game, card)]?.card(card.slice(1)) ?? texts.four.card;
}

/** "Nasty Four makes 15: you would take four cards." */
export function result(texts: PileTexts, card: string, preview: Preview): string {
  if (preview.kind === 'exact') return texts.wouldBeExact(card);
  if (preview.kind === 'over') return texts.wouldTake(card, preview.makes, preview.takes);
  return texts.wouldMake(card, preview.makes);
}

/** On a tag: "15: you take 4". */
export function tag(texts: PileTexts, preview: Preview): string {
  if (preview.kind === 'exact') return texts.exact;
  return preview.kind === 'over' ? texts.over(preview.makes, preview.takes) : texts.makes(preview.makes);
}

/** On the button that confirms the move. */
export function proposal(texts: PileTexts, preview: Preview): string {
  if (preview.kind === 'exact') return texts.playExact;
  return preview.kind === 'over' ? texts.playOver(preview.takes) : texts.playMakes(preview.makes);
}
