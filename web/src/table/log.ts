import type { TableEvent } from '../protocol/events';
import type { Plan } from '../protocol/messages';
import type { Moment } from './LiveTable.svelte';
import type { LogLine, Telling } from './scene';

/** What the newest move brought about. */
export function lastMove(moments: readonly Moment[]): readonly TableEvent[] {
  return moments.findLast((moment) => moment.events.some((event) => event.kind === 'moved'))?.events ?? [];
}

/**
 * In 13 and Friday the 13th nobody may look up what was taken long ago: without the memory aid the log of a running round
 * goes back no further than one's own last turn (T9).
 */
export function isShort(plan: Plan): boolean {
  return (plan.game === 'thirteen' || plan.game === 'friday') && plan.options['memory-aid'] !== 'on';
}

/** The moments that the log may show. */
export function visible(moments: readonly Moment[], plan: Plan, mySeat: number, isOver: boolean): readonly Moment[] {
  if (!isShort(plan) || isOver) return moments;
  const own = moments.findLastIndex((moment) =>
    moment.events.some((event) => (event.kind === 'moved' && event.seat === mySeat) || event.kind === 'roundBegan'),
  );
  return moments.slice(Math.max(0, own));
}

/** The log, the newest first. */
export function lines(moments: readonly Moment[], narrate: (event: TableEvent) => Telling | null): LogLine[] {
  const all: LogLine[] = [];
  for (const moment of moments) {
    moment.events.forEach((event, index) => {
      const telling = narrate(event);
      if (telling) all.push({ ...telling, key: `${moment.version}.${index}` });
    });
  }
  return all.reverse();
}
