import type { TableEvent } from '../../protocol/events';
import type { Plan, ReplayStep, Seated } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import { facesThen, namesAmong, nameThen } from '../../table/faces';
import type { GameKit } from '../../table/kit';
import type { LiveTable } from '../../table/LiveTable.svelte';
import { tellings } from '../../table/log';
import type { LogLine, Scene, SeatFace } from '../../table/scene';
import { spoken } from '../../texts/texts.svelte';
import type { Who } from '../../texts/words';
import type { Steps } from './Steps.svelte';
import type { Mark } from './strip';

/** The log of a replay is as long as anybody scrolls. */
const LOGGED = 120;

/** The events of a step, with the move in front as in a match that is played. */
function eventsOf({ seat, move, by = 'PERSON', events }: ReplayStep): readonly TableEvent[] {
  return seat < 0 ? events : [{ kind: 'moved', seat, move, by }, ...events];
}

/** The scene of a finished match: any step of it, from any seat, with every hand open. */
export class ReplayScene implements Scene {
  /** The step that is shown. */
  step = $state.raw(0);
  /** From whose seat it is seen. */
  seat = $state.raw(0);

  readonly isReplay = true;
  readonly isMyTurn = false;
  readonly legalMoves: readonly string[] = [];
  readonly pending = null;
  readonly proposed = null;
  readonly before = null;
  readonly told = null;

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

  /** The lines of the log by step, as far as the steps have come. */
  readonly #tellings = $derived.by(() =>
    this.steps.all.map((step) => {
      if (!step) return [];
      const moment = { events: eventsOf(step), seats: step.seats ?? this.dealt };
      const told = tellings(moment, this.kit.narrate, this.who, spoken.now.table);
      return told.flatMap((telling, i) => (telling ? [{ ...telling, key: `${step.step}.${i}` }] : []));
    }),
  );
  readonly log: readonly LogLine[] = $derived(
    this.#tellings
      .slice(0, this.step + 1)
      .flat()
      .slice(-LOGGED)
      .reverse(),
  );
  /** What happens in this step, in words. */
  readonly says = $derived((this.#tellings[this.step] ?? []).map(({ text }) => text));

  /** One mark for each move, for the strip. */
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.#tellings.slice(1).map((tellings, i) => {
      const { card, number } = tellings.find((telling) => telling.card !== undefined) ?? {};
      return {
        step: i + 1,
        card: card ?? null,
        number,
        isHot: tellings.some((telling) => telling.isHot),
        endsRound: this.steps.all[i + 1]?.events.some((event) => event.kind === 'roundEnded') ?? false,
      };
    }),
  );

  constructor(
    readonly table: LiveTable,
    readonly number: number,
    readonly kit: GameKit,
    readonly steps: Steps,
    /** Who sat where when it was dealt, as far as the record tells: for steps that do not say it. */
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
    // Which kind of view it is follows from the game; whoever draws it knows its game.
    return this.viewAt(this.step) as MatchView<never>;
  }

  /** What this seat saw after a step that has come. */
  viewAt(step: number): MatchView {
    const view = this.steps.all[step]?.views[this.seat];
    if (!view) throw new Error(`Step ${step} has not come.`);
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

  // Nothing can be done in a replay.
  play(): void {}
  confirm(): void {}
  withdraw(): void {}
  tell(): void {}
}
