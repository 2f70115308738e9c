import { server } from '../../connection/server.svelte';
import type { MatchResult } from '../../protocol/messages';
import type { GameId } from '../../protocol/games';
import type { StoredTable } from './onDevice';
import { forgetPlayed, played, type Played } from './played';

/** A finished match and its location. */
export interface FinishedMatch extends MatchResult {
  table: string;
  game: GameId;
  /** It was played on this device. */
  isHere: boolean;
  /** Its table is closed. */
  isOver: boolean;
}

async function matchesAt({ table, game }: Played): Promise<FinishedMatch[]> {
  try {
    const matches = await server.archive.finished(table);
    if (!matches) forgetPlayed(table);
    return (matches ?? []).map((match) => ({ ...match, table, game, isHere: false, isOver: false }));
  } catch {
    return [];
  }
}

/** The finished matches of the server's tables that this device knows. */
export async function matchesElsewhere(): Promise<FinishedMatch[]> {
  return (await Promise.all(played().map(matchesAt))).flat();
}

/** The finished matches of this device. */
export function matchesHere(stored: readonly StoredTable[]): FinishedMatch[] {
  return stored.flatMap(({ table, game, phase, finished }) =>
    finished.map((match) => ({ ...match, table, game, isHere: true, isOver: phase !== 'PLAYING' })),
  );
}

/** Sorted by date, newest first. */
export function newest(matches: readonly FinishedMatch[]): FinishedMatch[] {
  return matches.toSorted((a, b) => b.at - a.at || b.match - a.match);
}
