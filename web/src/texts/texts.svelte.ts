import type { GameId } from '../protocol/games';
import { settings, type Language } from '../settings/settings.svelte';
import type { Texts } from './en';
import type { GameWords } from './games';
import { localeOf } from './words';

const LANGUAGES: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  nl: () => import('./nl'),
};

/** All texts in a language, including the games'. */
export async function textsIn(language: Language): Promise<Texts> {
  return (await LANGUAGES[language]()).texts;
}

/** The texts in the language of this device. */
class Spoken {
  #texts = $state.raw<Texts | null>(null);
  /** The current language. */
  language = $state.raw<Language>('en');

  /** Only after the first language is loaded, which the page awaits. */
  get now(): Texts {
    if (!this.#texts) throw new Error('No language is loaded yet.');
    return this.#texts;
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
