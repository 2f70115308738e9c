import { after } from './after';
import { chairs } from './chairs';
import { common } from './common';
import { expert } from './expert';
import { gathering } from './gathering';
import { hints } from './hints';
import { home } from './home';
import { leaves } from '../../games/leaves/texts/de';
import { pile } from '../../games/pile/texts/de';
import { refusals } from './refusals';
import { rules } from './rules';
import { settings } from './settings';
import { skipbo } from '../../games/skipbo/texts/de';
import { table } from './table';

import type { Texts } from '../en';

export const texts: Texts = {
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
