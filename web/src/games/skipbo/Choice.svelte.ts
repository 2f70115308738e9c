import { cardOf } from '../../hand/arrange';
import type { MatchView } from '../../protocol/views';
import type { PileName } from './types';
import type { Scene } from '../../table/scene';
import { spoken } from '../../texts/texts.svelte';
import { Offer, origins, parsed, PILES, STOCK, type Walk, WILD } from './moves';
import { cardIn, label } from './sayings';
import { kindOf } from './track';
import { tableOf } from './view';

interface Held {
  /** The match at the time of the selection; any change of it resets the selection. */
  match: MatchView | null;
  picked: string | null;
  isDiscarding: boolean;
  pawn: number | null;
  asked: readonly string[];
}
/** Selects the first button below the hand that makes the move or chooses its pawn. */
const ASKED = '.acts :is(.way, [data-move])';
const NOTHING: Held = { match: null, picked: null, isDiscarding: false, pawn: null, asked: [] };

/** The selection before a move. Offers only legal moves. */
export class Choice {
  #held = $state.raw<Held>(NOTHING);
  readonly #now = $derived.by(() => (this.#held.match === this.scene().match ? this.#held : NOTHING));

  readonly offer = $derived.by(() => new Offer(this.scene().legalMoves));
  /** The key of a hand card, or `stock`. */
  readonly picked = $derived(this.#now.picked);
  readonly card = $derived(this.picked === null || this.picked === STOCK ? this.picked : cardOf(this.picked));
  /** The alternatives of an ambiguous target: the moves to choose from. */
  readonly asked = $derived(this.#now.asked);
  /** The pawn that a wild will move, by its space. */
  readonly pawn = $derived.by(() => {
    if (this.card !== WILD) return null;
    const from = origins(this.offer.walksOf(WILD));
    return from.length === 1 ? (from[0] ?? null) : this.#now.pawn;
  });
  /** A hand card is being discarded, by choice or because it fits nowhere. */
  readonly isDiscarding = $derived.by(() => {
    if (!this.scene().isMyTurn || this.card === STOCK) return false;
    return this.#now.isDiscarding || (this.card !== null && this.offer.fits(this.card).length === 0);
  });
  /** The possible pawn moves with the chosen card, shown before the decision. */
  readonly walks: readonly Walk[] = $derived.by(() => {
    if (!this.isDiscarding || this.card === null) return [];
    const all = this.offer.walksOf(this.card);
    if (this.card !== WILD) return all;
    return all.filter((walk) => (this.asked.length > 0 ? this.asked.includes(walk.move) : walk.from === this.pawn));
  });
  /** The movable pawns, by their spaces. */
  readonly movable: readonly number[] = $derived.by(() =>
    this.isDiscarding && this.card !== null ? origins(this.offer.walksOf(this.card)) : [],
  );

  constructor(private readonly scene: () => Scene) {}

  /** The moves offered on a pile. */
  onto(pile: PileName): readonly string[] {
    if (this.card !== null) return this.isDiscarding ? [] : this.offer.onto(this.card, pile);
    return !this.isDiscarding && this.offer.completions.includes(pile) ? [`+>${pile}`] : [];
  }

  pick(key: string | null): void {
    if (key !== null && !this.scene().isMyTurn) {
      this.scene().showNotice(
        key === STOCK ? `stock-${this.scene().mySeat}` : `hand-${key}`,
        spoken.now.table.notYourTurn,
      );
      return;
    }
    this.#hold({ picked: key, pawn: null, asked: [], isDiscarding: this.#now.isDiscarding && key !== null });
  }

  /** Starts or ends discarding. */
  discard(isWanted: boolean): void {
    this.#hold({
      isDiscarding: isWanted,
      pawn: null,
      asked: [],
      picked: isWanted && this.picked === STOCK ? null : this.picked,
    });
  }

  putBack(): void {
    this.#held = NOTHING;
  }

  choosePawn(space: number | null): void {
    this.#hold({ pawn: space, asked: [] });
  }

  tapPile(pile: PileName): void {
    const spot = `pile-${pile}`;
    if (this.card === null) {
      if (this.offer.completions.includes(pile)) this.play(`+>${pile}`, spot);
      else if (!this.scene().isMyTurn) this.scene().play(`${STOCK}>${pile}`, spot);
      else this.scene().showNotice(spot, spoken.now.games.skipbo.pickFirst);
      return;
    }
    const [move, ...others] = this.offer.onto(this.card, pile);
    if (move !== undefined && others.length > 0) this.#hold({ asked: [move, ...others], isDiscarding: false });
    else this.play(move ?? `${this.card}>${pile}`, spot);
  }

  /**
   * Plays the selection if there is one way; otherwise returns the selector of the first alternative. If a card cannot
   * be built, the server explains why, and a second Enter discards. Null: the selection is reset.
   */
  enter(): string | null {
    const { card, offer } = this;
    if (card === null || !this.scene().isMyTurn) return null;
    const [pile, ...others] = this.isDiscarding ? [] : offer.fits(card);
    if (pile !== undefined) {
      if (others.length > 0) return `[data-drop="pile-${pile}"]`;
      this.tapPile(pile);
      return this.asked.length > 0 ? ASKED : '';
    }
    if (!this.#now.isDiscarding) {
      const nearest = this.#nearest();
      this.scene().explain?.(`${card}>${nearest}`, `pile-${nearest}`);
      return card === STOCK ? null : this.ways();
    }
    const [walk, another] = this.walks;
    if (!walk || another) return this.ways();
    this.play(walk.move, `space-${walk.to}`);
    return '';
  }

  /** The selector of the discard alternatives: the spaces, if a wild leads its pawn to many. */
  ways(): string {
    const [walk] = this.walks;
    return walk && this.pawn !== null ? `[data-drop="space-${walk.to}"]` : ASKED;
  }

  /** The pile for the explanation of an unbuildable card: a closed one that needs it, else an open one. */
  #nearest(): PileName {
    const view = tableOf(this.scene());
    const number = Number(cardIn(view, this.card ?? ''));
    const pile = view.piles.find(({ needs }) => needs === number) ?? view.piles.find(({ isOpen }) => isOpen);
    return pile?.name ?? PILES[0]!;
  }

  /** The first tap shows the destinations of a discard, the second plays it. A card dropped on a space plays at once. */
  tapSpace(space: number, isDropped = false): void {
    const texts = spoken.now.games.skipbo;
    const spot = `space-${space}`;
    const { card } = this;
    if (card === null || !this.scene().isMyTurn) this.scene().showNotice(spot, texts.spaceHelp[kindOf(space)]);
    else if (card === STOCK) this.scene().showNotice(spot, texts.onlyHand);
    else if (!this.isDiscarding && !isDropped) this.discard(true);
    else if (card === WILD) this.#wildOn(space, isDropped);
    else {
      const meant = this.offer.walksOf(card).filter((walk) => walk.from === space || walk.to === space);
      this.#decide(meant, space);
    }
  }

  play(move: string, spot: string): void {
    this.scene().play(move, spot, label(spoken.now.games.skipbo, tableOf(this.scene()), move));
  }

  /** A wild moves a pawn anywhere, so the pawn is chosen first. */
  #wildOn(space: number, isDropped: boolean): void {
    const all = this.offer.walksOf(WILD);
    const isPawn = this.movable.includes(space) || origins(all).includes(space);
    if (this.pawn === null) {
      const there = all.filter((walk) => walk.to === space);
      if (isPawn) this.#hold({ pawn: space, asked: [], isDiscarding: true });
      else if (isDropped || there.length === 0) this.#decide(there, space);
      else this.#hold({ asked: there.map((walk) => walk.move), isDiscarding: true });
      return;
    }
    const there = all.filter((walk) => walk.from === this.pawn && walk.to === space);
    if (space === this.pawn) this.choosePawn(null);
    else if (isPawn && there.length === 0) this.choosePawn(space);
    // The other pawn is there: ask whether to go there or to choose that pawn.
    else if (isPawn) this.#hold({ asked: there.map((walk) => walk.move) });
    else this.#decide(there, space);
  }

  #decide(meant: readonly Walk[], space: number): void {
    const [walk, ...others] = meant;
    const from = this.pawn ?? this.movable[0] ?? tableOf(this.scene()).seats[this.scene().mySeat]?.pawns[0] ?? space;
    if (!walk) this.scene().play(`${this.card}:${from}>${space}`, `space-${space}`);
    else if (others.length === 0) this.play(walk.move, `space-${walk.to}`);
    else this.#hold({ asked: meant.map((each) => each.move), isDiscarding: true });
  }

  /** The pile or the discard with several alternatives. */
  readonly question = $derived(this.asked[0] === undefined ? null : parsed(this.asked[0]));

  #hold(change: Partial<Held>): void {
    this.#held = { ...this.#now, ...change, match: this.scene().match };
  }
}
