import type { GameKit } from '../../table/kit';
import type { Tips } from '../../table/tip';
import { best } from './best';
import { closing } from './closing';
import { join, type Family, type PileGame } from './family';
import { flights } from './flights';
import { briefly, narrator } from './narrate';
import RoundEnd from './RoundEnd.svelte';
import Table from './Table.svelte';
import type { PileView } from './types';

/** One table for the whole family; each game has its own cloth. */
export function pileKit(game: PileGame, family: Family, tips: Tips<PileView>): GameKit {
  join(game, family);
  return {
    Table,
    RoundEnd,
    narrate: narrator(game),
    brief: briefly(game),
    best: best(game),
    flights,
    closing: closing(game),
    scoring: 'scored',
    tips,
  };
}
