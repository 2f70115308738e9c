import type { Language } from '../../settings/settings.svelte';

/** Each language in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
