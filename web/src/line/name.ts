import { store, stored } from '../settings/stored';

/** The name that somebody chose on this device: they are the same person at every server. */
export const chosenName = (): string | null => stored('name');

export function rememberName(name: string): void {
  store('name', name);
}
