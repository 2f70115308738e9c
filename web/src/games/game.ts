import type { Look } from '../art/look';
import type { Decks } from '../fair/deck';
import type { Lesson } from '../lesson/lesson';
import type { GameId } from '../protocol/games';
import type { BoundRules } from '../rules/bind';
import type { Language } from '../settings/settings.svelte';
import type { GameKit } from '../table/kit';
import type { Words } from '../texts/games';

/** The parts of a game known before its table is fetched, and loaders for the others. */
export interface Game<G extends GameId = GameId> {
  /** In English; other languages are in `texts/de.ts` and so on. */
  readonly texts: Words<G>;
  readonly look: Look;
  readonly decks: Decks;
  readonly rules: (language: Language) => Promise<BoundRules>;
  readonly lesson: (language: Language) => Promise<Lesson>;
  readonly kit: () => Promise<{ kit: GameKit }>;
}
