import { server } from '../../line/server.svelte';
import type { Finished } from '../../protocol/messages';
import type { GameId } from '../../protocol/games';
import { forgetPlayed, played, type Played } from './played';

/** A finished match, with where it was played. */
export interface FinishedMatch extends Finished {
  table: string;
  game: GameId;
}

async function matchesAt({ table, game }: Played): Promise<FinishedMatch[]> {
  try {
    const matches = await server.archive.finished(table);
    if (!matches) forgetPlayed(table);
    return (matches ?? []).map((match) => ({ ...match, table, game }));
  } catch {
    return [];
  }
}

/** The finished matches of the tables that this device knows, the newest first. */
export async function finishedMatches(): Promise<FinishedMatch[]> {
  const all = await Promise.all(played().map(matchesAt));
  return all.flat().toSorted((a, b) => b.at - a.at);
}
