import type { GameId } from '../protocol/views';
import type { Language } from '../settings/settings.svelte';
import { bind, type BoundRules } from './bind';

/** The rules of a game in a language. They are fetched when somebody wants to read them. */
export async function loadRules(game: GameId, language: Language): Promise<BoundRules> {
  switch (game) {
    case 'thirteen': {
      const words = {
        en: () => import('./content/en/thirteen'),
        de: () => import('./content/de/thirteen'),
        nl: () => import('./content/nl/thirteen'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('./outlines/thirteen'), words[language]()]);
      return bind(outline, rules);
    }
    case 'friday': {
      const words = {
        en: () => import('./content/en/friday'),
        de: () => import('./content/de/friday'),
        nl: () => import('./content/nl/friday'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('./outlines/friday'), words[language]()]);
      return bind(outline, rules);
    }
    case 'skipbo': {
      const words = {
        en: () => import('./content/en/skipbo'),
        de: () => import('./content/de/skipbo'),
        nl: () => import('./content/nl/skipbo'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('./outlines/skipbo'), words[language]()]);
      return bind(outline, rules);
    }
    case 'leaves': {
      const words = {
        en: () => import('./content/en/leaves'),
        de: () => import('./content/de/leaves'),
        nl: () => import('./content/nl/leaves'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('./outlines/leaves'), words[language]()]);
      return bind(outline, rules);
    }
  }
}
