import type { GameKit } from './kit';
import type { TableEvent } from '../protocol/events';
import type { Phase, Seated } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import { millisOf } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { StepQueue } from './StepQueue';
import { lastMove, seatsAt } from './log';
import { type LiveTable, type Moment, REMEMBERED } from './LiveTable.svelte';
import { movedIn } from './moved';
import { type Step, stepsOf } from './steps';

/** Animates cards during a change of the table. */
export interface Animator {
  /** Shows a change; `landed` is called when the main card has landed. */
  show(moment: Moment, before: MatchView | null, change: () => void, landed: () => void): void;
  /** Ends all flights at once. */
  land(): void;
}

/** The newest state received, shown or not. */
interface Received {
  match: MatchView | null;
  phase: Phase;
  /** The events of the last move. */
  move: readonly TableEvent[];
}

/**
 * Plays back a match: follows the server's messages move by move, at the pace of this device. Each step is a whole
 * view, so skipping steps is safe, and the playback can end at any time.
 */
export class Playback {
  match = $state.raw<MatchView | null>(null);
  phase = $state.raw<Phase>('PLAYING');
  /** The landed moments, oldest first. */
  moments = $state.raw<readonly Moment[]>([]);
  /** The events of the newest move. */
  lastEvents = $state.raw<readonly TableEvent[]>([]);
  /** The match before the card in flight; null when all have landed. */
  before = $state.raw<MatchView | null>(null);
  /** The number of received steps not yet shown. */
  waiting = $state.raw(0);
  /** The events that ended the last round, until its sheet is closed. */
  roundEnd = $state.raw<readonly TableEvent[] | null>(null);
  /** The seating at that time. */
  roundSeats = $state.raw<readonly Seated[] | undefined>(undefined);
  animator: Animator | null = null;

  #received: Received = { match: null, phase: 'PLAYING', move: [] };
  #isPast = false;
  #isLanding = false;
  #queue = new StepQueue<Step>(
    (step) => this.#play(step),
    // Waits behind a sheet, which hides the table; not at pace `atOnce`.
    () => settings.pace !== 'atOnce' && (this.roundEnd !== null || this.#isPast),
  );

  constructor(
    private readonly table: LiveTable,
    private readonly kit: GameKit,
  ) {
    this.reset();
  }

  /** Replaces the match after the whole table has arrived. Missed steps have only one view, so they are shown at once. */
  reset(): void {
    this.animator?.land();
    this.#queue.clear();
    const { match, people, moments } = this.table;
    this.match = match;
    this.phase = people?.phase ?? 'PLAYING';
    this.moments = moments;
    this.lastEvents = lastMove(moments);
    this.waiting = 0;
    this.#received = { match, phase: this.phase, move: this.lastEvents };
  }

  /** Queues a moment for display. */
  add(moment: Moment): void {
    const phase = this.table.people?.phase ?? 'PLAYING';
    const steps = stepsOf(moment, {
      phase,
      phaseBefore: this.#received.phase,
      before: this.#received.match,
      last: this.#received.move,
      mySeat: this.table.mySeat,
      kit: this.kit,
      millis: (wait) => (document.hidden ? 0 : millisOf(settings.pace, wait)),
    });
    this.#received = { match: moment.match, phase, move: movedIn(moment.events) ? moment.events : this.#received.move };
    // A moving player has seen all earlier moves.
    if (steps[0]?.isOwn) this.land();
    this.#queue.add(...steps);
    // When the viewer's clock runs, the table is shown at once; only the end of a round still waits.
    if (steps.length === 1 && this.table.isMyTurn && moment.match?.deadline != null) this.land();
    this.waiting = this.#queue.length;
  }

  /** Ends the playback: flights end and all waiting steps are shown. */
  land(): void {
    if (this.#queue.length === 0) return;
    this.animator?.land();
    this.#isLanding = true;
    this.#queue.land();
    this.#isLanding = false;
  }

  closeRound(): void {
    this.roundEnd = null;
    this.#resume();
  }

  /** Whether an earlier moment is shown; the playback then pauses. */
  set isPast(isPast: boolean) {
    this.#isPast = isPast;
    if (!isPast) this.#resume();
  }

  #resume(): void {
    this.#queue.resume();
    this.waiting = this.#queue.length;
  }

  #play(step: Step): void {
    const { moment, phase, roundEnd } = step;
    const { match, events } = moment;
    const before = this.match;
    const change = (): void => {
      this.match = match;
      this.phase = phase;
      if (step.isVisible) this.lastEvents = movedIn(events) ? events : [];
      if (roundEnd) {
        this.roundEnd = roundEnd;
        this.roundSeats = seatsAt({ seats: moment.seats, events: roundEnd });
      }
      this.waiting = this.#queue.length;
    };
    const remember = (): void => {
      this.before = null;
      if (events.length > 0) this.moments = [...this.moments, moment].slice(-REMEMBERED);
    };
    if (match === before) {
      // No card moves, so current flights continue.
      const { before: inAir } = this;
      change();
      remember();
      this.before = inAir;
    } else if (!this.animator || this.#isLanding || this.#isPast) {
      change();
      remember();
    } else {
      const show = (): void => {
        change();
        this.before = before;
      };
      this.animator.show(moment, before, show, remember);
    }
  }
}
