import type { Who } from './words';

/** The words of an option: its name, meaning and values. */
interface OptionWords {
  name: string;
  why: string;
  values: Record<string, string>;
}

/** A tip: its bold line and the rest. */
interface HintWords {
  bold: string;
  plain: string;
}

/** Texts that every game has, besides those of its own table. */
export interface GameWords {
  title: string;
  /** On its tile: a description, the number of players and the duration. */
  like: string;
  size: string;
  /** Beside its rules: a summary, the number of players and the author. */
  gist: string;
  players: string;
  credit: string;
  options: Record<string, OptionWords>;
  /** By the referee's reasons. */
  refusals: Record<string, string>;
  hints: Record<string, HintWords>;
  /** The consequences of moves by name, as the expert bot counts them; the parameter is the frequency in ten. */
  why: Record<string, (times: number) => string>;
  /** The head of a column of the score sheet. */
  roundHead?: (round: number) => string;
  /** The end of a match with a single round: the counted item, a player without any left, and a round that ran out. */
  single?: { left: string; emptied: (who: Who) => string; ranOut: string };
}
