import type { Refused } from '../protocol/messages';
import type { GameId } from '../protocol/games';
import type { Texts } from './en';

/** Why something was refused, in the language of this device; a reason that we do not know in the server's words. */
export function reasonText(texts: Texts, game: GameId | null, refusal: Refused): string {
  const own: Record<string, string> = game === null ? {} : texts.refusals.games[game];
  const house: Record<string, string> = texts.refusals.house;
  return own[refusal.reason] ?? house[refusal.reason] ?? refusal.sentence;
}
