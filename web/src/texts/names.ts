import { spoken } from './texts.svelte';

const GUEST = /^Guest (\d+)$/;

/** Whether a name is one of those that the server gives to newcomers. */
export const isGuestName = (name: string): boolean => GUEST.test(name);

/** A name as people read it: those that the server gives are in the language of the page. */
export function shownName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : spoken.now.common.guest(number);
}
