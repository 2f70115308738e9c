import { after } from './after';
import { chairs } from './chairs';
import { common } from './common';
import { expert } from './expert';
import { gathering } from './gathering';
import { hints } from './hints';
import { home } from './home';
import { leaves } from '../../games/leaves/texts/en';
import { pile } from '../../games/pile/texts/en';
import { refusals } from './refusals';
import { rules } from './rules';
import { settings } from './settings';
import { skipbo } from '../../games/skipbo/texts/en';
import { table } from './table';

/** Everything the pages say, in English; the other languages have the same shape. */
export const texts = {
  after,
  chairs,
  common,
  expert,
  gathering,
  hints,
  home,
  leaves,
  pile,
  refusals,
  rules,
  settings,
  skipbo,
  table,
};
export type Texts = typeof texts;
