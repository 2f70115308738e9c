/**
 * The skeleton of a rules page: which sections there are, what stands in them in which order, which rules of the referee
 * each of it tells, and the pictures. It is the same in every language; the texts are beside it in `content/`, and their
 * type follows from the skeleton, so that a language that lacks a sentence does not compile.
 */
import type { Component } from 'svelte';
import type { GameId } from '../protocol/games';

/** The number of a rule, as the referee cites it: the letter of the game, and where the rule stands. */
export type RuleNumber = `${Uppercase<string>}${number}`;

/** Which rules there are: a page tells all of them and no other. */
export interface Rulebook {
  letter: string;
  last: number;
  /** How many sentences of the page are rulings that go beyond the rulebook, by the first rule that their block tells. */
  rulings: Readonly<Record<RuleNumber, number>>;
}

/** One thing drawn in a picture. */
export type Part =
  /** Cards side by side, perhaps with dots for their copies; those that are `off` may not be played. */
  | { kind: 'cards'; cards: readonly string[]; off: readonly string[]; copies: (code: string) => number }
  /** Face-down cards. */
  | { kind: 'backs'; count: number }
  /** What only its game draws, and the cards that are seen in it. */
  | { kind: 'drawn'; Picture: Component<{ game: GameId; part: unknown }>; part: unknown; codes: readonly string[] };

export type Frame = readonly Part[];

/** What each player took in a round, and what it costs: columns are three kinds and the fours that are always paid. */
export interface ScoreRow {
  name: string;
  counts: readonly [number, number, number, number];
  /** For which of the three kinds this player has strictly the most. */
  free: readonly number[];
  pays: number;
}

export interface TextBlock {
  kind: 'text';
  rules: readonly RuleNumber[];
}
export interface PointsBlock<K extends string = string> {
  kind: 'points';
  points: Readonly<Record<K, readonly RuleNumber[]>>;
}
/** Drawings beside each other, each with a short line under it; with more than one they tell a story. */
export interface PictureBlock<F extends string = string> {
  kind: 'picture';
  frames: Readonly<Record<F, Frame>>;
  /** Whether the frames follow one another in time. */
  isStory: boolean;
}
/** A small table of figures; its column heads are words. */
export interface FiguresBlock {
  kind: 'figures';
  rules: readonly RuleNumber[];
  rows: readonly (readonly string[])[];
}
export interface ScoreBlock {
  kind: 'score';
  /** A card of each kind, in the order of the counts. */
  cards: readonly [string, string, string, string];
  rows: readonly ScoreRow[];
}
export type Block = TextBlock | PointsBlock | PictureBlock | FiguresBlock | ScoreBlock;

/** Sections in their order, each with its blocks in their order. */
export type Outline = Readonly<Record<string, Readonly<Record<string, Block>>>>;

export interface PictureText<F extends string = string> {
  caption: string;
  /** What each frame shows: read by everybody, so that the drawing needs no other words. */
  frames: Readonly<Record<F, string>>;
}
export interface FiguresText {
  caption: string;
  columns: readonly string[];
  /** What stands before the last row, if that one is a sum. */
  total?: string;
}
export interface ScoreText {
  caption: string;
  /** The names of the four columns. */
  kinds: readonly [string, string, string, string];
}

type TextOf<B> = B extends TextBlock
  ? string
  : B extends PointsBlock<infer K>
    ? Readonly<Record<K, string>>
    : B extends PictureBlock<infer F>
      ? PictureText<F>
      : B extends FiguresBlock
        ? FiguresText
        : B extends ScoreBlock
          ? ScoreText
          : never;

/** The words for a skeleton: everything that it names, in one language. */
export interface RulesText<O extends Outline = Outline> {
  /** The goal in one sentence. */
  lead: string;
  sections: { readonly [S in keyof O]: { readonly heading: string } & { readonly [B in keyof O[S]]: TextOf<O[S][B]> } };
}

export const text = (...rules: RuleNumber[]): TextBlock => ({ kind: 'text', rules });

export const points = <K extends string>(list: Readonly<Record<K, readonly RuleNumber[]>>): PointsBlock<K> => ({
  kind: 'points',
  points: list,
});

/** Drawings of the same moment, or of several unrelated ones. */
export const picture = <F extends string>(frames: Readonly<Record<F, Frame>>): PictureBlock<F> => ({
  kind: 'picture',
  frames,
  isStory: false,
});

/** Drawings that follow one another, with an arrow between them. */
export const story = <F extends string>(frames: Readonly<Record<F, Frame>>): PictureBlock<F> => ({
  kind: 'picture',
  frames,
  isStory: true,
});

export const figures = (rules: readonly RuleNumber[], rows: readonly (readonly string[])[]): FiguresBlock => ({
  kind: 'figures',
  rules,
  rows,
});

export const cards = (list: string, off = '', copies: (code: string) => number = () => 0): Part => ({
  kind: 'cards',
  cards: list.split(' '),
  off: off === '' ? [] : off.split(' '),
  copies,
});

export const backs = (count: number): Part => ({ kind: 'backs', count });

/** What only one game draws, with the codes of its cards. */
export const drawn = <P>(Picture: Component<{ game: GameId; part: P }>, part: P, codes: readonly string[]): Part => ({
  kind: 'drawn',
  // It is given this part and no other.
  Picture: Picture as Component<{ game: GameId; part: unknown }>,
  part,
  codes,
});
