import type { Reel } from './Reel.svelte';

const isIn = (target: EventTarget | null, things: string): boolean =>
  target instanceof Element && target.closest(things) !== null;

/** Keyboard control of a replay, unless another element needs the key. */
export function pressed(event: KeyboardEvent, reel: Reel): void {
  const { key, target } = event;
  const isTaken = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
  if (isTaken || isIn(target, 'input, select, textarea, dialog')) return;
  if (key === 'ArrowLeft') reel.choose(reel.aim - 1);
  else if (key === 'ArrowRight') reel.choose(reel.aim + 1);
  else if (key === 'Home') reel.choose(0);
  else if (key === 'End') reel.choose(reel.last);
  else if (key === ' ' && !isIn(target, 'button, a, summary')) reel.toggle();
  else return;
  event.preventDefault();
}
