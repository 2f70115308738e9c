import type { GameKit } from '../../table/kit';
import { best } from './best';
import { flights } from './flights';
import { tips } from './tips';
import { brief, narrate } from './narrate';
import Table from './Table.svelte';

/** Skip-Bo, the board game. It has a single round, so there is no round-end sheet. */
export const kit: GameKit = { Table, narrate, brief, best, flights, tips };
