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

import { byGame, type TextsOfGames } from '../words';

const shared = {
  after,
  ownTables,
  common,
  expert,
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
/** All texts; the other languages have the shape of the English ones. */
export type Texts = typeof shared & { games: TextsOfGames };
export const texts: Texts = {
  ...shared,
  games: byGame(import.meta.glob('../../games/*/texts/en.ts', { eager: true, import: 'texts' })),
};
