import type { GameOffer, Open } from '../../protocol/messages';
import { facts } from '../../game/facts.svelte';
import type { GameId } from '../../protocol/games';
import { usualLevel } from '../../settings/level';
import type { HomeTexts } from '../../texts/en/home';

/** What somebody would like to play, before there is a table. */
export interface Draft {
  /** Null: as many as are usual. */
  players: number | null;
  level: string;
  /** Only what differs from the game's own choice. */
  options: Readonly<Record<string, string>>;
  isPublic: boolean;
  allowsWatchers: boolean;
  /** Persons may ask the expert although others play. */
  allowsHints: boolean;
  secondsPerMove: number;
  /** Null: as the server chooses. */
  patienceSeconds: number | null;
  /** The table is on this device, whether or not there is a network. */
  isHere: boolean;
}

const USUAL_PATIENCE = 60;
const DAY = 86_400;
export const MOVE_TIMES = [0, 30, 60, 120, 300, 86_400, 259_200, 604_800] as const;
export const PATIENCES = [15, 60, 300, 1800, 0] as const;

/** What is played if nobody chooses anything. */
export function usualDraft(): Draft {
  return {
    players: null,
    level: usualLevel(),
    options: {},
    isPublic: false,
    allowsWatchers: true,
    allowsHints: false,
    secondsPerMove: 0,
    patienceSeconds: null,
    isHere: false,
  };
}

/** The draft with another value of an option; the game's own choice is not worth mentioning. */
export function withOption(draft: Draft, option: GameOffer['options'][number], value: string): Draft {
  const others = Object.entries(draft.options).filter(([name]) => name !== option.name);
  const own = value === option.default ? [] : [[option.name, value]];
  return { ...draft, options: Object.fromEntries([...others, ...own]) };
}

/** How long people may be away if nobody says so: as the server chooses for several, for ever where a move may take days. */
export const usualPatience = ({ secondsPerMove }: Draft): number => (secondsPerMove < DAY ? USUAL_PATIENCE : 0);

/** What the table does for somebody who is away. */
export function whyAway(texts: HomeTexts, patience: number, secondsPerMove: number): string {
  if (patience > 0) return texts.patienceWhy;
  return secondsPerMove > 0 ? texts.clockWhy : texts.waitsWhy;
}

/** How a table is asked for, once there was a welcome. What is left out the server chooses: its patience depends on who plays. */
export function opening(game: GameId, draft: Draft, isDealt: boolean): Omit<Open, 'type' | 'seed'> {
  const { patienceSeconds, options, players, level, isPublic, allowsWatchers, allowsHints, secondsPerMove } = draft;
  return {
    game,
    level,
    isPublic,
    allowsWatchers,
    secondsPerMove,
    players: players ?? facts.of(game).usualPlayers,
    ...(Object.keys(options).length > 0 ? { options: { ...options } } : {}),
    ...(patienceSeconds === null ? {} : { patienceSeconds }),
    ...(allowsHints ? { allowsHints } : {}),
    ...(isDealt ? { start: true } : {}),
  };
}

/** Whether somebody chose anything that shows. */
export function isUsual(draft: Draft): boolean {
  const { options, ...rest } = draft;
  const usual: Draft = usualDraft();
  return (
    Object.keys(options).length === 0 &&
    Object.entries(rest).every(([key, value]) => usual[key as keyof Draft] === value) // The keys of a draft are its own.
  );
}
