import { ConnectionLost, type TableConnection } from '../connection/Connection.svelte';
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
import { RecordedConnection } from './RecordedConnection.svelte';

/** The server for lessons on this device; it stores nothing. Starts with the first lesson. */
const lessonServer = new Solo(false);

/**
 * The connection of a lesson: the engine on this device, step by step. Without a running engine it replays the
 * recording. The learner sees no difference, and no step changes its source midway.
 */
export class LessonConnection implements TableConnection {
  readonly status = 'open';
  readonly delay = null;
  readonly transport = lessonServer.transport;
  onmessage: (message: Message) => void = () => undefined;

  /** Replays the recording, or follows the engine's table. */
  readonly #recorded: RecordedConnection;
  #step = 0;
  /** The engine's table of this step; null: the recording is used. */
  #table: Promise<string | null> = Promise.resolve(null);
  #id = $state.raw<string | null>(null);
  /** The script of this table is over; any move may be played. */
  #isFree = $state.raw(false);

  constructor(private readonly lesson: Lesson) {
    this.#recorded = new RecordedConnection(lesson.script, lesson.recording);
    const name = server.guest?.name ?? stored('name') ?? spoken.now.common.guest('').trim();
    this.#recorded.onmessage = (message) => this.onmessage(named(message, name));
    lessonServer.connection.onmessage = (message) => this.#receive(message);
    // In data-saving mode the recording is enough.
    void mayFetchAhead().then((may) => may && lessonServer.warm());
  }

  /** The source of this step's moves: the engine or the recording. `ready`: the engine takes over with the next step. */
  get player(): 'engine' | 'recording' | 'ready' {
    if (this.#id !== null) return 'engine';
    return lessonServer.connection.status === 'open' ? 'ready' : 'recording';
  }

  /** All moves of the step have been received. */
  get isDone(): boolean {
    return this.#recorded.isDone;
  }

  /** Whether any legal move may be played: the engine continues after the end of the lesson. */
  get isFree(): boolean {
    return this.#isFree && this.#id !== null;
  }

  now(): number {
    return Date.now();
  }

  /** Sends the table at the start of a step. */
  begin(step: number): void {
    this.end();
    this.#step = step;
    this.#recorded.begin(step);
    this.#table = this.#createTable(this.lesson.script.steps[step]!.at, false);
  }

  /** Ends the lesson after a number of moves. With the engine, the match continues from there. */
  playOn(played: number): void {
    this.end();
    this.#step += 1;
    this.#table = this.#createTable(played, true);
  }

  /** Leaves the table of the step. */
  end(): void {
    if (this.#id !== null) lessonServer.connection.ask({ type: 'leave', table: this.#id }).catch(() => undefined);
    this.#id = null;
    this.#isFree = false;
  }

  async ask(request: Request): Promise<Message> {
    const table = await this.#table;
    if (table === null || !('table' in request)) return this.#recorded.ask(request);
    try {
      return await lessonServer.connection.ask({ ...request, table });
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) throw problem;
      this.#id = null;
      this.#table = Promise.resolve(null);
      return this.#recorded.ask(request);
    }
  }

  async #createTable(played: number, free: boolean): Promise<string | null> {
    if (lessonServer.connection.status !== 'open') return null;
    const step = this.#step;
    try {
      const id = await lessonServer.createLesson(JSON.stringify({ ...this.lesson.script, played, free }));
      if (this.#step !== step || id === '') return null;
      this.#id = id;
      this.#isFree = free;
      const entered = await lessonServer.connection.ask({ type: 'enter', table: id, pace: SAID[settings.pace] });
      // The lesson of 13 Leaves ends with its match: the next match follows.
      if (free && entered.type === 'table' && entered.people.phase === 'OVER')
        await lessonServer.connection.ask({ type: 'start', table: id });
      return id;
    } catch {
      // The worker has ended. The recording continues the lesson.
      this.#id = null;
      return null;
    }
  }

  #receive(message: Message): void {
    if (!('table' in message) || message.table === undefined || message.table !== this.#id) return;
    if (message.type === 'update' && message.match !== undefined && !this.#isFree) this.#recorded.follow();
    this.onmessage(message);
  }
}
