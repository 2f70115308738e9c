import type { TableEvent } from '../protocol/events';
import type {
  AtTable,
  MatchResult,
  Hint,
  Message,
  People,
  Plan,
  Refused,
  ChatMessage,
  Seated,
  TableMessage,
  Update,
} from '../protocol/messages';
import { joined, type MatchView } from '../protocol/views';
import { storeCommitment, storeSeed } from '../fair/evidence';
import { ConnectionLost, type TableConnection } from '../connection/Connection.svelte';
import type { TableServer } from '../connection/server.svelte';
import { randomHex } from '../connection/random';
import { type Pace, SAID } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { advice } from '../solo/Advice';
import { numbered, type Numbers, shownNames } from '../texts/names';
import { type Away, awayIn, lastSeen, storeSeen, type Seen } from './away';
import { everybody, playersOf, seatsOf } from './faces';

/** The events of one step of a table, and the match after it. */
export interface Moment {
  version: number;
  events: TableEvent[];
  /** Null for missed steps: only their events are known. */
  match: MatchView | null;
  /** The seating when the step was received. */
  seats?: readonly Seated[];
  /** Set in a moment without events: the guest is back, and a bot has played for them. */
  away?: Away;
}

interface Sent {
  move: string;
  version: number;
  id: string;
}

type Revealed = Extract<TableEvent, { kind: 'revealed' }>;
const keyOf = (seated: Seated): string => JSON.stringify(seated);

/** Receives every change: one moment, or null if the whole table was replaced. */
export type Watch = (moment: Moment | null) => void;

/** The number of stored moments; enough for the log and "since your last turn". */
export const REMEMBERED = 300;
const LOG_AFTER_LOADING = 60;
/** The number of remembered former players. */
const MOST_PAST = 100;

/** A refusal created by the client. */
const refusal = (reason: string): Refused => ({ type: 'refused', reason, rule: '', sentence: reason });

/** An entered table: the server's last state of it, and requests to it. Applies no rules. */
export class LiveTable {
  isHere = $state.raw(false);
  /** Why the guest may not enter. */
  refusal = $state.raw<Refused | null>(null);
  guest = $state.raw('');
  version = $state.raw(0);
  plan = $state.raw<Plan | null>(null);
  people = $state.raw<People | null>(null);
  match = $state.raw<MatchView | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  muted = $state.raw<string[]>([]);
  matches = $state.raw<MatchResult[]>([]);
  isStuck = $state.raw(false);
  /** Oldest first. */
  moments = $state.raw<Moment[]>([]);
  /** The number of steps missed during a connection loss, set on each return; null before. */
  missed = $state.raw<{ count: number } | null>(null);
  /** The moves that a bot played for the returning guest, until they are shown. */
  away = $state.raw<Moment | null>(null);
  /** The move that awaits an answer. */
  pending = $state.raw<string | null>(null);
  watch: Watch | null = null;

  /** Former players, or present ones under a former name, for the log of their moves. */
  past = $state.raw<readonly Seated[]>([]);
  /** Numbers for persons with the same name, stable while the page is open. */
  numbers = $state.raw<Numbers>(new Map());
  /** Display names by guest; bots by their seat. */
  readonly names = $derived(shownNames(everybody(this), this.numbers));
  readonly mySeat = $derived(this.people?.seats.find((seat) => seat.guest === this.guest)?.seat ?? -1);
  readonly isHost = $derived(this.people !== null && this.people.host === this.guest);
  readonly isMyTurn = $derived(
    this.people?.phase === 'PLAYING' && this.match !== null && this.mySeat >= 0 && this.match.toMove === this.mySeat,
  );

  #sent: Sent | null = null;
  #seats: readonly Seated[] = [];
  #seen: Seen | null;
  #pace: Pace | null = null;

  constructor(
    readonly id: string,
    readonly server: TableServer,
  ) {
    this.#seen = lastSeen(id);
  }

  get connection(): TableConnection {
    return this.server.connection;
  }

  /** The path of its page. */
  get address(): string {
    return this.server.address(this.id);
  }

  /** The guest sat in a running match when this device last showed the table. */
  get wasPlaying(): boolean {
    return (this.#seen?.seat ?? -1) >= 0;
  }

  /** Enters the table, or re-enters it after a connection loss. A pending move is sent again with the same id. */
  async enter(): Promise<void> {
    try {
      // A freshly loaded page also needs a log, and so does a page after a long absence.
      const known = { ...(this.isHere && { since: this.version }), last: LOG_AFTER_LOADING };
      this.#pace = settings.pace;
      const answer = await this.connection.ask({ type: 'enter', table: this.id, pace: SAID[settings.pace], ...known });
      if (answer.type === 'refused') {
        this.refusal = answer;
        return;
      }
      if (this.#sent) await this.#send(this.#sent);
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) throw problem;
    }
  }

  /** Sends the device's pace if it has changed. */
  sendPace(pace: Pace): void {
    if (!this.isHere || pace === this.#pace) return;
    this.#pace = pace;
    void this.ask({ type: 'pace', pace: SAID[pace] });
  }

  leave(): void {
    if (this.connection.status === 'open') void this.ask({ type: 'leave' });
  }

  /** Sends a request for this table. Returns the refusal, or null on success. */
  async ask(request: AtTable): Promise<Refused | null> {
    try {
      const answer = await this.connection.ask({ ...request, table: this.id });
      return answer.type === 'refused' ? answer : null;
    } catch (problem) {
      if (problem instanceof ConnectionLost) return refusal('NO_LINE');
      throw problem;
    }
  }

  /** Sits down, with random bytes for the deal. */
  sit(seat: number): Promise<Refused | null> {
    const seed = randomHex(16);
    storeSeed(this.id, seed);
    return this.ask({ type: 'sit', seat, seed });
  }

  /** Plays a move. It is resent after a connection loss until it is answered; the server plays it only once. */
  async play(move: string): Promise<Refused | null> {
    if (this.#sent) return null;
    this.#sent = { move, version: this.version, id: randomHex(12) };
    this.pending = move;
    try {
      return await this.#send(this.#sent);
    } catch (problem) {
      if (problem instanceof ConnectionLost) return null; // `enter` sends it again.
      throw problem;
    }
  }

  /** Asks why a move is not allowed; null if it is. Never plays it. */
  async whyNot(move: string): Promise<Refused | null> {
    return this.ask({ type: 'whyNot', version: this.version, move });
  }

  /** Prepares for a likely hint request. */
  prepareHint(): void {
    if (!this.server.isSolo) void advice.warm();
  }

  /** Asks for a hint: an expert bot on this device if available, otherwise the server. */
  async hint(signal?: AbortSignal): Promise<Hint | Refused> {
    const { version, plan, match } = this;
    if (!this.server.isSolo && plan && match) {
      const advised = await advice.ask(plan, match, signal);
      if (advised !== null) return { type: 'hint', table: this.id, version, ...advised };
      // An aborted request is not passed to the server.
      if (signal?.aborted) return refusal('NO_LINE');
    }
    try {
      const answer = await this.connection.ask({ type: 'hint', table: this.id, version: this.version });
      return answer.type === 'hint' || answer.type === 'refused' ? answer : refusal('NO_LINE');
    } catch (problem) {
      if (problem instanceof ConnectionLost) return refusal('NO_LINE');
      throw problem;
    }
  }

  async #send(sent: Sent): Promise<Refused | null> {
    const { move, version, id } = sent;
    const answer = await this.connection.ask({ type: 'play', table: this.id, version, move, id });
    if (this.#sent === sent) {
      this.#sent = null;
      if (answer.type === 'refused' || (answer.type === 'done' && (answer.version ?? 0) <= this.version))
        this.pending = null;
    }
    return answer.type === 'refused' ? answer : null;
  }

  receive(message: Message): void {
    const { people, chat, past } = this;
    if (message.type === 'table') this.#replace(message);
    else if (message.type === 'update') this.#update(message);
    if ('people' in message && message.people) this.#storeCommitment(message.people);
    if (message.type === 'stuck') this.isStuck = message.isStuck;
    if (message.type === 'sentOut') this.refusal = refusal(message.reason);
    if (people !== this.people || chat !== this.chat || past !== this.past)
      this.numbers = numbered(everybody(this), this.numbers);
    if (message.type === 'table' || message.type === 'update') this.#storeSeen();
  }

  /** Stores the version seen by this device. After a removal it stays, so that the bot's later moves count as unseen. */
  #storeSeen(): void {
    if (this.refusal) return;
    this.#seen = { version: this.version, seat: this.people?.phase === 'PLAYING' ? this.mySeat : -1 };
    storeSeen(this.id, this.#seen);
  }

  /** Updates the seating and remembers former players. */
  #sit(people: People): void {
    this.people = people;
    const seats = seatsOf(people);
    if (JSON.stringify(seats) === JSON.stringify(this.#seats)) return;
    this.#recall(this.#seats);
    this.#seats = seats;
  }

  #recall(seats: readonly Seated[]): void {
    const known = new Set([...this.past, ...this.#seats.filter((each) => !seats.includes(each))].map(keyOf));
    const more = seats.filter((each) => each.player !== null && !known.has(keyOf(each)));
    if (more.length > 0) this.past = [...this.past, ...more].slice(-MOST_PAST);
  }

  /** Stores the commitment of this match, or of the next one, for a later check. */
  #storeCommitment(people: People): void {
    const number = this.match?.number ?? 0;
    if (people.phase !== 'CLOSED')
      storeCommitment(this.id, people.phase === 'PLAYING' ? number : number + 1, people.commitment);
  }

  #replace(message: TableMessage): void {
    const missed = message.missed ?? [];
    const known = this.version;
    const isBack = this.isHere;
    this.isHere = true;
    this.refusal = null;
    this.guest = message.guest;
    // The selection in the hand is kept if the match is unchanged.
    const isSame = known === message.version && JSON.stringify(this.match) === JSON.stringify(message.match);
    this.version = message.version;
    this.plan = message.plan;
    this.#sit(message.people);
    if (!isSame) this.match = message.match;
    this.chat = message.chat;
    this.muted = message.muted;
    this.matches = message.matches;
    this.isStuck = message.isStuck;
    if (!this.#sent) this.pending = null;
    if (isBack) this.missed = { count: Math.max(0, message.version - known) };
    const last = this.moments.at(-1)?.version ?? -1;
    this.#remember(
      missed
        .filter((step) => step.version > last)
        .map((step) => ({
          ...step,
          match: step.version === message.version ? message.match : null,
          seats: this.#seats,
        })),
    );
    const away = awayIn(missed, this.#seen, this.guest, this.mySeat);
    if (away) {
      this.away = { version: message.version, events: [], match: null, seats: this.#seats, away };
      this.#remember([this.away]);
    }
    this.watch?.(null);
  }

  #update(message: Update): void {
    const match = message.match ? joined(this.match, message.match) : this.match;
    if (message.match && !match) {
      // Past moves are missing here: the whole table has them.
      void this.enter();
      return;
    }
    if (message.people) this.#sit(message.people);
    const moment: Moment = {
      version: message.version,
      events: message.events,
      match,
      seats: this.#seats,
    };
    this.version = message.version;
    if (message.match) {
      this.match = match;
      if (!this.#sent) this.pending = null;
    }
    if (message.events.length > 0) this.#remember([moment]);
    this.#applyChat(message.events);
    this.watch?.(moment);
  }

  /** Chat, finished matches and removals arrive only as events; a whole `table` replaces them. */
  #applyChat(events: TableEvent[]): void {
    for (const event of events) {
      if (event.kind === 'said') {
        const { guest, name, text, at } = event;
        this.chat = [...this.chat, { guest, name, text, at }].slice(-200);
      } else if (event.kind === 'removed') {
        if (event.guest === this.guest) this.refusal = refusal('REMOVED');
        this.#forget(event.guest);
      } else if (event.kind === 'matchEnded' && this.match) {
        // Other players may have sat there at the deal.
        const dealt = events.find(({ kind }) => kind === 'revealed') as Revealed | undefined;
        const names = dealt?.names ?? this.people?.seats.map((seat) => seat.name) ?? [];
        const { totals, winners } = event;
        const [match, at, players] = [
          this.match.number,
          this.connection.now(),
          dealt?.players ?? playersOf(this.people),
        ];
        this.matches = [...this.matches, { match, at, names, players, totals, winners }];
      }
    }
  }

  /** Removes the messages of a removed guest. */
  #forget(guest: string): void {
    const isTheirs = (event: TableEvent): boolean =>
      (event.kind === 'said' || event.kind === 'reacted') && event.guest === guest;
    this.chat = this.chat.filter((remark) => remark.guest !== guest);
    this.moments = this.moments.map((moment) =>
      moment.events.some(isTheirs) ? { ...moment, events: moment.events.filter((event) => !isTheirs(event)) } : moment,
    );
  }

  #remember(moments: Moment[]): void {
    for (const { events } of moments) for (const event of events) if ('then' in event) this.#recall(event.then ?? []);
    if (moments.length > 0) this.moments = [...this.moments, ...moments].slice(-REMEMBERED);
  }
}
