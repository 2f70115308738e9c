import { pileKit } from '../pile/kit';
import { shapeOf } from './gauge';
import { tips } from './tips';

export const kit = pileKit(
  'thirteen',
  {
    kinds: ['b', 'y', 'g'],
    four: 'n',
    hasDrawPile: true,
    hasDealer: true,
    // A triangle has less room for its sum.
    gauge: { shapeOf, shade: 0.14, hasSymbol: false, lowest: 68 },
  },
  tips,
);
