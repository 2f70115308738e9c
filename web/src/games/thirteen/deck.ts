import type { Decks } from '../../fair/deck';
import { deckOf } from '../pile/deck';

export const decks: Decks = { 1: { cards: () => deckOf('byg', 'n') } };
