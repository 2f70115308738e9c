import { GAMES } from '../game/registry';
import type { GameId } from '../protocol/games';
import { settings, type Language } from '../settings/settings.svelte';
import { texts as shared, type Texts } from './en';
import { gameTexts, type GameWords } from './games';
import { localeOf } from './words';

function english(): Texts {
  // One for each game on the shelf, which the compiler cannot count.
  const games = Object.fromEntries(GAMES.map((game) => [game, gameTexts.of(game)])) as Texts['games'];
  return { ...shared, games };
}

/** Everything that is said in a language, the games included. Other languages than English are fetched. */
export async function textsIn(language: Language): Promise<Texts> {
  if (language === 'en') return english();
  return (await (language === 'de' ? import('./de') : import('./nl'))).texts;
}

/** The texts in the language of this device. */
class Spoken {
  #texts = $state.raw<Texts | null>(null);
  #english: Texts | null = null;
  /** Which language is spoken just now. */
  language = $state.raw<Language>('en');

  get now(): Texts {
    return this.#texts ?? (this.#english ??= english());
  }

  /** What every game says, of one of them. */
  of(game: GameId): GameWords {
    return this.now.games[game];
  }

  /** Speaks the language of the settings from now on. */
  async learn(): Promise<void> {
    const wanted = settings.language;
    const found = await textsIn(wanted);
    if (wanted !== settings.language) return;
    this.#texts = found;
    this.language = wanted;
    document.documentElement.lang = localeOf(wanted);
  }
}

export const spoken = new Spoken();
