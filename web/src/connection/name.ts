import { store, stored } from '../settings/stored';

const NAME = 'name';
const PENDING = 'nameOwed';

/** The name chosen on this device, shared by all servers. */
export const chosenName = (): string | null => stored(NAME);

/** Whether the page's server does not know the name yet. */
export const isNamePending = (): boolean => stored(PENDING) !== null;

export function storeName(name: string | null, isPending: boolean): void {
  store(NAME, name);
  store(PENDING, isPending ? 'yes' : null);
}
