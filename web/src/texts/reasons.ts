import type { GameId } from '../protocol/games';
import type { Refused } from '../protocol/messages';
import type { Texts } from './en';

/** The reason of a refusal in the language of this device; an unknown reason in the server's words. */
export function reasonText(texts: Texts, game: GameId | null, refusal: Refused): string {
  const own: Record<string, string> = game === null ? {} : texts.games[game].refusals;
  const shared: Record<string, string> = texts.refusals;
  const why = own[refusal.reason] ?? shared[refusal.reason] ?? refusal.sentence;
  return refusal.waitMillis === undefined ? why : `${why} ${texts.common.tryAgainIn(refusal.waitMillis)}`;
}
