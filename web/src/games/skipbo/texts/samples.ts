import { LARS, ME, type Samples } from '../../../texts/samples';
import type { SkipboTexts } from './en';

/** Sample parameters of these texts by name: `function.parameter`, or `parameter` for all functions. */
export const samples = ({ spaces, pawnOf }: SkipboTexts): Samples => ({
  pile: ['blue', 'orange', 'purple', 'red', 'pink1', 'pink2'],
  kind: Object.keys(spaces),
  one: Object.keys(spaces),
  other: Object.keys(spaces),
  code: ['1', '8', 'w'],
  codes: [['1'], ['w', '8', '11']],
  'discardPile.code': ['', '1', 'w'],
  'stockOf.code': ['', '1', 'w'],
  fits: [[], ['blue'], ['red', 'pink1', 'pink2']],
  open: [[], ['pink2'], ['red', 'pink1', 'pink2']],
  pawns: [[], [pawnOf(ME), pawnOf(LARS)]],
  // The turns of the longest match.
  'ranOut.turns': [1200],
});
