import type { GameKit } from '../../table/kit';
import { best } from './best';
import { closing } from './closing';
import { flights } from './flights';
import { tips } from './tips';
import { brief, narrate } from './narrate';
import RoundEnd from './RoundEnd.svelte';
import Table from './Table.svelte';

export const kit: GameKit = { Table, narrate, brief, best, flights, RoundEnd, closing, tips };
