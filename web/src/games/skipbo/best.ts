import { heading, inHand, type Best } from '../../table/hint/best';
import type { MatchView } from '../../protocol/views';
import type { SkipBoView } from './types';
import type { Texts } from '../../texts/en';
import { parsed, STOCK, WILD } from './moves';
import { cardIn, needsOf, says } from './sayings';

/** The best move of Skip-Bo. */
export function best(move: string, match: MatchView, texts: Texts): Best {
  // The game determines the view type.
  const view = match.table as SkipBoView;
  const stock = `stock-${match.viewer}`;
  const at = (card: string): string | null => (card === STOCK ? stock : inHand(view.hand, card));
  const parts = parsed(move);
  switch (parts?.kind) {
    case 'build':
    case 'standIn': {
      const words = texts.games.skipbo;
      const phrase = parts.kind === 'build' ? words.bestBuild : words.bestStandIn;
      // The same number may come from the stock, from the hand, or from a wild.
      const isWild = cardIn(view, parts.card) === WILD;
      return {
        says: phrase(parts.pile, needsOf(view, parts.pile), isWild, parts.card === STOCK),
        card: at(parts.card),
        place: `pile-${parts.pile}`,
      };
    }
    case 'complete':
      return { says: heading(says(texts.games.skipbo, view, move)), card: null, place: `pile-${parts.pile}` };
    case 'discard':
      return { says: heading(says(texts.games.skipbo, view, move)), card: at(parts.card), place: `space-${parts.to}` };
    case 'exchange':
      return { says: texts.games.skipbo.exchange, card: stock, place: null };
    case 'end':
    case undefined:
      return { says: texts.games.skipbo.end, card: null, place: null };
  }
}
