import { after } from './after';
import { ownTables } from './ownTables';
import { common } from './common';
import { expert } from './expert';
import { gathering } from './gathering';
import { here } from './here';
import { hints } from './tips';
import { lesson } from './lesson';
import { home } from './home';
import { plainHttp } from './plainHttp';
import { refusals } from './refusals';
import { rules } from './rules';
import { settings } from './settings';
import { solo } from './solo';
import { table } from './table';

import type { Texts } from '../en';
import { byGame } from '../words';

export const texts: Texts = {
  after,
  ownTables,
  common,
  expert,
  games: byGame(import.meta.glob('../../games/*/texts/de.ts', { eager: true, import: 'texts' })),
  gathering,
  here,
  hints,
  lesson,
  home,
  plainHttp,
  refusals,
  rules,
  settings,
  solo,
  table,
};
