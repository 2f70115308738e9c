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
import { type Happened, lastOfRound, lines, seatsAt, logTexts, visible } from './log';
import type { LiveTable, Moment } from './LiveTable.svelte';
import type { LogLine, Scene, SeatFace } from './scene';
import { isOwnMove, movedIn } from './moved';
import { Playback } from './Playback.svelte';

const NOTICE_MILLIS = 4500;
/** The shortest display of a repeated moment at any pace, in milliseconds. */
const LEAST_STEP = 900;

/** The scene of a live match, as far as it has been played back. It can also show earlier moments. */
export class LiveScene implements Scene {
  readonly playback: Playback;
  proposed = $state.raw<Scene['proposed']>(null);
  notice = $state.raw<Scene['notice']>(null);
  readonly openHands = null;
  /** The earlier moment shown; null: the present. */
  past = $state.raw<Moment | null>(null);
  /** The round-end sheet is closed to look at the table. */
  isSheetAside = $state.raw(false);
  /** The sheet has been shown before. */
  isRoundKnown = $state.raw(false);

  readonly #view = $derived.by(() => this.past?.match ?? this.playback.match);
  readonly before = $derived.by(() => (this.past ? null : (this.playback.before as MatchView<never> | null)));
  readonly lastEvents: readonly TableEvent[] = $derived.by(() => this.past?.events ?? this.playback.lastEvents);
  readonly seats: readonly SeatFace[] = $derived.by(() =>
    faces(this.table, this.playback.phase === 'OVER' ? (this.playback.match?.winners ?? []) : []),
  );
  readonly mySeat = $derived(this.#view === null ? -1 : this.#view.viewer);
  readonly isMyTurn = $derived.by(
    () =>
      this.table.isMyTurn &&
      this.playback.waiting === 0 &&
      this.table.pending === null &&
      this.past === null &&
      !this.table.isStuck &&
      this.mayMove &&
      this.isOpen,
  );
  /** It is the viewer's turn, and all earlier moves have been played back. */
  readonly isTurnShown = $derived.by(
    () =>
      this.table.isMyTurn &&
      this.playback.waiting === 0 &&
      (this.playback.before ?? this.playback.match)?.toMove === this.table.mySeat,
  );
  readonly legalMoves: readonly string[] = $derived(this.isMyTurn ? (this.#view?.legalMoves ?? []) : []);
  readonly pending = $derived.by(() => this.table.pending);

  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isReplay = false;
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { plan, mySeat } = this.table;
    const { moments, phase } = this.playback;
    if (!plan) return [];
    const shown = this.past ? moments.slice(0, moments.indexOf(this.past) + 1) : moments;
    return lines(
      visible(shown, plan, mySeat, phase !== 'PLAYING'),
      this.kit.narrate,
      this.who,
      spoken.now.table,
      this.kit.brief,
    );
  });
  /** The events of the earlier moment in words. */
  readonly says: string | null = $derived.by(() => this.past && this.sentences(this.past).join(' '));

  constructor(
    readonly table: LiveTable,
    readonly kit: GameKit,
  ) {
    this.playback = new Playback(table, kit);
  }

  /** Whether moves are allowed at all in the viewer's turn. */
  protected get mayMove(): boolean {
    return true;
  }
  get isOpen(): boolean {
    return this.table.connection.status === 'open';
  }
  get plan(): Plan {
    return this.table.plan!;
  }
  get game(): Plan['game'] {
    return this.plan.game;
  }
  get match(): MatchView<never> {
    // The game determines the view type; components of a game know their game.
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
    return this.playback.moments.findLast(({ events }) =>
      events.some((event) => event.kind === 'roundBegan' && event.round === round),
    );
  });
  whoAtDeal = (seat: number): Who => this.who(seat, this.#dealt && seatsAt(this.#dealt));

  /** The seating at the end of the shown round and of the finished match; null if unknown. */
  readonly seatsAtRoundEnd: readonly SeatFace[] = $derived.by(
    () => this.#faces(this.playback.roundSeats) ?? this.seats,
  );
  readonly seatsAtEnd: readonly SeatFace[] | null = $derived.by(() => {
    const end = this.playback.moments.findLast(({ events }) => events.some(({ kind }) => kind === 'matchEnded'));
    return end ? this.#faces(seatsAt(end)) : null;
  });
  #faces(then: readonly Seated[] | undefined): SeatFace[] | null {
    return then ? facesThen(this.table, then, this.playback.match?.winners ?? []) : null;
  }

  /** The events of a moment in words. */
  sentences(moment: Happened): string[] {
    return logTexts(moment, this.kit.narrate, this.who, spoken.now.table).flatMap((each) => each?.text ?? []);
  }

  /** Receives every change of the table; null: the whole table was replaced. */
  receive(moment: Moment | null): void {
    if (moment === null) this.playback.reset();
    else this.playback.add(moment);
    if (moment === null || movedIn(moment.events)) this.proposed = null;
  }

  /** Ends the playback at once if it is the viewer's turn, so that they can move. */
  act(): void {
    if (this.table.isMyTurn) this.playback.land();
  }

  play(move: string, spot: string, says = ''): void {
    this.notice = null;
    this.act();
    if (!this.isMyTurn) {
      this.showNotice(spot, this.isOpen ? spoken.now.table.notYourTurn : spoken.now.table.noLine);
    } else if (!this.legalMoves.includes(move)) {
      this.explain(move, spot);
    } else if (settings.confirms && this.proposed?.move !== move) {
      this.proposed = { move, spot, says };
    } else {
      this.proposed = null;
      void this.table.play(move).then((refusal) => this.#showRefusal(spot, refusal));
    }
  }

  confirm(): void {
    if (this.proposed) this.play(this.proposed.move, this.proposed.spot);
  }

  withdraw(): void {
    this.proposed = null;
  }

  showNotice(spot: string, text: string): void {
    clearTimeout(this.#timer);
    this.notice = { spot, text };
    sound.play('notAllowed');
    this.#timer = setTimeout(() => (this.notice = null), NOTICE_MILLIS);
  }

  explain(move: string, spot: string): void {
    void this.table.whyNot(move).then((refusal) => this.#showRefusal(spot, refusal));
  }

  #showRefusal(spot: string, refusal: Refused | null): void {
    if (refusal) this.showNotice(spot, reasonText(spoken.now, this.game, refusal));
  }

  closeRound(): void {
    this.isSheetAside = this.isRoundKnown = false;
    this.playback.closeRound();
  }

  /** The moments since the viewer's own last turn, including moves of a bot for the viewer. */
  readonly since: readonly Moment[] = $derived.by(() => {
    const moments = this.playback.moments.filter(({ match, events }) => match !== null && movedIn(events));
    const own = moments.findLastIndex(({ events }) => isOwnMove(events, this.table.mySeat));
    return moments.slice(own + 1);
  });

  /** Shows these moments one after another. A second call, or the last moment, returns to the present. */
  async lookBack(): Promise<void> {
    if (this.past) return this.#now();
    this.playback.isPast = true;
    for (const moment of this.since) {
      this.past = moment;
      await new Promise((resolve) => setTimeout(resolve, Math.max(LEAST_STEP, millisOf(settings.pace, 'next'))));
      if (this.past !== moment) return;
    }
    this.#now();
  }

  /** Shows the table at the end of the last round; `lookBack` returns to its sheet. */
  lookAtTable(): void {
    this.isSheetAside = this.isRoundKnown = true;
    this.playback.isPast = true;
    this.past = lastOfRound(this.playback.moments);
  }

  #now(): void {
    this.past = null;
    this.isSheetAside = false;
    this.playback.isPast = false;
  }
}
