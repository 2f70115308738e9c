import type { GameId, TextsOf } from '../../protocol/games';
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

/** All texts of the pages in English; the other languages have the same shape. */
export const texts = {
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
export type SharedTexts = typeof texts;
/** Including the games' texts. */
export type Texts = SharedTexts & { games: { [G in GameId]: TextsOf<G> } };
