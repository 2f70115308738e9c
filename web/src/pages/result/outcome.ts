import { facts } from '../../game/facts.svelte';
import type { MatchResult, Plan } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import type { Texts } from '../../texts/en';
import type { GameWords } from '../../texts/games';
import type { Who } from '../../texts/words';

/** The result of a match in words. */
export interface Outcome {
  headline: string;
  /** A further sentence: the margin or the manner. */
  lede: string;
}

/** The seats, best first; ties in seat order. */
export function ranking(plan: Plan, totals: readonly number[]): number[] {
  const sign = facts.match(plan).best === 'FEWEST' ? 1 : -1;
  return totals.map((_, seat) => seat).sort((a, b) => sign * (totals[a]! - totals[b]!) || a - b);
}

/** Whether points of rounds are added up; otherwise only remaining cards are counted. */
export const addsUp = (plan: Plan): boolean => facts.match(plan).addsUp;

/** The winners and their margin in words. */
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

/** The file name of a record: game, date and number of the match. */
export function fileName(plan: Plan, match: number, finished: MatchResult | undefined): string {
  const day = finished ? `${new Date(finished.at).toISOString().slice(0, 10)}-` : '';
  return `table13-${plan.game}-${day}match-${match}.txt`;
}
