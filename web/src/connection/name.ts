import { store, stored } from '../settings/stored';

const NAME = 'name';
const OWED = 'nameOwed';

/** The name that somebody chose on this device: they are the same person at every server. */
export const chosenName = (): string | null => stored(NAME);

/** Whether the server of this page has not heard of it yet. */
export const isNameOwed = (): boolean => stored(OWED) !== null;

export function keepName(name: string | null, isOwed: boolean): void {
  store(NAME, name);
  store(OWED, isOwed ? 'yes' : null);
}
