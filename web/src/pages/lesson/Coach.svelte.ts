import type { Lesson, Step, StepWords } from '../../lesson/lesson';
import { keepStep, keptStep } from '../../lesson/kept';
import type { LessonLine } from '../../lesson/LessonLine.svelte';
import { serverOf } from '../../lesson/RecordedLine.svelte';
import type { GameId } from '../../protocol/games';
import type { GameKit } from '../../table/kit';
import { LiveTable } from '../../table/LiveTable.svelte';
import { spoken } from '../../texts/texts.svelte';
import { LessonScene } from './LessonScene.svelte';

/** So many wrong moves, or so long without the right one, and the coach offers to show it. */
const TRIES = 2;
const PATIENCE = 10_000;

/** Gives a lesson: one step after another, at a table where one move leads on. */
export class Coach {
  readonly table: LiveTable;
  readonly scene: LessonScene;

  /** The step that is shown; as many as there are steps: all has been said. */
  at = $state.raw(0);
  /** What is said to a move that does not lead on. */
  answer = $state.raw('');
  #tries = $state.raw(0);
  #hasWaited = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The learner has pressed the button, or made a move: when all of it is told, the next step begins. */
  #isGoing = $state.raw(false);

  readonly step: Step | null = $derived.by(() => this.lesson.script.steps[this.at] ?? null);
  readonly words: StepWords | null = $derived.by(() =>
    this.step ? (this.lesson.words[this.step.name] ?? null) : null,
  );
  readonly isOver = $derived.by(() => this.step === null);
  readonly isAsking = $derived.by(() => (this.step?.asks ?? 0) > 0);
  /** A card is held up, or a move is asked for: then the table shows what moves would do. */
  readonly mayMove = $derived.by(() => this.isAsking || this.step?.lifts !== undefined || this.isFree);
  /** The lesson is over, and its match goes on. */
  readonly isFree = $derived.by(() => this.isOver && this.line.isFree && this.table.people?.phase === 'PLAYING');
  readonly offersHelp = $derived.by(() => this.isAsking && (this.#tries >= TRIES || this.#hasWaited) && !this.#isGoing);
  readonly isGoing = $derived(this.#isGoing);
  /** All that this step brought about lies on the table. */
  readonly isTold = $derived.by(() => {
    const { tale } = this.scene;
    return (
      this.line.isDone &&
      tale.waiting === 0 &&
      tale.before === null &&
      tale.roundEnd === null &&
      this.table.pending === null
    );
  });

  constructor(
    readonly lesson: Lesson,
    private readonly line: LessonLine,
    kit: GameKit,
  ) {
    this.table = new LiveTable(`lesson-${lesson.script.game}`, serverOf(line, lesson.script.game));
    line.onmessage = (message) => this.table.hear(message);
    this.at = keptStep(this.game, this.steps);
    line.begin(this.at);
    this.scene = new LessonScene(this.table, kit, this);
    this.table.watch = (moment) => this.scene.hear(moment);
    this.#wait();
  }

  get game(): GameId {
    return this.lesson.told.offer.id;
  }
  get player(): LessonLine['player'] {
    return this.line.player;
  }
  get steps(): number {
    return this.lesson.script.steps.length;
  }

  /** The next move of the learner that leads on. */
  get wanted(): string | null {
    const next = this.lesson.script.moves[this.#played];
    const { seat } = this.lesson.script;
    return next?.startsWith(`${seat} `) && this.isAsking ? next.slice(`${seat} `.length) : null;
  }

  /** How many moves of the script lie on the table. */
  get #played(): number {
    return (this.step?.at ?? 0) + this.table.version - (this.lesson.told.steps[this.at]?.table.version ?? 0);
  }

  next(): void {
    this.answer = '';
    this.#isGoing = true;
  }

  back(): void {
    if (this.at > 0) this.#begin(this.at - 1);
  }

  /** To the end; whoever comes again begins where they stopped. */
  skip(): void {
    this.scene.tale.land();
    this.#end();
    this.#wait();
  }

  again(): void {
    this.#begin(0);
  }

  /** The page is left. */
  end(): void {
    clearTimeout(this.#timer);
    this.line.end();
  }

  /** The right move, for whoever could not find it. */
  help(): void {
    if (this.wanted !== null) this.make(this.wanted);
  }

  /** The learner makes a move of the script. */
  make(move: string): void {
    this.answer = '';
    this.#isGoing = true;
    void this.table.play(move);
  }

  /** The learner made another legal move: says what it would do. It is not made. */
  refuse(move: string): void {
    const { result } = this.lesson;
    const would = result(move, this.scene.match, spoken.now);
    this.say([would, this.words?.not].filter((part) => part).join(' '));
  }

  /** Answers something that does not lead on. */
  say(text: string): void {
    if (this.#isGoing && this.isTold) return;
    this.answer = text;
    this.#tries += 1;
  }

  /** Called when all of the step is told: then comes the next one, or the end. */
  goOn(): void {
    if (this.at + 1 < this.steps) this.#begin(this.at + 1);
    else {
      this.#end();
      keepStep(this.game, 0);
    }
  }

  #end(): void {
    const played = this.#played;
    this.answer = '';
    this.#isGoing = false;
    this.at = this.steps;
    this.line.playOn(played);
  }

  #begin(step: number): void {
    this.answer = '';
    this.#tries = 0;
    this.#isGoing = false;
    this.at = step;
    keepStep(this.game, step);
    this.line.begin(step);
    this.#wait();
  }

  /** The time to think begins, if something is asked. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#hasWaited = false;
    if (this.isAsking) this.#timer = setTimeout(() => (this.#hasWaited = true), PATIENCE);
  }
}
