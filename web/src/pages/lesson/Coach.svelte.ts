import type { Lesson, Step, StepWords } from '../../lesson/lesson';
import { storeStep, storedStep } from '../../lesson/progress';
import type { LessonConnection } from '../../lesson/LessonConnection.svelte';
import { serverOf } from '../../lesson/RecordedConnection.svelte';
import type { GameId } from '../../protocol/games';
import type { GameKit } from '../../table/kit';
import { LiveTable } from '../../table/LiveTable.svelte';
import { spoken } from '../../texts/texts.svelte';
import { LessonScene } from './LessonScene.svelte';

/** After this many wrong moves, or this time without the right one, the coach offers to show it. */
const TRIES = 2;
const PATIENCE = 10_000;

/** Runs a lesson: one step after another, at a table where one move continues. */
export class Coach {
  readonly table: LiveTable;
  readonly scene: LessonScene;

  /** The current step; the number of steps after the last one. */
  at = $state.raw(0);
  /** The coach's answer to a move that does not continue the lesson. */
  answer = $state.raw('');
  #tries = $state.raw(0);
  #hasWaited = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The learner has pressed the button or moved; the next step begins after its playback. */
  #isGoing = $state.raw(false);

  readonly step: Step | null = $derived.by(() => this.lesson.script.steps[this.at] ?? null);
  readonly words: StepWords | null = $derived.by(() =>
    this.step ? (this.lesson.words[this.step.name] ?? null) : null,
  );
  readonly isOver = $derived.by(() => this.step === null);
  readonly isAsking = $derived.by(() => (this.step?.asks ?? 0) > 0);
  /** A card is held up, or a move is expected: then the table previews moves. */
  readonly mayMove = $derived.by(() => this.isAsking || this.step?.lifts !== undefined || this.isFree);
  /** The lesson is over, and its match continues. */
  readonly isFree = $derived.by(() => this.isOver && this.connection.isFree && this.table.people?.phase === 'PLAYING');
  readonly offersHelp = $derived.by(() => this.isAsking && (this.#tries >= TRIES || this.#hasWaited) && !this.#isGoing);
  readonly isGoing = $derived(this.#isGoing);
  /** Everything that this step caused is on the table. */
  readonly isStepShown = $derived.by(() => {
    const { playback } = this.scene;
    return (
      this.connection.isDone &&
      playback.waiting === 0 &&
      playback.before === null &&
      playback.roundEnd === null &&
      this.table.pending === null
    );
  });

  constructor(
    readonly lesson: Lesson,
    private readonly connection: LessonConnection,
    kit: GameKit,
  ) {
    this.table = new LiveTable(`lesson-${lesson.script.game}`, serverOf(connection, lesson.script.game));
    connection.onmessage = (message) => this.table.receive(message);
    this.at = storedStep(this.game, this.steps);
    connection.begin(this.at);
    this.scene = new LessonScene(this.table, kit, this);
    this.table.watch = (moment) => this.scene.receive(moment);
    this.#wait();
  }

  get game(): GameId {
    return this.lesson.recording.offer.id;
  }
  get player(): LessonConnection['player'] {
    return this.connection.player;
  }
  get steps(): number {
    return this.lesson.script.steps.length;
  }

  /** The learner's next move of the script. */
  get wanted(): string | null {
    const next = this.lesson.script.moves[this.#played];
    const { seat } = this.lesson.script;
    return next?.startsWith(`${seat} `) && this.isAsking ? next.slice(`${seat} `.length) : null;
  }

  /** The number of script moves on the table. */
  get #played(): number {
    return (this.step?.at ?? 0) + this.table.version - (this.lesson.recording.steps[this.at]?.table.version ?? 0);
  }

  next(): void {
    this.answer = '';
    this.#isGoing = true;
  }

  back(): void {
    if (this.at > 0) this.#begin(this.at - 1);
  }

  /** Skips to the end; the next visit begins at the same step. */
  skip(): void {
    this.scene.playback.land();
    this.#end();
    this.#wait();
  }

  again(): void {
    this.#begin(0);
  }

  /** Called when the page is left. */
  end(): void {
    clearTimeout(this.#timer);
    this.connection.end();
  }

  /** Plays the right move for the learner. */
  help(): void {
    if (this.wanted !== null) this.make(this.wanted);
  }

  /** Plays a move of the script. */
  make(move: string): void {
    this.answer = '';
    this.#isGoing = true;
    void this.table.play(move);
  }

  /** Explains the result of a different legal move, which is not played. */
  refuse(move: string): void {
    const { result } = this.lesson;
    const would = result(move, this.scene.match, spoken.now);
    this.say([would, this.words?.not].filter((part) => part).join(' '));
  }

  /** Shows an answer and counts a failed try. */
  say(text: string): void {
    if (this.#isGoing && this.isStepShown) return;
    this.answer = text;
    this.#tries += 1;
  }

  /** Continues with the next step or the end; called after the playback of the step. */
  goOn(): void {
    if (this.at + 1 < this.steps) this.#begin(this.at + 1);
    else {
      this.#end();
      storeStep(this.game, 0);
    }
  }

  #end(): void {
    const played = this.#played;
    this.answer = '';
    this.#isGoing = false;
    this.at = this.steps;
    this.connection.playOn(played);
  }

  #begin(step: number): void {
    this.answer = '';
    this.#tries = 0;
    this.#isGoing = false;
    this.at = step;
    storeStep(this.game, step);
    this.connection.begin(step);
    this.#wait();
  }

  /** Starts the timer of the help offer if a move is expected. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#hasWaited = false;
    if (this.isAsking) this.#timer = setTimeout(() => (this.#hasWaited = true), PATIENCE);
  }
}
