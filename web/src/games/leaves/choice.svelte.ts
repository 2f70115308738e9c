import type { MatchView } from '../../protocol/views';
import type { Scene } from '../../table/scene';
import { offersOf, stepped } from './moves';

/** The selection before a move: cards of one value and their count, or a card to take. */
export class Choice {
  readonly offers = $derived.by(() => offersOf(this.scene().legalMoves));

  /** Stores the hand of the selection, because a new turn resets it. */
  #chosen = $state.raw<{ value: number; hand: string } | null>(null);
  #wanted = $state.raw(0);
  /** Stores the view of the selection, because a new view resets it. This prevents a second pass by the same tap. */
  #takingAt = $state.raw<MatchView | null>(null);

  readonly isTaking = $derived.by(() => this.#takingAt === this.scene().match && this.offers.takes.size > 0);

  /** The picked cards, as far as they are playable. */
  readonly picked = $derived.by(() => {
    const value = this.#chosen?.hand === this.#hand() ? this.#chosen.value : null;
    const counts = value === null ? undefined : this.offers.counts.get(value);
    if (value === null || counts === undefined) return null;
    const count = counts.includes(this.#wanted) ? this.#wanted : (counts[0] ?? 1);
    return { value, count, counts };
  });

  constructor(private readonly scene: () => Scene) {}

  /** Picks a value with the smallest playable count; null resets the selection. */
  pick(value: number | null): void {
    this.#chosen = value === null ? null : { value, hand: this.#hand() };
    this.#wanted = 0;
    this.#takingAt = null;
  }

  step(by: 1 | -1): void {
    if (this.picked) this.#wanted = stepped(this.picked.counts, this.picked.count, by);
  }

  /** Identifies the hand; no other turn has the same key. */
  #hand(): string {
    const { number, round, table } = this.scene().match;
    return [number, round, ...('hand' in table ? table.hand : [])].join(' ');
  }

  /** Toggles the choice of a card to take from the row. */
  turnToRow(): void {
    const isTaking = this.isTaking;
    this.pick(null);
    if (!isTaking) this.#takingAt = this.scene().match;
  }
}
