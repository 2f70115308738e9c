import { server } from '../../connection/server.svelte';
import type { MatchResult } from '../../protocol/messages';
import type { GameId } from '../../protocol/games';
import type { KeptTable } from './onDevice';
import { forgetPlayed, played, type Played } from './played';

/** A finished match, with where it was played. */
export interface FinishedMatch extends MatchResult {
  table: string;
  game: GameId;
  /** It was played on this device. */
  isHere: boolean;
  /** Nothing goes on at its table any more. */
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

/** Those that were played on this device. */
export function matchesHere(kept: readonly KeptTable[]): FinishedMatch[] {
  return kept.flatMap(({ table, game, phase, finished }) =>
    finished.map((match) => ({ ...match, table, game, isHere: true, isOver: phase !== 'PLAYING' })),
  );
}

/** The newest first. */
export function newest(matches: readonly FinishedMatch[]): FinishedMatch[] {
  return matches.toSorted((a, b) => b.at - a.at || b.match - a.match);
}
