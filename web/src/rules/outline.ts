/**
 * The outline of a rules page: sections, blocks, the rule numbers of each block, and pictures. All languages share it.
 * The texts are in each game's `rules` folder; their type follows from the outline, so a language with a missing
 * sentence does not compile.
 */
import type { Component } from 'svelte';
import type { GameId } from '../protocol/games';

/** The number of a rule, as refusals cite it: the letter of the game and the rule's number. */
export type RuleNumber = `${Uppercase<string>}${number}`;

/** The rules of a game: the page covers all of them and no others. */
export interface Rulebook {
  letter: string;
  last: number;
  /** The number of sentences that go beyond the rulebook, by the first rule of their block. */
  rulings: Readonly<Record<RuleNumber, number>>;
}

/** One part of a picture. */
export type Part =
  /** Cards side by side, optionally with dots for their copies; `off` cards may not be played. */
  | { kind: 'cards'; cards: readonly string[]; off: readonly string[]; copies: (code: string) => number }
  /** Face-down cards. */
  | { kind: 'backs'; count: number }
  /** A drawing specific to the game, and the cards visible in it. */
  | { kind: 'drawn'; Picture: Component<{ game: GameId; part: unknown }>; part: unknown; codes: readonly string[] };

export type Frame = readonly Part[];

/** The cards taken by each player in a round, and their cost: three kinds and the fours, which always count. */
export interface ScoreRow {
  name: string;
  counts: readonly [number, number, number, number];
  /** The kinds of which this player has strictly the most. */
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
/** Drawings side by side, each with a short caption; several may tell a story. */
export interface PictureBlock<F extends string = string> {
  kind: 'picture';
  frames: Readonly<Record<F, Frame>>;
  /** Whether the frames follow one another in time. */
  isStory: boolean;
}
/** A small table of figures with words as column heads. */
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

/** Sections in order, each with its blocks in order. */
export type Outline = Readonly<Record<string, Readonly<Record<string, Block>>>>;

export interface PictureText<F extends string = string> {
  caption: string;
  /** The caption of each frame. */
  frames: Readonly<Record<F, string>>;
}
export interface FiguresText {
  caption: string;
  columns: readonly string[];
  /** The heading of the last row, if that row is a sum. */
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

/** The words of an outline in one language. */
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

/** Drawings of the same moment, or of unrelated moments. */
export const picture = <F extends string>(frames: Readonly<Record<F, Frame>>): PictureBlock<F> => ({
  kind: 'picture',
  frames,
  isStory: false,
});

/** Drawings in sequence, connected by arrows. */
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

/** A drawing specific to one game, with the codes of its cards. */
export const drawn = <P>(Picture: Component<{ game: GameId; part: P }>, part: P, codes: readonly string[]): Part => ({
  kind: 'drawn',
  // The component gets this part and no other.
  Picture: Picture as Component<{ game: GameId; part: unknown }>,
  part,
  codes,
});
