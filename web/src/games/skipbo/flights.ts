import { keysOf } from '../../hand/arrange';
import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import type { SkipBoView } from './types';
import type { Flight } from '../../animation/flight';

const STAGGER = 0.22;

/** Removes the last key of this card from the list. Equal cards cannot be distinguished. */
function takeKey(keys: string[], card: string): string | null {
  const at = keys.findLastIndex((key) => key.startsWith(`${card}.`));
  return at < 0 ? null : (keys.splice(at, 1)[0] ?? null);
}

/** The flights of a move: to the piles, to the discards, from the draw pile. */
export function flights(events: readonly TableEvent[], before: MatchView, after: MatchView): Flight[] {
  // This kit only gets matches of Skip-Bo.
  const [was, is] = [before.table as SkipBoView, after.table as SkipBoView];
  const me = after.viewer;
  const held = keysOf(was.hand);
  const now = keysOf(is.hand);
  const all: Flight[] = [];
  let step = 0;

  const fromHand = (seat: number, card: string): string => {
    const key = seat === me ? takeKey(held, card) : null;
    return key === null ? `seat-${seat}` : `hand-${key}`;
  };
  for (const event of events) {
    if (event.kind === 'built') {
      const { card, number, pile } = event;
      const stays = is.piles.some((each) => each.name === pile && each.shows === number);
      const from = event.fromStock ? `stock-${event.seat}` : fromHand(event.seat, card);
      all.push({ card, number, from, to: `pile-${pile}`, ...(stays && { lands: `pile-${pile}-top` }) });
      step = 1;
    } else if (event.kind === 'discarded') {
      all.push({ card: event.card, from: fromHand(event.seat, event.card), to: 'discard' });
      step = 0.6;
    } else if (event.kind === 'reshuffled') {
      all.push({ card: null, from: 'discard', to: 'draw', step });
      step += 1;
    } else if (event.kind === 'drew') {
      for (let i = 0; i < event.count; i++) {
        const card = event.seat === me ? (('cards' in event ? event.cards : [])[i] ?? null) : null;
        const key = card === null ? null : takeKey(now, card);
        const to = event.seat === me ? 'hand' : `seat-${event.seat}`;
        all.push({ card, from: 'draw', to, step: step + i * STAGGER, ...(key !== null && { lands: `hand-${key}` }) });
      }
    }
  }
  return all;
}
