import type { Best } from '../../table/hint/best';
import type { MatchView } from '../../protocol/views';
import type { Texts } from '../../texts/en';
import { offersOf } from './moves';

/** The best move of 13 Leaves: the cards to play, or the card to take from the row. */
export function best(move: string, _: MatchView, texts: Texts): Best {
  const { counts, takes } = offersOf([move]);
  const [play] = counts;
  if (play) {
    const [value, [count = 1]] = play;
    return { says: texts.games.leaves.play(count, value), card: `hand-${value}`, place: `row-${value}` };
  }
  const value = [...takes][0] ?? 1;
  return { says: `${texts.games.leaves.pass}: ${texts.games.leaves.take(value)}`, card: 'pass', place: `row-${value}` };
}
