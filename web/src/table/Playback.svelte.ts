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

/** Lets cards travel while the table changes. */
export interface Stage {
  /** Shows a change; `landed` is called when the card that matters lies where it belongs. */
  show(moment: Moment, before: MatchView | null, change: () => void, landed: () => void): void;
  /** Everything in the air lands at once. */
  land(): void;
}

/** The newest that was heard, told or not. */
interface Heard {
  match: MatchView | null;
  phase: Phase;
  /** The events of the last move. */
  move: readonly TableEvent[];
}

/**
 * A match as far as it has been told: it follows the newest word of the server move by move, at the pace of this device.
 * Each step is a whole view, so nothing can go wrong when some are skipped, and all that waits can land at any time.
 */
export class Playback {
  match = $state.raw<MatchView | null>(null);
  phase = $state.raw<Phase>('PLAYING');
  /** What happened, the oldest first: all that has landed. */
  moments = $state.raw<readonly Moment[]>([]);
  /** What the newest move brought about. */
  lastEvents = $state.raw<readonly TableEvent[]>([]);
  /** The match as it was before the card that is in the air; null when all has landed. */
  before = $state.raw<MatchView | null>(null);
  /** How many steps have come and have not been told yet. */
  waiting = $state.raw(0);
  /** What ended the last round, until it has been looked at. */
  roundEnd = $state.raw<readonly TableEvent[] | null>(null);
  /** Who sat where then. */
  roundSeats = $state.raw<readonly Seated[] | undefined>(undefined);
  stage: Stage | null = null;

  #heard: Heard = { match: null, phase: 'PLAYING', move: [] };
  #isPast = false;
  #isLanding = false;
  #backlog = new StepQueue<Step>(
    (step) => this.#tell(step),
    // Behind a sheet nothing can be seen; whoever wants it at once need not see it.
    () => settings.pace !== 'atOnce' && (this.roundEnd !== null || this.#isPast),
  );

  constructor(
    private readonly table: LiveTable,
    private readonly kit: GameKit,
  ) {
    this.jump();
  }

  /** The whole table has come. What was missed has one view only, so all of it is told at once. */
  jump(): void {
    this.stage?.land();
    this.#backlog.clear();
    const { match, people, moments } = this.table;
    this.match = match;
    this.phase = people?.phase ?? 'PLAYING';
    this.moments = moments;
    this.lastEvents = lastMove(moments);
    this.waiting = 0;
    this.#heard = { match, phase: this.phase, move: this.lastEvents };
  }

  /** Something happened; it is told when its time has come. */
  hear(moment: Moment): void {
    const phase = this.table.people?.phase ?? 'PLAYING';
    const steps = stepsOf(moment, {
      phase,
      phaseBefore: this.#heard.phase,
      before: this.#heard.match,
      last: this.#heard.move,
      mySeat: this.table.mySeat,
      kit: this.kit,
      millis: (wait) => (document.hidden ? 0 : millisOf(settings.pace, wait)),
    });
    this.#heard = { match: moment.match, phase, move: movedIn(moment.events) ? moment.events : this.#heard.move };
    // Whoever has moved knows what was there.
    if (steps[0]?.isOwn) this.land();
    this.#backlog.add(...steps);
    // Whose clock runs sees the table as it is; only the end of a round is still looked at.
    if (steps.length === 1 && this.table.isMyTurn && moment.match?.deadline != null) this.land();
    this.waiting = this.#backlog.length;
  }

  /** Everything lands: what is in the air, and what waits. */
  land(): void {
    if (this.#backlog.length === 0) return;
    this.stage?.land();
    this.#isLanding = true;
    this.#backlog.land();
    this.#isLanding = false;
  }

  closeRound(): void {
    this.roundEnd = null;
    this.#resume();
  }

  /** Whether an earlier moment is looked at: then nothing goes on. */
  set isPast(isPast: boolean) {
    this.#isPast = isPast;
    if (!isPast) this.#resume();
  }

  #resume(): void {
    this.#backlog.resume();
    this.waiting = this.#backlog.length;
  }

  #tell(step: Step): void {
    const { moment, phase, roundEnd } = step;
    const { match, events } = moment;
    const before = this.match;
    const change = (): void => {
      this.match = match;
      this.phase = phase;
      if (step.isSight) this.lastEvents = movedIn(events) ? events : [];
      if (roundEnd) {
        this.roundEnd = roundEnd;
        this.roundSeats = seatsAt({ seats: moment.seats, events: roundEnd });
      }
      this.waiting = this.#backlog.length;
    };
    const remember = (): void => {
      this.before = null;
      if (events.length > 0) this.moments = [...this.moments, moment].slice(-REMEMBERED);
    };
    if (match === before) {
      // No card moves, so those in the air may go on.
      const { before: inAir } = this;
      change();
      remember();
      this.before = inAir;
    } else if (!this.stage || this.#isLanding || this.#isPast) {
      change();
      remember();
    } else {
      const show = (): void => {
        change();
        this.before = before;
      };
      this.stage.show(moment, before, show, remember);
    }
  }
}
