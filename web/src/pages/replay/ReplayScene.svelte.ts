import { avatarsOf } from '../../art/avatars';
import type { TableEvent } from '../../protocol/events';
import type { Plan, Player, ReplayStep } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import { whoPlayed } from '../../table/faces';
import type { GameKit } from '../../table/kit';
import type { LiveTable } from '../../table/LiveTable.svelte';
import type { LogLine, Scene, SeatFace } from '../../table/scene';
import type { Who } from '../../texts/words';
import type { Steps } from './Steps.svelte';
import type { Mark } from './strip';

/** The log of a replay is as long as anybody scrolls. */
const LOGGED = 120;

/** The events of a step, with the move in front as in a match that is played. */
function eventsOf({ seat, move, events }: ReplayStep): readonly TableEvent[] {
  return seat < 0 ? events : [{ kind: 'moved', seat, move, by: 'PERSON' }, ...events];
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
  readonly seats: readonly SeatFace[] = $derived.by(() => this.#faces());

  /** The lines of the log by step, as far as the steps have come. */
  readonly #tellings = $derived.by(() =>
    this.steps.all.map((step) => {
      if (!step) return [];
      const tellings = eventsOf(step).map((event) => this.kit.narrate(event, this.who));
      return tellings.flatMap((telling, i) => (telling ? [{ ...telling, key: `${step.step}.${i}` }] : []));
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
    /** Who played, by seat; the people may have changed since. */
    private readonly names: readonly string[],
    private readonly players: readonly Player[],
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

  who = (seat: number): Who => {
    const face = this.seats[seat];
    return { name: face?.name ?? '', isMe: face?.isMe ?? false };
  };

  // Nothing can be done in a replay.
  play(): void {}
  confirm(): void {}
  withdraw(): void {}
  tell(): void {}

  #faces(): SeatFace[] {
    const played = whoPlayed(this.table, this.names, this.players);
    const ids = played.map(({ id, isHere }, seat) => (isHere ? id : this.names[seat]!));
    const animals = avatarsOf(ids);
    const winners = this.step === this.steps.moves ? (this.#now?.views[0]?.winners ?? []) : [];
    return played.map(({ name, isBot, isMe }, seat) => ({
      seat,
      name,
      avatar: ids[seat]!,
      animal: animals[seat]!,
      isMe,
      isHost: false,
      level: this.players[seat]?.level ?? null,
      isBot,
      isTakenOver: false,
      isAway: false,
      takeOverAt: null,
      isWinner: winners.includes(seat),
    }));
  }
}
