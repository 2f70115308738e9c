import { LineLost, type TableLine } from '../connection/Connection.svelte';
import type { Message, Request } from '../protocol/messages';
import { server } from '../connection/server.svelte';
import { SAID } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { stored } from '../settings/stored';
import { mayFetchAhead } from '../solo/saveData';
import { Solo } from '../solo/solo.svelte';
import { spoken } from '../texts/texts.svelte';
import type { Lesson } from './lesson';
import { named } from './named';
import { RecordedLine } from './RecordedLine.svelte';

/** Where lessons are given: a server on this device that keeps nothing. It starts with the first lesson. */
const school = new Solo(false);

/**
 * What a lesson is played over: the engine on this device, step by step. As long as it is not there, or where it cannot
 * run, it is played from what was recorded; nobody can tell the difference, and a step ends as it began.
 */
export class LessonLine implements TableLine {
  readonly status = 'open';
  readonly delay = null;
  readonly carrier = school.carrier;
  onmessage: (message: Message) => void = () => undefined;

  /** Says what was recorded, or, where the engine plays, follows it. */
  readonly #recorded: RecordedLine;
  #step = 0;
  /** The engine's table of this step; null: it is played from what was recorded. */
  #table: Promise<string | null> = Promise.resolve(null);
  #id = $state.raw<string | null>(null);
  /** The script is over for this table: it is played like any other. */
  #isFree = $state.raw(false);

  constructor(private readonly lesson: Lesson) {
    this.#recorded = new RecordedLine(lesson.script, lesson.told);
    const name = server.guest?.name ?? stored('name') ?? spoken.now.common.guest('').trim();
    this.#recorded.onmessage = (message) => this.onmessage(named(message, name));
    school.line.onmessage = (message) => this.#hear(message);
    // Where data is to be saved the recording will do.
    void mayFetchAhead().then((may) => may && school.warm());
  }

  /** Who plays this step: the engine, or the recording; `ready`: the next one will be the engine's. */
  get player(): 'engine' | 'recording' | 'ready' {
    if (this.#id !== null) return 'engine';
    return school.line.status === 'open' ? 'ready' : 'recording';
  }

  /** All moves of the step have been told. */
  get isDone(): boolean {
    return this.#recorded.isDone;
  }

  /** Whether any move may be made: the engine plays on from where the lesson has ended. */
  get isFree(): boolean {
    return this.#isFree && this.#id !== null;
  }

  now(): number {
    return Date.now();
  }

  /** Shows the table as it is when a step begins. */
  begin(step: number): void {
    this.end();
    this.#step = step;
    this.#recorded.begin(step);
    this.#table = this.#layOut(this.lesson.script.steps[step]!.at, false);
  }

  /** The lesson is over after so many moves: where the engine runs, the match can be played on. */
  playOn(played: number): void {
    this.end();
    this.#step += 1;
    this.#table = this.#layOut(played, true);
  }

  /** The table of the step is needed no more. */
  end(): void {
    if (this.#id !== null) school.line.ask({ type: 'leave', table: this.#id }).catch(() => undefined);
    this.#id = null;
    this.#isFree = false;
  }

  async ask(request: Request): Promise<Message> {
    const table = await this.#table;
    if (table === null || !('table' in request)) return this.#recorded.ask(request);
    try {
      return await school.line.ask({ ...request, table });
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
      this.#id = null;
      this.#table = Promise.resolve(null);
      return this.#recorded.ask(request);
    }
  }

  async #layOut(played: number, free: boolean): Promise<string | null> {
    if (school.line.status !== 'open') return null;
    const step = this.#step;
    try {
      const id = await school.teach(JSON.stringify({ ...this.lesson.script, played, free }));
      if (this.#step !== step || id === '') return null;
      this.#id = id;
      this.#isFree = free;
      await school.line.ask({ type: 'enter', table: id, pace: SAID[settings.pace] });
      return id;
    } catch {
      // The worker has ended: nothing is lost that was not recorded.
      this.#id = null;
      return null;
    }
  }

  #hear(message: Message): void {
    if (!('table' in message) || message.table === undefined || message.table !== this.#id) return;
    if (message.type === 'update' && message.match !== undefined && !this.#isFree) this.#recorded.follow();
    this.onmessage(message);
  }
}
