import { PACES, type Pace, paceOf } from './pace';
import { store, stored } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

/** Storage keys of settings, which belong to the device and outlast its guest. */
export const OF_THE_DEVICE = ['theme', 'pace', 'speed', 'language', 'large', 'sound', 'confirms', 'notifies'];

function oneOf<T extends string>(values: readonly T[], text: string | null, fallback: T): T {
  return values.find((value) => value === text) ?? fallback;
}

/** The browser's first supported language. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** The settings of this device, stored on every change. */
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
  /** How long moves of other players are shown; card flights scale with it. */
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
  /** Whether every move needs a confirming tap. */
  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(value: boolean) {
    this.#confirms = value;
    store('confirms', value ? 'yes' : 'no');
  }
  /** Whether the system notifies of the viewer's turn while the page is hidden. */
  get notifies(): boolean {
    return this.#notifies;
  }
  set notifies(value: boolean) {
    this.#notifies = value;
    store('notifies', value ? 'yes' : 'no');
  }
}

export const settings = new Settings();
