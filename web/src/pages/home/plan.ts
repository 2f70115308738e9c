import type { GameOffer, Open } from '../../protocol/messages';
import { facts } from '../../game/facts.svelte';
import type { GameId } from '../../protocol/games';
import { usualLevel } from '../../settings/level';
import type { HomeTexts } from '../../texts/en/home';

/** The choices for a table before it exists. */
export interface Draft {
  /** Null: the usual number. */
  players: number | null;
  level: string;
  /** Only differences from the game's defaults. */
  options: Readonly<Record<string, string>>;
  isPublic: boolean;
  allowsWatchers: boolean;
  /** Persons may ask for hints even when others play. */
  allowsHints: boolean;
  secondsPerMove: number;
  /** Null: the server chooses. */
  patienceSeconds: number | null;
  /** The table is on this device, with or without a network. */
  isHere: boolean;
}

const USUAL_PATIENCE = 60;
const DAY = 86_400;
export const MOVE_TIMES = [0, 30, 60, 120, 300, 86_400, 259_200, 604_800] as const;
export const PATIENCES = [15, 60, 300, 1800, 0] as const;

/** The default draft. */
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

/** The draft with a changed option; default values are omitted. */
export function withOption(draft: Draft, option: GameOffer['options'][number], value: string): Draft {
  const others = Object.entries(draft.options).filter(([name]) => name !== option.name);
  const own = value === option.default ? [] : [[option.name, value]];
  return { ...draft, options: Object.fromEntries([...others, ...own]) };
}

/** The default patience: the server's choice for several persons, unlimited when moves may take days. */
export const usualPatience = ({ secondsPerMove }: Draft): number => (secondsPerMove < DAY ? USUAL_PATIENCE : 0);

/** The table's reaction to an absent player. */
export function whyAway(texts: HomeTexts, patience: number, secondsPerMove: number): string {
  if (patience > 0) return texts.patienceWhy;
  return secondsPerMove > 0 ? texts.clockWhy : texts.waitsWhy;
}

/** The request that opens the table; requires a welcome. Omitted members are chosen by the server: its patience depends on the players. */
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

/** Whether the draft has no visible changes. */
export function isUsual(draft: Draft): boolean {
  const { options, ...rest } = draft;
  const usual: Draft = usualDraft();
  return (
    Object.keys(options).length === 0 &&
    Object.entries(rest).every(([key, value]) => usual[key as keyof Draft] === value) // The keys come from a draft.
  );
}
