import type { PileName } from './types';

/** A move of docs/notation.md, taken apart. `card` is what is written: `1` to `12`, `w`, or `stock`. */
export type Move =
  | { kind: 'build' | 'standIn'; card: string; pile: PileName }
  | { kind: 'complete'; pile: PileName }
  | { kind: 'exchange' | 'end' }
  | { kind: 'discard'; card: string; from: number; to: number };

/** A discard, and where it moves which pawn. */
export interface Walk {
  move: string;
  card: string;
  from: number;
  to: number;
}

export const STOCK = 'stock';
export const WILD = 'w';
export const PILES: readonly PileName[] = ['blue', 'orange', 'purple', 'red', 'pink1', 'pink2'];
const isPile = (name: string): name is PileName => (PILES as readonly string[]).includes(name);

/** Takes a move apart; null if it is none that this client knows. */
export function parsed(move: string): Move | null {
  if (move === 'exchange' || move === 'end') return { kind: move };
  const discard = /^(\d+|w):(\d+)>(\d+)$/.exec(move);
  if (discard) {
    const [, card = '', from, to] = discard;
    return { kind: 'discard', card, from: Number(from), to: Number(to) };
  }
  const [, plus = '', card = '', pile = ''] = /^(\+?)(\d+|w|stock)?>(\w+)$/.exec(move) ?? [];
  if (!isPile(pile)) return null;
  if (card === '') return plus ? { kind: 'complete', pile } : null;
  return { kind: plus ? 'standIn' : 'build', card, pile };
}

/** The legal moves, sorted by what can be picked up and where it may go. */
export class Offer {
  readonly walks: readonly Walk[];
  /** Piles that a space completes by itself. */
  readonly completions: readonly PileName[];
  readonly mayExchange: boolean;
  readonly mayEnd: boolean;
  #places = new Map<string, string[]>();
  #fitting = new Map<string, PileName[]>();

  constructor(moves: readonly string[]) {
    const walks: Walk[] = [];
    const completions: PileName[] = [];
    for (const move of moves) {
      const parts = parsed(move);
      if (parts?.kind === 'discard') walks.push({ move, card: parts.card, from: parts.from, to: parts.to });
      else if (parts?.kind === 'complete') completions.push(parts.pile);
      else if (parts?.kind === 'build' || parts?.kind === 'standIn') {
        const place = `${parts.card}>${parts.pile}`;
        this.#places.set(place, [...(this.#places.get(place) ?? []), move]);
        const piles = this.#fitting.get(parts.card) ?? [];
        if (!piles.includes(parts.pile)) this.#fitting.set(parts.card, [...piles, parts.pile]);
      }
    }
    this.walks = walks;
    this.completions = completions;
    this.mayExchange = moves.includes('exchange');
    this.mayEnd = moves.includes('end');
  }

  /** The piles that a card may go on, alone or after a space. */
  fits(card: string): readonly PileName[] {
    return this.#fitting.get(card) ?? [];
  }

  /** Whether any card can be built. */
  get hasBuilds(): boolean {
    return this.#fitting.size > 0;
  }

  /** How a card may go on a pile: by itself, after a space, or either. */
  onto(card: string, pile: PileName): readonly string[] {
    return this.#places.get(`${card}>${pile}`) ?? [];
  }

  /** Where pawns go if this card is discarded. */
  walksOf(card: string): readonly Walk[] {
    return this.walks.filter((walk) => walk.card === card);
  }
}

/** The spaces that these walks leave, each once. */
export const origins = (walks: readonly Walk[]): number[] => [...new Set(walks.map((walk) => walk.from))];
