import type { PileName } from './types';

/** A parsed move of docs/notation.md. `card` is `1` to `12`, `w`, or `stock`. */
export type Move =
  | { kind: 'build' | 'standIn'; card: string; pile: PileName }
  | { kind: 'complete'; pile: PileName }
  | { kind: 'exchange' | 'end' }
  | { kind: 'discard'; card: string; from: number; to: number };

/** A discard with its pawn move. */
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

/** Parses a move; null if this client does not know it. */
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

/** The legal moves, grouped by card and target. */
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

  /** The piles that accept a card, alone or after a space. */
  fits(card: string): readonly PileName[] {
    return this.#fitting.get(card) ?? [];
  }

  /** Whether any card can be built. */
  get hasBuilds(): boolean {
    return this.#fitting.size > 0;
  }

  /** The moves that put a card on a pile: directly, after a space, or both. */
  onto(card: string, pile: PileName): readonly string[] {
    return this.#places.get(`${card}>${pile}`) ?? [];
  }

  /** The pawn moves if this card is discarded. */
  walksOf(card: string): readonly Walk[] {
    return this.walks.filter((walk) => walk.card === card);
  }
}

/** The distinct spaces from which these walks start. */
export const origins = (walks: readonly Walk[]): number[] => [...new Set(walks.map((walk) => walk.from))];
