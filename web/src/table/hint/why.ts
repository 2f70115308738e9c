import type { Weighed } from '../../protocol/messages';
import type { ExpertTexts } from '../../texts/en/expert';
import type { GameWords } from '../../texts/games';
import type { Other } from './best';

/** The main consequence of a move in a sentence; empty if there is none. */
function reason({ why, often }: Weighed, words: GameWords): string {
  return words.why[why]?.(Math.round(often / 10)) ?? '';
}

/** The reason for the best move. */
export function whyOf([best, next]: readonly Weighed[], texts: ExpertTexts, words: GameWords): string {
  if (!best || !next) return '';
  const said = reason(best, words);
  if (next.isAsGood) return `${texts.either} ${said}`.trim();
  return said || texts.longRun;
}

/** The alternatives to the best move. One that may be as good shares its flag, and its cost is an interval. */
export function othersOf(
  [, ...others]: readonly Weighed[],
  texts: ExpertTexts,
  words: GameWords,
): (Omit<Other, 'says' | 'card' | 'place'> & { move: string })[] {
  return others.map((other, i) => ({
    move: other.move,
    number: other.isAsGood ? 1 : i + 2,
    cost: other.isAsGood ? texts.about(other.cost, Math.max(1, other.margin)) : texts.cost(Math.max(1, other.cost)),
    why: reason(other, words),
  }));
}
