import { PACES, type Pace, paceOf } from './pace';
import { store, stored } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

/** Under which words settings are stored: they are of the device, and outlast whoever sits before it. */
export const OF_THE_DEVICE = ['theme', 'pace', 'speed', 'language', 'large', 'sound', 'confirms', 'notifies'];

function oneOf<T extends string>(values: readonly T[], text: string | null, fallback: T): T {
  return values.find((value) => value === text) ?? fallback;
}

/** The first language of the browser that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** How this device likes it. Each is kept as soon as it is set. */
class Settings {
  #theme = $state.raw(oneOf(THEMES, stored('theme'), 'auto'));
  #pace = $state.raw(oneOf(PACES, stored('pace'), paceOf(stored('speed'))));
  #language = $state.raw(oneOf(LANGUAGES, stored('language'), languageOf(navigator.languages)));
  #isLarge = $state.raw(stored('large') === 'yes');
  #hasSound = $state.raw(stored('sound') !== 'no');
  #confirms = $state.raw(stored('confirms') === 'yes');
  #notifies = $state.raw(stored('notifies') === 'yes');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    store('theme', value);
  }
  /** How long each move of the others is to be seen; cards travel in the same measure. */
  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    store('pace', value);
  }
  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    store('language', value);
  }
  /** Large print. */
  get isLarge(): boolean {
    return this.#isLarge;
  }
  set isLarge(value: boolean) {
    this.#isLarge = value;
    store('large', value ? 'yes' : 'no');
  }
  get hasSound(): boolean {
    return this.#hasSound;
  }
  set hasSound(value: boolean) {
    this.#hasSound = value;
    store('sound', value ? 'yes' : 'no');
  }
  /** Whether every move waits for a second tap. */
  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(value: boolean) {
    this.#confirms = value;
    store('confirms', value ? 'yes' : 'no');
  }
  /** Whether the system tells that it is our turn while the page is hidden. */
  get notifies(): boolean {
    return this.#notifies;
  }
  set notifies(value: boolean) {
    this.#notifies = value;
    store('notifies', value ? 'yes' : 'no');
  }
}

export const settings = new Settings();
