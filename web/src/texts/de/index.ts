import { after } from './after';
import { chairs } from './chairs';
import { common } from './common';
import { expert } from './expert';
import { gathering } from './gathering';
import { hints } from './hints';
import { home } from './home';
import { refusals } from './refusals';
import { rules } from './rules';
import { settings } from './settings';
import { table } from './table';

import type { SharedTexts } from '../en';

export const texts: SharedTexts = {
  after,
  chairs,
  common,
  expert,
  gathering,
  hints,
  home,
  refusals,
  rules,
  settings,
  table,
};
