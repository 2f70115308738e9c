import { Slot } from '../game/registry';
import type { GameId, TextsOf } from '../protocol/games';
import type { Texts } from './en';
import type { Who } from './words';

/** What can be agreed on in a game: its name, what it means, and its values. */
interface OptionWords {
  name: string;
  why: string;
  values: Record<string, string>;
}

/** A hint at the table: its bold line, and the rest. */
interface HintWords {
  bold: string;
  plain: string;
}

/** What every game says, whatever else it says at its own table. */
export interface GameWords {
  title: string;
  /** On its tile: what it is like; how many play, and how long. */
  like: string;
  size: string;
  /** Beside its rules: in one sentence, for how many, and whose game it is. */
  gist: string;
  players: string;
  credit: string;
  options: Record<string, OptionWords>;
  /** By the reasons of the referee. */
  refusals: Record<string, string>;
  hints: Record<string, HintWords>;
  /** What may come of a move, by its name among the consequences that the expert counts; how often, in ten. */
  why: Record<string, (times: number) => string>;
  /** Heads a column of the score sheet. */
  roundHead?: (round: number) => string;
  /** How a match of a single round ends: what is counted, who got rid of it, and if nobody did. */
  single?: { left: string; emptied: (who: Who) => string; ranOut: string };
}

/** What a game says in English, which is at hand. */
export type Words<G extends GameId> = TextsOf<G> & GameWords;
export const gameTexts = new Slot<Words<GameId>>('texts');

/** What the games say in another language, each in a file of its own: they come as one, with all else in that language. */
export function byGame(found: Record<string, unknown>): Texts['games'] {
  const games = Object.entries(found).map(([path, words]) => [path.split('/').at(-3), words]);
  // That all games speak all languages, a test holds.
  return Object.fromEntries(games) as Texts['games'];
}
