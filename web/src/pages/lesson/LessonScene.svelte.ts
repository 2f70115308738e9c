import type { GameKit } from '../../table/kit';
import { LiveScene } from '../../table/LiveScene.svelte';
import type { LiveTable } from '../../table/LiveTable.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';

/** Decides which moves a lesson's table allows. */
export interface Guide {
  readonly mayMove: boolean;
  readonly isAsking: boolean;
  /** The lesson is over; the table behaves like any other. */
  readonly isFree: boolean;
  readonly wanted: string | null;
  make(move: string): void;
  refuse(move: string): void;
  say(text: string): void;
}

/** The scene of a lesson: one move continues it, the coach answers all others. No move needs confirmation. */
export class LessonScene extends LiveScene {
  constructor(
    table: LiveTable,
    kit: GameKit,
    private readonly guide: Guide,
  ) {
    super(table, kit);
  }

  protected override get mayMove(): boolean {
    return this.guide?.mayMove ?? false;
  }

  override play(move: string, spot: string, says = ''): void {
    if (this.guide.isFree) return super.play(move, spot, says);
    this.act();
    if (!this.isMyTurn) return;
    if (!this.legalMoves.includes(move)) {
      void this.table.whyNot(move).then((why) => {
        if (why) this.showNotice('', reasonText(spoken.now, this.game, why));
      });
    } else if (move === this.guide.wanted) {
      this.guide.make(move);
    } else {
      this.guide.refuse(move);
      this.#putBack();
    }
  }

  /** The path to a discard explains why its card cannot be built; the lesson omits this. */
  override explain(move: string, spot: string): void {
    if (this.guide.isFree) super.explain(move, spot);
  }

  /** The coach shows refusals in a place that covers nothing. */
  override showNotice(spot: string, text: string): void {
    if (this.guide.isFree) super.showNotice(spot, text);
    else if (this.guide.isAsking) this.guide.say(text);
  }

  /** Every table resets the selection on Escape, so a synthetic key press resets it here. */
  #putBack(): void {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
}
