import type { GameOffer, TableMessage, Update } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { Language } from '../settings/settings.svelte';
import type { Texts } from '../texts/en';

/** One idea of a lesson. */
export interface Step {
  /** Key of the coach's words. */
  name: string;
  /** The number of script moves already made at the start. */
  at: number;
  /** The number of moves that the learner makes; 0: a button continues. */
  asks: number;
  /** The spots in focus (see `data-spot`); the rest is dimmed. */
  rings: readonly string[];
  /** A card that the coach holds up to preview its results. */
  lifts?: string;
}

/** A match with known cards and moves, and the steps of its lesson: `script.json` in the folder of the game. */
export interface Script {
  game: string;
  players: number;
  options: Readonly<Record<string, string>>;
  seed: number;
  /** The learner's seat. */
  seat: number;
  /** Of all seats: `0 b7`. */
  moves: readonly string[];
  steps: readonly Step[];
}

/** The messages of a step: the table, its updates, and the refusals before each of the learner's moves. */
export interface RecordedStep {
  table: TableMessage;
  updates: readonly Update[];
  /** Refused moves by reason. */
  refusals: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The script as a server sends it, written by a test of the server: `told.json`. */
export interface RecordedLesson {
  offer: GameOffer;
  steps: readonly RecordedStep[];
}

/** The coach's words: `plain` in at most 120 characters. */
export interface StepWords {
  bold: string;
  plain: string;
  /** The answer to a different move, after the result of that move. */
  not?: string;
}
export type LessonWords<Name extends string = string> = Readonly<Record<Name, StepWords>>;

/** The result of a move in words. */
export type Result = (move: string, match: MatchView, texts: Texts) => string;

/** A complete lesson. */
export interface Lesson {
  script: Script;
  recording: RecordedLesson;
  words: LessonWords;
  result: Result;
}

/** The lesson files of a game. JSON has no types; `lesson.test.ts` checks every member. */
interface Written {
  script: unknown;
  recording: unknown;
  result: Result;
}

/** Loads a lesson on demand: script and words together. */
export const lessonOf =
  (
    written: () => Promise<Written>,
    words: Readonly<Record<Language, () => Promise<{ words: LessonWords }>>>,
  ): ((language: Language) => Promise<Lesson>) =>
  async (language) => {
    const [{ script, recording, result }, said] = await Promise.all([written(), words[language]()]);
    return { script: script as Script, recording: recording as RecordedLesson, words: said.words, result };
  };
