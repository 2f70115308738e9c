import { pileKit } from '../pile/kit';
import { shapeOf } from './gauge';
import { tips } from './tips';

export const kit = pileKit(
  'friday',
  {
    kinds: ['c', 'm', 'l'],
    four: 'f',
    hasDrawPile: false,
    hasDealer: false,
    gauge: { shapeOf, shade: 0.24, hasSymbol: true, lowest: 60 },
  },
  tips,
);
