import { getContext, setContext } from 'svelte';
import type { FrameContext } from './scene';

const KEY = 'frame';

/** Sets the frame content for a table; called by its page. */
export function setFrameContext(context: FrameContext): void {
  setContext(KEY, context);
}

export function frameContext(): FrameContext {
  return getContext<FrameContext | undefined>(KEY) ?? {};
}
