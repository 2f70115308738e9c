import type { GameOffer, TableMessage, Update } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { Language } from '../settings/settings.svelte';
import type { Texts } from '../texts/en';

/** One idea of a lesson. */
export interface Step {
  /** What the coach says is under this name. */
  name: string;
  /** How many moves of the script are made when it begins. */
  at: number;
  /** How many moves the learner makes before it goes on; none: there is a button. */
  asks: number;
  /** What is spoken of (see `data-spot`); the rest is dimmed. */
  rings: readonly string[];
  /** A card that the coach holds up, so that the table shows what it would do. */
  lifts?: string;
}

/** A match of which cards and moves are known, and where it stops: `script.json` in the folder of the game. */
export interface Script {
  game: string;
  players: number;
  options: Readonly<Record<string, string>>;
  seed: number;
  /** Where the learner sits. */
  seat: number;
  /** Of all seats: `0 b7`. */
  moves: readonly string[];
  steps: readonly Step[];
}

/** What a table says of a step: itself, what changes with each move, and what it would refuse before each of the learner's. */
export interface ToldStep {
  table: TableMessage;
  updates: readonly Update[];
  /** By reason, the moves. */
  refusals: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The script as a table tells it, written by a test of the server: `told.json`. */
export interface ToldLesson {
  offer: GameOffer;
  steps: readonly ToldStep[];
}

/** What the coach says: `plain` in at most 120 letters. */
export interface StepWords {
  bold: string;
  plain: string;
  /** To whoever makes another move than the one that was asked for, after what that move would do. */
  not?: string;
}
export type LessonWords<Name extends string = string> = Readonly<Record<Name, StepWords>>;

/** What a move would do, in words. */
export type Result = (move: string, match: MatchView, texts: Texts) => string;

/** A lesson, ready to be given. */
export interface Lesson {
  script: Script;
  told: ToldLesson;
  words: LessonWords;
  result: Result;
}

/** What a game writes; JSON has no types of its own, `lesson.test.ts` looks at every member. */
interface Written {
  script: unknown;
  told: unknown;
  result: Result;
}

/** A lesson, fetched when somebody wants it: script and words at once. */
export const lessonOf =
  (
    written: () => Promise<Written>,
    words: Readonly<Record<Language, () => Promise<{ words: LessonWords }>>>,
  ): ((language: Language) => Promise<Lesson>) =>
  async (language) => {
    const [{ script, told, result }, said] = await Promise.all([written(), words[language]()]);
    return { script: script as Script, told: told as ToldLesson, words: said.words, result };
  };
