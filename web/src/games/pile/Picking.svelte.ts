import { cardOf, keysOf } from '../../hand/arrange';
import type { PileView } from './types';
import { spot } from '../../ui/spots';
import type { Scene } from '../../table/scene';
import { moveTo, type PileGame, pileGame, placesFor, readMove, wordsOf } from './family';
import { proposal } from './names';
import { preview, type Preview } from './preview';

/** The state before a move: the card picked or looked at, and its result on each target. */
export class Picking {
  /** Stores the turn of the pick, because a card stays picked until its player has moved. */
  #picked = $state.raw<{ key: string; turn: string } | null>(null);
  #peeked = $state.raw<string | null>(null);
  /** The start position of the card moving to a target. */
  from = $state.raw<DOMRect | null>(null);

  readonly game: PileGame = $derived.by(() => pileGame(this.scene.game));
  // The game determines the view type.
  readonly table = $derived.by(() => this.scene.match.table as PileView);
  /** The card that was laid and is not yet confirmed. */
  readonly laid = $derived.by(() => (this.scene.pending === null ? null : readMove(this.game, this.scene.pending)));
  readonly hand = $derived.by(() => {
    const at = this.laid ? this.table.hand.indexOf(this.laid.card) : -1;
    return at < 0 ? this.table.hand : this.table.hand.toSpliced(at, 1);
  });
  readonly #turn = $derived.by(() => {
    const { number, round } = this.scene.match;
    return [number, round, this.table.plays.filter(({ seat }) => seat === this.scene.mySeat).length].join('.');
  });
  /** The key of the picked card. */
  readonly held: string | null = $derived.by(() => {
    const picked = this.#picked;
    if (!picked || this.laid || picked.turn !== this.#turn) return null;
    return keysOf(this.hand).includes(picked.key) ? picked.key : null;
  });
  /** The card with visible results. */
  readonly card: string | null = $derived.by(() => {
    if (this.held !== null) return cardOf(this.held);
    return this.laid === null && this.#peeked !== null && this.hand.includes(this.#peeked) ? this.#peeked : null;
  });
  readonly places: readonly number[] = $derived.by(() => (this.card === null ? [] : this.placesOf(this.card)));

  constructor(readonly scene: Scene) {}

  placesOf(card: string): number[] {
    return placesFor(this.game, card, this.scene.legalMoves);
  }

  /** The result of a card on a target. */
  preview(card: string, target: number): Preview {
    return preview(this.game, this.table.targets[target] ?? { sum: 0, cards: [] }, card);
  }

  /** Cards can also be picked out of turn. */
  get canPick(): boolean {
    return !this.scene.isReplay && this.scene.mySeat >= 0 && this.scene.match.toMove >= 0;
  }

  pick(key: string | null): void {
    if (this.scene.proposed) this.scene.withdraw();
    this.#picked = key === null || !this.canPick ? null : { key, turn: this.#turn };
  }

  peek(card: string | null): void {
    this.#peeked = card;
  }

  /** Lays the picked card on a target. If that is illegal, the server's reason appears at the target. */
  lay(target: number, from?: DOMRect): void {
    const place = `target-${target}`;
    if (this.scene.isReplay) return;
    if (this.held === null) {
      if (this.scene.isMyTurn) this.scene.showNotice(place, wordsOf(this.game).chooseFirst);
      return;
    }
    const card = cardOf(this.held);
    this.from = from ?? spot(`hand-${this.held}`)?.getBoundingClientRect() ?? null;
    const says = proposal(wordsOf(this.game), this.preview(card, target));
    this.scene.play(moveTo(this.game, card, target), place, says);
  }
}
