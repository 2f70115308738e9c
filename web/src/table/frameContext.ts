import { getContext, setContext } from 'svelte';
import type { Around } from './scene';

const KEY = 'around';

/** Called by the page that shows a table. */
export function surround(around: Around): void {
  setContext(KEY, around);
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? {};
}
