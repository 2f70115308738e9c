/**
 * The skeleton of a rules page: which sections there are, what stands in them in which order, which rules of the referee
 * each of it tells, and the pictures. It is the same in every language; the texts are beside it in `content/`, and their
 * type follows from the skeleton, so that a language that lacks a sentence does not compile.
 */
import type { SpaceKind } from '../games/skipbo/track';
import type { Colour, PileName } from '../games/skipbo/types';

type Thirteen = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type ToThirteen = Thirteen | 13;

/** The number of a rule, as the referee cites it. */
export type RuleNumber =
  `T${Thirteen}` | `F${Exclude<Thirteen, 12>}` | `S${ToThirteen | 14 | 15 | 16 | 17 | 18 | 19}` | `L${ToThirteen}`;

/** How a pile stands: all is well, exactly 13, or over. */
export type Tone = 'plain' | 'exact' | 'over';

/** One thing drawn in a picture. */
export type Part =
  /** A pile of 13 or Friday the 13th and its sum; the last card may be the one just played. */
  | { kind: 'pile'; target: string; cards: readonly string[]; sum: number; tone: Tone; hasNew: boolean }
  /** Cards side by side; those that are `off` may not be played. */
  | { kind: 'cards'; cards: readonly string[]; off: readonly string[] }
  /** Face-down cards. */
  | { kind: 'backs'; count: number }
  /** The row of 13 Leaves; `fresh` is the value just played. */
  | { kind: 'row'; stacks: readonly { value: number; count: number }[]; fresh: number }
  /** A building pile of Skip-Bo: the numbers that lie there, and the cards that made them (`null`: a space stood in). */
  | {
      kind: 'building';
      name: PileName;
      cards: readonly { number: number; card: string | null }[];
      needs: number;
      isOpen: boolean;
    }
  /** A stretch of the Skip-Bo track; pawns by place in this stretch, `left` is the place a pawn has just left. */
  | {
      kind: 'track';
      spaces: readonly SpaceKind[];
      pawns: readonly { colour: Colour; at: number }[];
      left: number;
    }
  /** The whole track, pawns by space 1 to 24. */
  | { kind: 'board'; pawns: readonly { colour: Colour; at: number }[] }
  /** A stock: its top card and how many there are. */
  | { kind: 'stock'; top: string; count: number };

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

const pileOf = (target: string, cards: string, sum: number, tone: Tone, hasNew: boolean): Part => ({
  kind: 'pile',
  target,
  cards: cards === '' ? [] : cards.split(' '),
  sum,
  tone,
  hasNew,
});

/** A pile as it lies; cards are written with blanks between. */
export const pile = (target: string, cards: string, sum: number): Part => pileOf(target, cards, sum, 'plain', false);

/** A pile on which the last card has just been laid. */
export const played = (target: string, cards: string, sum: number, tone: Tone = 'plain'): Part =>
  pileOf(target, cards, sum, tone, true);

export const cards = (list: string, off = ''): Part => ({
  kind: 'cards',
  cards: list.split(' '),
  off: off === '' ? [] : off.split(' '),
});

export const backs = (count: number): Part => ({ kind: 'backs', count });

/** A row of leaves, written as `2x5 3x8`; `fresh` is the value just played. */
export const row = (list: string, fresh = 0): Part => ({
  kind: 'row',
  stacks: list.split(' ').map((stack) => {
    const [count, value] = stack.split('x').map(Number);
    return { value: value ?? 0, count: count ?? 0 };
  }),
  fresh,
});

/** A building pile, written from low to high: `4 5 6=w 7=` (a wild that counts as 6, a space that stood for 7). */
export const building = (name: PileName, list: string, needs: number, isOpen = true): Part => ({
  kind: 'building',
  name,
  cards:
    list === ''
      ? []
      : list.split(' ').map((each) => {
          const [number, card] = each.split('=');
          return { number: Number(number), card: card === undefined ? String(number) : card === '' ? null : card };
        }),
  needs,
  isOpen,
});

export const stock = (top: string, count: number): Part => ({ kind: 'stock', top, count });

/** A stretch of the track; pawns are written as `blue@2`, places count from 0. */
export const track = (spaces: readonly SpaceKind[], pawns: readonly `${Colour}@${number}`[], left = -1): Part => ({
  kind: 'track',
  spaces,
  pawns: pawns.map(standing),
  left,
});

export const board = (...pawns: `${Colour}@${number}`[]): Part => ({ kind: 'board', pawns: pawns.map(standing) });

const COLOURS: readonly Colour[] = ['blue', 'orange', 'purple', 'red'];

function standing(pawn: `${Colour}@${number}`): { colour: Colour; at: number } {
  const [name, at] = pawn.split('@');
  return { colour: COLOURS.find((colour) => colour === name) ?? 'blue', at: Number(at) };
}
