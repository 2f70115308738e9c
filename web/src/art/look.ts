import type { Component } from 'svelte';
import { Slot } from '../game/registry';
import type { GameId } from '../protocol/games';
import { type Back, backOf, type Face } from './face';
import type { Symbol24 } from './symbol';

/** How a game looks wherever it is seen, also before its table is fetched. */
export interface Look {
  /** The face of a card, by its code in docs/notation.md; a wild that was played shows the number it stands for. */
  faceOf: (code: string, number?: number) => Face;
  back: Back;
  /** The symbols of its suits, if it has some. */
  suits?: Readonly<Record<string, Symbol24>>;
  /** What is drawn on its cloth; the colours are in its `cloth.css`. */
  Cloth?: Component;
  /** On its tile: three cards before a little scene, which may fade out before the words begin. */
  fan: { cards: readonly { code: string; copies?: number }[]; Scene: Component; fades?: boolean };
  /** Beside the heading of its rules. */
  cards: readonly string[];
}

export const looks = new Slot<Look>('look');

// A deck has at most thirty faces, so each is drawn once and kept.
const drawn = new Map<string, Face>();

/** The face of a card, or its back if there is no code. */
export function faceOf(game: GameId, code: string | null, number?: number): Face {
  const key = `${game} ${code ?? ''} ${number ?? ''}`;
  let face = drawn.get(key);
  if (!face) {
    const look = looks.of(game);
    drawn.set(key, (face = code ? look.faceOf(code, number) : backOf(look.back)));
  }
  return face;
}
