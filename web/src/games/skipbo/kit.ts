import type { GameKit } from '../../table/kit';
import { best } from './best';
import { flights } from './flights';
import { hints } from './tips';
import { brief, narrate } from './narrate';
import Table from './Table.svelte';

/** Skip-Bo, the board game: a single round, so nothing is explained at the end of one. */
export const kit: GameKit = { Table, narrate, brief, best, flights, hints };
