import type { Look } from '../art/look';
import type { Decks } from '../fair/deck';
import type { Lesson } from '../lesson/lesson';
import type { GameId } from '../protocol/games';
import type { BoundRules } from '../rules/bind';
import type { Language } from '../settings/settings.svelte';
import type { GameKit } from '../table/kit';
import type { Words } from '../texts/games';

/** What is known of a game before its table is fetched, and how the rest is. */
export interface Game<G extends GameId = GameId> {
  /** In English; other languages lie beside it, as `texts/de.ts`. */
  readonly texts: Words<G>;
  readonly look: Look;
  readonly decks: Decks;
  readonly rules: (language: Language) => Promise<BoundRules>;
  readonly lesson: (language: Language) => Promise<Lesson>;
  readonly kit: () => Promise<{ kit: GameKit }>;
}
