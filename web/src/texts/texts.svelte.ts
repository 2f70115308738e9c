import { GAMES } from '../game/registry';
import type { GameId } from '../protocol/games';
import { settings, type Language } from '../settings/settings.svelte';
import { texts as shared, type Texts } from './en';
import { gameTexts, type GameWords } from './games';
import { localeOf } from './words';

function english(): Texts {
  // One entry for each registered game, which the compiler cannot check.
  const games = Object.fromEntries(GAMES.map((game) => [game, gameTexts.of(game)])) as Texts['games'];
  return { ...shared, games };
}

/** All texts in a language, including the games'. Languages other than English are fetched. */
export async function textsIn(language: Language): Promise<Texts> {
  if (language === 'en') return english();
  return (await (language === 'de' ? import('./de') : import('./nl'))).texts;
}

/** The texts in the language of this device. */
class Spoken {
  #texts = $state.raw<Texts | null>(null);
  #english: Texts | null = null;
  /** The current language. */
  language = $state.raw<Language>('en');

  get now(): Texts {
    return this.#texts ?? (this.#english ??= english());
  }

  /** The texts that every game has, of one game. */
  of(game: GameId): GameWords {
    return this.now.games[game];
  }

  /** Switches to the language of the settings. */
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
