import type { GameKit } from '../../table/kit';
import { best } from './best';
import { closing } from './closing';
import type { PileGame } from './family';
import { flights } from './flights';
import { narrator } from './narrate';
import RoundEnd from './RoundEnd.svelte';
import Table from './Table.svelte';

/** 13 and Friday the 13th: one table, two cloths. */
export const kit = (game: PileGame): GameKit => ({
  Table,
  RoundEnd,
  narrate: narrator(game),
  best: best(game),
  flights,
  closing,
});
