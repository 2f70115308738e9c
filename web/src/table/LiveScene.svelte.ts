import type { TableEvent } from '../protocol/events';
import type { Plan, Refused, Seated } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import { millisOf } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound';
import { reasonText } from '../texts/reasons';
import { spoken } from '../texts/texts.svelte';
import type { Who } from '../texts/words';
import { faces, facesThen, nameThen } from './faces';
import type { GameKit } from './kit';
import { type Happened, lastOfRound, lines, seatsAt, tellings, visible } from './log';
import type { LiveTable, Moment } from './LiveTable.svelte';
import type { LogLine, Scene, SeatFace } from './scene';
import { isOwnMove, movedIn } from './moved';
import { Playback } from './Playback.svelte';

const TOLD_FOR = 4500;
/** What is shown again is to be seen, whatever the pace. */
const LEAST_STEP = 900;

/** The scene of a match that is being played, as far as it has been told. It can also look back. */
export class LiveScene implements Scene {
  readonly tale: Playback;
  proposed = $state.raw<Scene['proposed']>(null);
  told = $state.raw<Scene['told']>(null);
  readonly openHands = null;
  /** The moment of the past that is shown; null: now. */
  past = $state.raw<Moment | null>(null);
  /** The sheet of a round is put aside to look at the table. */
  isSheetAside = $state.raw(false);
  /** It has been seen before. */
  isRoundKnown = $state.raw(false);

  readonly #view = $derived.by(() => this.past?.match ?? this.tale.match);
  readonly before = $derived.by(() => (this.past ? null : (this.tale.before as MatchView<never> | null)));
  readonly lastEvents: readonly TableEvent[] = $derived.by(() => this.past?.events ?? this.tale.lastEvents);
  readonly seats: readonly SeatFace[] = $derived.by(() =>
    faces(this.table, this.tale.phase === 'OVER' ? (this.tale.match?.winners ?? []) : []),
  );
  readonly mySeat = $derived(this.#view === null ? -1 : this.#view.viewer);
  readonly isMyTurn = $derived.by(
    () =>
      this.table.isMyTurn &&
      this.tale.waiting === 0 &&
      this.table.pending === null &&
      this.past === null &&
      !this.table.isStuck &&
      this.mayMove &&
      this.isOpen,
  );
  /** It is our turn, and everything that led there has been told. */
  readonly isTurnTold = $derived.by(
    () =>
      this.table.isMyTurn &&
      this.tale.waiting === 0 &&
      (this.tale.before ?? this.tale.match)?.toMove === this.table.mySeat,
  );
  readonly legalMoves: readonly string[] = $derived(this.isMyTurn ? (this.#view?.legalMoves ?? []) : []);
  readonly pending = $derived.by(() => this.table.pending);

  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isReplay = false;
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { plan, mySeat } = this.table;
    const { moments, phase } = this.tale;
    if (!plan) return [];
    const told = this.past ? moments.slice(0, moments.indexOf(this.past) + 1) : moments;
    return lines(
      visible(told, plan, mySeat, phase !== 'PLAYING'),
      this.kit.narrate,
      this.who,
      spoken.now.table,
      this.kit.brief,
    );
  });
  /** What happens in the moment of the past that is shown, in words. */
  readonly says: string | null = $derived.by(() => this.past && this.sentences(this.past).join(' '));

  constructor(
    readonly table: LiveTable,
    readonly kit: GameKit,
  ) {
    this.tale = new Playback(table, kit);
  }

  /** Whether anything may be done at all, if it is our turn. */
  protected get mayMove(): boolean {
    return true;
  }
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

  who = (seat: number, then?: readonly Seated[]): Who => {
    const was = then?.find((each) => each.seat === seat);
    if (was)
      return { name: nameThen(was, this.table.names), isMe: was.guest !== null && was.guest === this.table.guest };
    const face = this.seats[seat];
    return { name: face?.name ?? '', isMe: face?.isMe ?? false };
  };

  readonly #dealt = $derived.by(() => {
    const round = this.#view?.round;
    return this.tale.moments.findLast(({ events }) =>
      events.some((event) => event.kind === 'roundBegan' && event.round === round),
    );
  });
  whoAtDeal = (seat: number): Who => this.who(seat, this.#dealt && seatsAt(this.#dealt));

  /** Who sat where at the end of the round that is told, and of the match that is over; null if that is not known. */
  readonly seatsAtRoundEnd: readonly SeatFace[] = $derived.by(() => this.#faces(this.tale.roundSeats) ?? this.seats);
  readonly seatsAtEnd: readonly SeatFace[] | null = $derived.by(() => {
    const end = this.tale.moments.findLast(({ events }) => events.some(({ kind }) => kind === 'matchEnded'));
    return end ? this.#faces(seatsAt(end)) : null;
  });
  #faces(then: readonly Seated[] | undefined): SeatFace[] | null {
    return then ? facesThen(this.table, then, this.tale.match?.winners ?? []) : null;
  }

  /** What happened in a moment, in words. */
  sentences(moment: Happened): string[] {
    return tellings(moment, this.kit.narrate, this.who, spoken.now.table).flatMap((each) => each?.text ?? []);
  }

  /** Hears of every change of the table. */
  hear(moment: Moment | null): void {
    if (moment === null) this.tale.jump();
    else this.tale.hear(moment);
    if (moment === null || movedIn(moment.events)) this.proposed = null;
  }

  /** Whoever is to move may do so at once: then all that was not told yet lands. */
  act(): void {
    if (this.table.isMyTurn) this.tale.land();
  }

  play(move: string, spot: string, says = ''): void {
    this.told = null;
    this.act();
    if (!this.isMyTurn) {
      this.tell(spot, this.isOpen ? spoken.now.table.notYourTurn : spoken.now.table.noLine);
    } else if (!this.legalMoves.includes(move)) {
      this.explain(move, spot);
    } else if (settings.confirms && this.proposed?.move !== move) {
      this.proposed = { move, spot, says };
    } else {
      this.proposed = null;
      void this.table.play(move).then((refusal) => this.#tellRefusal(spot, refusal));
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

  explain(move: string, spot: string): void {
    void this.table.whyNot(move).then((refusal) => this.#tellRefusal(spot, refusal));
  }

  #tellRefusal(spot: string, refusal: Refused | null): void {
    if (refusal) this.tell(spot, reasonText(spoken.now, this.game, refusal));
  }

  closeRound(): void {
    this.isSheetAside = this.isRoundKnown = false;
    this.tale.closeRound();
  }

  /** What can be looked at again: all that others did, and bots for us, since our own last turn. */
  readonly since: readonly Moment[] = $derived.by(() => {
    const moments = this.tale.moments.filter(({ match, events }) => match !== null && movedIn(events));
    const own = moments.findLastIndex(({ events }) => isOwnMove(events, this.table.mySeat));
    return moments.slice(own + 1);
  });

  /** Shows them one after another; a second call, or the end of the list, leads back to now. */
  async lookBack(): Promise<void> {
    if (this.past) return this.#now();
    this.tale.isPast = true;
    for (const moment of this.since) {
      this.past = moment;
      await new Promise((resolve) => setTimeout(resolve, Math.max(LEAST_STEP, millisOf(settings.pace, 'next'))));
      if (this.past !== moment) return;
    }
    this.#now();
  }

  /** The table as the last round left it; `lookBack` leads back to its sheet. */
  lookAtTable(): void {
    this.isSheetAside = this.isRoundKnown = true;
    this.tale.isPast = true;
    this.past = lastOfRound(this.tale.moments);
  }

  #now(): void {
    this.past = null;
    this.isSheetAside = false;
    this.tale.isPast = false;
  }
}
