import type { Component } from 'svelte';
import { Slot } from '../game/registry';
import type { GameId } from '../protocol/games';
import { type Back, backOf, type Face } from './face';
import type { Symbol24 } from './symbol';

/** The appearance of a game, available before its table is fetched. */
export interface Look {
  /** The face of a card by its code in docs/notation.md; a played wild shows the number that it stands for. */
  faceOf: (code: string, number?: number) => Face;
  back: Back;
  /** The symbols of the suits, if the game has suits. */
  suits?: Readonly<Record<string, Symbol24>>;
  /** The pattern of the cloth; its colours are in `cloth.css`. */
  Cloth?: Component;
  /** For the game's tile: three cards in front of a scene, which may fade out above the text. */
  fan: { cards: readonly { code: string; copies?: number }[]; Scene: Component; fades?: boolean };
  /** The cards beside the heading of the rules. */
  cards: readonly string[];
}

export const looks = new Slot<Look>('look');

// Caches faces: a deck has at most thirty.
const drawn = new Map<string, Face>();

/** The face of a card, or its back without a code. */
export function faceOf(game: GameId, code: string | null, number?: number): Face {
  const key = `${game} ${code ?? ''} ${number ?? ''}`;
  let face = drawn.get(key);
  if (!face) {
    const look = looks.of(game);
    drawn.set(key, (face = code ? look.faceOf(code, number) : backOf(look.back)));
  }
  return face;
}
