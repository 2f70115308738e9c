import { facts } from '../../game/facts.svelte';
import type { MatchResult, Plan } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import type { Texts } from '../../texts/en';
import type { GameWords } from '../../texts/games';
import type { Who } from '../../texts/words';

/** How a match ended, as its result tells it. */
export interface Outcome {
  headline: string;
  /** One more sentence: by how much, or how. */
  lede: string;
}

/** The seats, the best first; of equals, whoever sits earlier goes before. */
export function ranking(plan: Plan, totals: readonly number[]): number[] {
  const sign = facts.match(plan).best === 'FEWEST' ? 1 : -1;
  return totals.map((_, seat) => seat).sort((a, b) => sign * (totals[a]! - totals[b]!) || a - b);
}

/** Whether rounds are added up; else what is left of a stock or a hand is all there is to count. */
export const addsUp = (plan: Plan): boolean => facts.match(plan).addsUp;

/** Who won, by how much or how. */
export function outcome(
  { after: texts, games }: Texts,
  plan: Plan,
  { totals, winners }: Pick<MatchView, 'totals' | 'winners'>,
  who: (seat: number) => Who,
): Outcome {
  const best = winners[0] ?? 0;
  const points = totals[best] ?? 0;
  const first = who(best);
  const isShared = winners.length > 1;
  const others = winners.map(who).filter(({ isMe }) => !isMe);
  const shared = texts.share(
    others.map(({ name }) => name),
    others.length < winners.length,
  );
  if (addsUp(plan)) {
    if (isShared) return { headline: shared, lede: texts.withEach(points) };
    const next = ranking(plan, totals)[1];
    const lede = next === undefined ? '' : texts.ahead(Math.abs(totals[next]! - points), who(next));
    return { headline: texts.winsWith(first, points), lede };
  }
  const headline = isShared ? shared : texts.wins(first);
  const { single }: GameWords = games[plan.game];
  return { headline, lede: (points === 0 ? single?.emptied(first) : single?.ranOut) ?? '' };
}

/** What a saved record is called: the game, the day and the number of the match. */
export function fileName(plan: Plan, match: number, finished: MatchResult | undefined): string {
  const day = finished ? `${new Date(finished.at).toISOString().slice(0, 10)}-` : '';
  return `table13-${plan.game}-${day}match-${match}.txt`;
}
