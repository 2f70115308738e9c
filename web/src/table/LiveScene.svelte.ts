import type { GameKit } from '../games/kits';
import type { TableEvent } from '../protocol/events';
import type { Plan, Refused } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound';
import { reasonText } from '../texts/reasons';
import { spoken } from '../texts/texts.svelte';
import type { Who } from '../texts/words';
import { faces } from './faces';
import { lastMove, lines, visible } from './log';
import type { LiveTable, Moment } from './LiveTable.svelte';
import type { LogLine, Scene, SeatFace } from './scene';

const TOLD_FOR = 4500;
const STEP = 900;

/** The scene of a match that is being played. It can also look back at what happened since one's last turn. */
export class LiveScene implements Scene {
  proposed = $state.raw<Scene['proposed']>(null);
  told = $state.raw<Scene['told']>(null);
  readonly openHands = null;
  /** The moment of the past that is shown; null: now. */
  past = $state.raw<Moment | null>(null);

  readonly #view = $derived.by(() => this.past?.match ?? this.table.match);
  readonly lastEvents: readonly TableEvent[] = $derived.by(() => this.past?.events ?? lastMove(this.table.moments));
  readonly seats: readonly SeatFace[] = $derived.by(() => faces(this.table));
  readonly mySeat = $derived(this.#view === null ? -1 : this.#view.viewer);
  readonly isMyTurn = $derived.by(
    () =>
      this.table.isMyTurn && this.table.pending === null && this.past === null && !this.table.isStuck && this.isOpen,
  );
  readonly legalMoves: readonly string[] = $derived(this.isMyTurn ? (this.#view?.legalMoves ?? []) : []);
  readonly pending = $derived.by(() => this.table.pending);

  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isReplay = false;
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { moments, plan, mySeat, people } = this.table;
    if (!plan) return [];
    const shown = visible(moments, plan, mySeat, people?.phase !== 'PLAYING');
    return lines(shown, (event) => this.kit.narrate(event, this.who));
  });

  constructor(
    readonly table: LiveTable,
    readonly kit: GameKit,
  ) {}

  get isOpen(): boolean {
    return this.table.line.status === 'open';
  }
  get plan(): Plan {
    return this.table.plan!;
  }
  get game(): Plan['game'] {
    return this.plan.game;
  }
  get match(): MatchView<never> {
    // Which kind of view it is follows from the game; whoever draws it knows its game.
    return this.#view as MatchView<never>;
  }

  who = (seat: number): Who => {
    const face = this.seats[seat];
    return { name: face?.name ?? '', isMe: face?.isMe ?? false };
  };

  play(move: string, spot: string, says = ''): void {
    this.told = null;
    if (!this.isMyTurn) {
      this.tell(spot, this.isOpen ? spoken.now.table.notYourTurn : spoken.now.table.noLine);
    } else if (!this.legalMoves.includes(move)) {
      void this.table.whyNot(move).then((refusal) => this.#explain(spot, refusal));
    } else if (settings.confirms && this.proposed?.move !== move) {
      this.proposed = { move, spot, says };
    } else {
      this.proposed = null;
      void this.table.play(move).then((refusal) => this.#explain(spot, refusal));
    }
  }

  confirm(): void {
    if (this.proposed) this.play(this.proposed.move, this.proposed.spot);
  }

  withdraw(): void {
    this.proposed = null;
  }

  tell(spot: string, text: string): void {
    clearTimeout(this.#timer);
    this.told = { spot, text };
    sound.play('notAllowed');
    this.#timer = setTimeout(() => (this.told = null), TOLD_FOR);
  }

  #explain(spot: string, refusal: Refused | null): void {
    if (refusal) this.tell(spot, reasonText(spoken.now, this.game, refusal));
  }

  /** What ended the last round, until it has been looked at. */
  roundEnd = $state.raw<readonly TableEvent[] | null>(null);

  /** Told of every change of the match, after the table has changed. */
  hear(moment: Moment): void {
    if (moment.events.some((event) => event.kind === 'roundEnded')) this.roundEnd = moment.events;
    this.proposed = null;
  }

  closeRound(): void {
    this.roundEnd = null;
  }

  /** What can be looked at again: all that others did since our own last turn. */
  readonly since: readonly Moment[] = $derived.by(() => {
    const moments = this.table.moments.filter((moment) => moment.match !== null && lastMove([moment]).length > 0);
    const own = moments.findLastIndex((moment) =>
      moment.events.some((event) => event.kind === 'moved' && event.seat === this.table.mySeat),
    );
    return moments.slice(own + 1);
  });

  /** Shows them one after another; a second call, or the end of the list, leads back to now. */
  async lookBack(): Promise<void> {
    if (this.past) {
      this.past = null;
      return;
    }
    for (const moment of this.since) {
      this.past = moment;
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.past !== moment) return;
    }
    this.past = null;
  }
}
