import type { GameKit } from '../../table/kit';
import { LiveScene } from '../../table/LiveScene.svelte';
import type { LiveTable } from '../../table/LiveTable.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';

/** Whom a lesson's table asks what may be done. */
export interface Guide {
  readonly mayMove: boolean;
  readonly isAsking: boolean;
  /** Nothing is taught any more: the table is as any other. */
  readonly isFree: boolean;
  readonly wanted: string | null;
  make(move: string): void;
  refuse(move: string): void;
  say(text: string): void;
}

/** The table of a lesson: one move leads on, all others are answered by the coach, and nothing is asked twice. */
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
        if (why) this.tell('', reasonText(spoken.now, this.game, why));
      });
    } else if (move === this.guide.wanted) {
      this.guide.make(move);
    } else {
      this.guide.refuse(move);
      this.#putBack();
    }
  }

  /** The way to a discard asks why its card cannot be built; the coach has no such question. */
  override explain(move: string, spot: string): void {
    if (this.guide.isFree) super.explain(move, spot);
  }

  /** What stands in the way is said by the coach, where nothing is covered. */
  override tell(spot: string, text: string): void {
    if (this.guide.isFree) super.tell(spot, text);
    else if (this.guide.isAsking) this.guide.say(text);
  }

  /** Every table puts back what was picked up when Escape is pressed; here the coach presses it. */
  #putBack(): void {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
}
