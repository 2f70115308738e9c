import type { Look } from '../art/look';
import type { Decks } from '../fair/deck';
import type { Lesson } from '../lesson/lesson';
import type { BoundRules } from '../rules/bind';
import type { Language } from '../settings/settings.svelte';
import type { GameKit } from '../table/kit';

/** The parts of a game known before its table is fetched, and loaders for the others. */
export interface Game {
  readonly look: Look;
  readonly decks: Decks;
  readonly rules: (language: Language) => Promise<BoundRules>;
  readonly lesson: (language: Language) => Promise<Lesson>;
  readonly kit: () => Promise<{ kit: GameKit }>;
}
