import type { MatchView } from '../../protocol/views';
import type { Scene } from '../../table/scene';
import { offersOf, stepped } from './moves';

/** What somebody has in mind before making a move: cards of one value, and how many; or a card to take. */
export class Choice {
  readonly offers = $derived.by(() => offersOf(this.scene().legalMoves));

  /** Every turn begins without it, so it is remembered with which hand the value was picked. */
  #chosen = $state.raw<{ value: number; hand: string } | null>(null);
  #wanted = $state.raw(0);
  /** Every view begins without it: one does not pass twice by the same tap. */
  #takingAt = $state.raw<MatchView | null>(null);

  readonly isTaking = $derived.by(() => this.#takingAt === this.scene().match && this.offers.takes.size > 0);

  /** The cards that were picked, as far as they can be played. */
  readonly picked = $derived.by(() => {
    const value = this.#chosen?.hand === this.#hand() ? this.#chosen.value : null;
    const counts = value === null ? undefined : this.offers.counts.get(value);
    if (value === null || counts === undefined) return null;
    const count = counts.includes(this.#wanted) ? this.#wanted : (counts[0] ?? 1);
    return { value, count, counts };
  });

  constructor(private readonly scene: () => Scene) {}

  /** Picks a value, at first with as few cards as do; null puts everything back. */
  pick(value: number | null): void {
    this.#chosen = value === null ? null : { value, hand: this.#hand() };
    this.#wanted = 0;
    this.#takingAt = null;
  }

  step(by: 1 | -1): void {
    if (this.picked) this.#wanted = stepped(this.picked.counts, this.picked.count, by);
  }

  /** Which hand it is: no other turn has the same one. */
  #hand(): string {
    const { number, round, table } = this.scene().match;
    return [number, round, ...('hand' in table ? table.hand : [])].join(' ');
  }

  /** Turns to the row to choose the card to take, or away from it again. */
  turnToRow(): void {
    const isTaking = this.isTaking;
    this.pick(null);
    if (!isTaking) this.#takingAt = this.scene().match;
  }
}
