import type { GameId } from '../protocol/games';
import type { Language } from '../settings/settings.svelte';
import { bind, type BoundRules } from './bind';

/** The rules of a game in a language. They are fetched when somebody wants to read them. */
export async function loadRules(game: GameId, language: Language): Promise<BoundRules> {
  switch (game) {
    case 'thirteen': {
      const words = {
        en: () => import('../games/thirteen/rules/en'),
        de: () => import('../games/thirteen/rules/de'),
        nl: () => import('../games/thirteen/rules/nl'),
      };
      const [{ outline }, { rules }] = await Promise.all([
        import('../games/thirteen/rules/outline'),
        words[language](),
      ]);
      return bind(outline, rules);
    }
    case 'friday': {
      const words = {
        en: () => import('../games/friday/rules/en'),
        de: () => import('../games/friday/rules/de'),
        nl: () => import('../games/friday/rules/nl'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('../games/friday/rules/outline'), words[language]()]);
      return bind(outline, rules);
    }
    case 'skipbo': {
      const words = {
        en: () => import('../games/skipbo/rules/en'),
        de: () => import('../games/skipbo/rules/de'),
        nl: () => import('../games/skipbo/rules/nl'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('../games/skipbo/rules/outline'), words[language]()]);
      return bind(outline, rules);
    }
    case 'leaves': {
      const words = {
        en: () => import('../games/leaves/rules/en'),
        de: () => import('../games/leaves/rules/de'),
        nl: () => import('../games/leaves/rules/nl'),
      };
      const [{ outline }, { rules }] = await Promise.all([import('../games/leaves/rules/outline'), words[language]()]);
      return bind(outline, rules);
    }
  }
}
