import { drawn, type Part } from '../../../rules/outline';
import PilePicture from './PilePicture.svelte';
import type { PilePart, Tone } from './shapes';

const pileOf = (target: string, list: string, sum: number, tone: Tone, hasNew: boolean): Part => {
  const cards = list === '' ? [] : list.split(' ');
  const part: PilePart = { target, cards, sum, tone, hasNew };
  return drawn(PilePicture, part, cards);
};

/** A pile; cards are separated by blanks. */
export const pile = (target: string, cards: string, sum: number): Part => pileOf(target, cards, sum, 'plain', false);

/** A pile with its last card just played. */
export const played = (target: string, cards: string, sum: number, tone: Tone = 'plain'): Part =>
  pileOf(target, cards, sum, tone, true);
