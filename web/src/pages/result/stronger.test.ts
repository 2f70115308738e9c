import { describe, expect, it } from 'vitest';
import type { People } from '../../protocol/messages';
import { strongerAfter } from './stronger';

const me = { guest: 'me', level: null };
const bot = (level: string): { guest: null; level: string } => ({ guest: null, level });
// Only the seats matter here.
const at = (...seats: { guest: string | null; level: string | null }[]): People =>
  ({ host: 'me', seats: seats.map((seat, i) => ({ ...seat, seat: i })) }) as People;

describe('stronger bots', () => {
  it('are offered after a win against weaker ones', () => {
    expect(strongerAfter(at(me, bot('easy'), bot('easy')), 'me', [0])).toEqual({ level: 'medium', seats: [1, 2] });
    expect(strongerAfter(at(bot('hard'), me), 'me', [0, 1])).toEqual({ level: 'expert', seats: [0] });
  });

  it.each([
    ['after a loss', at(me, bot('easy')), [1]],
    ['among people', at(me, bot('easy'), { guest: 'ben', level: null }), [0]],
    ['above the strongest', at(me, bot('expert')), [0]],
    ['where somebody mixed levels', at(me, bot('easy'), bot('hard')), [0]],
    ['against yardsticks', at(me, bot('greedy')), [0]],
    ['to who is not the host', { ...at(me, bot('easy')), host: 'ben' }, [0]],
  ])('are not offered %s', (_, people, winners) => {
    expect(strongerAfter(people, 'me', winners)).toBeNull();
  });
});
