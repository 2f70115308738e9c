import type { TableEvent } from '../../protocol/events';
import type { Plan, ReplayStep, Seated } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import { facesThen, namesAmong, nameThen } from '../../table/faces';
import type { GameKit } from '../../table/kit';
import type { LiveTable } from '../../table/LiveTable.svelte';
import { logTexts } from '../../table/log';
import type { LogLine, Scene, SeatFace } from '../../table/scene';
import { spoken } from '../../texts/texts.svelte';
import type { Who } from '../../texts/words';
import type { Steps } from './Steps.svelte';
import type { Mark } from './strip';

/** The longest log of a replay, in lines. */
const LOGGED = 120;

/** The events of a step, with the move first, as in a live match. */
function eventsOf({ seat, move, by = 'PERSON', events }: ReplayStep): readonly TableEvent[] {
  return seat < 0 ? events : [{ kind: 'moved', seat, move, by }, ...events];
}

/** The scene of a finished match: any step, from any seat, with all hands open. */
export class ReplayScene implements Scene {
  /** The current step. */
  step = $state.raw(0);
  /** The seat of the viewer. */
  seat = $state.raw(0);

  readonly isReplay = true;
  readonly isMyTurn = false;
  readonly legalMoves: readonly string[] = [];
  readonly pending = null;
  readonly proposed = null;
  readonly before = null;
  readonly notice = null;

  readonly #now = $derived.by(() => this.steps.all[this.step]);
  readonly mySeat = $derived(this.seat);
  readonly lastEvents: readonly TableEvent[] = $derived(this.#now ? eventsOf(this.#now) : []);
  readonly openHands: readonly string[][] | null = $derived(this.#now?.views.map((view) => view.table.hand) ?? null);
  readonly #names = $derived.by(() => {
    const all = new Set(this.steps.all.flatMap((step) => step?.seats ?? []));
    return namesAmong(this.table, all.size > 0 ? [...all] : this.dealt);
  });
  readonly seats: readonly SeatFace[] = $derived.by(() =>
    facesThen(
      { guest: this.table.guest, names: this.#names },
      this.#now?.seats ?? this.dealt,
      this.step === this.steps.moves ? (this.#now?.views[0]?.winners ?? []) : [],
    ),
  );

  /** Log lines by step, as far as loaded. */
  readonly #logTexts = $derived.by(() =>
    this.steps.all.map((step) => {
      if (!step) return [];
      const moment = { events: eventsOf(step), seats: step.seats ?? this.dealt };
      const found = logTexts(moment, this.kit.narrate, this.who, spoken.now.table);
      return found.flatMap((logText, i) => (logText ? [{ ...logText, key: `${step.step}.${i}` }] : []));
    }),
  );
  readonly log: readonly LogLine[] = $derived(
    this.#logTexts
      .slice(0, this.step + 1)
      .flat()
      .slice(-LOGGED)
      .reverse(),
  );
  /** The events of this step in words. */
  readonly says = $derived((this.#logTexts[this.step] ?? []).map(({ text }) => text));

  /** One mark for each move, for the strip. */
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.#logTexts.slice(1).map((stepTexts, i) => {
      const { card, number } = stepTexts.find((logText) => logText.card !== undefined) ?? {};
      return {
        step: i + 1,
        card: card ?? null,
        number,
        isHot: stepTexts.some((logText) => logText.isHot),
        endsRound: this.steps.all[i + 1]?.events.some((event) => event.kind === 'roundEnded') ?? false,
      };
    }),
  );

  constructor(
    readonly table: LiveTable,
    readonly number: number,
    readonly kit: GameKit,
    readonly steps: Steps,
    /** The seating at the deal according to the record, for steps without their own. */
    private readonly dealt: readonly Seated[],
  ) {
    this.seat = Math.max(
      0,
      this.seats.findIndex((face) => face.isMe),
    );
  }

  get plan(): Plan {
    return this.table.plan!;
  }
  get game(): Plan['game'] {
    return this.plan.game;
  }
  get match(): MatchView<never> {
    // The game determines the view type; components of a game know their game.
    return this.viewAt(this.step) as MatchView<never>;
  }

  /** The view of this seat after a loaded step. */
  viewAt(step: number): MatchView {
    const view = this.steps.all[step]?.views[this.seat];
    if (!view) throw new Error(`Step ${step} is not loaded.`);
    return { ...view, number: this.number, deadline: null, legalMoves: [] };
  }
  eventsAt(step: number): TableEvent[] {
    const found = this.steps.all[step];
    return found ? [...eventsOf(found)] : [];
  }

  who = (seat: number, then: readonly Seated[] = this.#now?.seats ?? this.dealt): Who => {
    const was = then.find((each) => each.seat === seat);
    if (!was) return { name: '', isMe: false };
    return { name: nameThen(was, this.#names), isMe: was.guest !== null && was.guest === this.table.guest };
  };
  whoAtDeal = (seat: number): Who => {
    const began = this.steps.all
      .slice(0, this.step + 1)
      .findLast((step) => step?.events.some(({ kind }) => kind === 'roundBegan'));
    return this.who(seat, began?.seats);
  };

  // A replay allows no moves.
  play(): void {}
  confirm(): void {}
  withdraw(): void {}
  showNotice(): void {}
}
