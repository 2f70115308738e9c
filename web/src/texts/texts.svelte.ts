import { settings, type Language } from '../settings/settings.svelte';
import { texts as english, type Texts } from './en';

/** The texts in the language of this device. Other languages than English are fetched when they are wanted. */
class Spoken {
  #texts = $state.raw<Texts>(english);
  /** Which language is spoken just now. */
  language = $state.raw<Language>('en');

  get now(): Texts {
    return this.#texts;
  }

  /** Speaks the language of the settings from now on. */
  async learn(): Promise<void> {
    const wanted = settings.language;
    const found = await this.#fetch(wanted);
    if (wanted !== settings.language) return;
    this.#texts = found;
    this.language = wanted;
    document.documentElement.lang = wanted;
  }

  async #fetch(language: Language): Promise<Texts> {
    if (language === 'de') return (await import('./de')).texts;
    if (language === 'nl') return (await import('./nl')).texts;
    return english;
  }
}

export const spoken = new Spoken();
