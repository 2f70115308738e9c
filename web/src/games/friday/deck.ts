import type { Decks } from '../../fair/deck';
import { deckOf } from '../pile/deck';

export const decks: Decks = {
  1: { cards: (options) => deckOf('cml', 'f', options.get('deck') === '50' ? 0 : 1) },
};
