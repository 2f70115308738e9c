import type { Language } from '../../settings/settings.svelte';

/** Each language under its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
