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
    const answer = await fetch(`/api/tables/${table}/matches`);
    if (answer.status === 404) forgetPlayed(table);
    if (!answer.ok) return [];
    const { matches } = (await answer.json()) as { matches: Finished[] };
    return matches.map((match) => ({ ...match, table, game }));
  } catch {
    return [];
  }
}

/** The finished matches of the tables that this device knows, the newest first. */
export async function finishedMatches(): Promise<FinishedMatch[]> {
  const all = await Promise.all(played().map(matchesAt));
  return all.flat().toSorted((a, b) => b.at - a.at);
}
