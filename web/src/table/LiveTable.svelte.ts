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
import type { MatchView } from '../protocol/views';
import { keepCommitment, keepSeed } from '../fair/kept';
import { LineLost, type TableLine } from '../connection/Connection.svelte';
import type { TableServer } from '../connection/server.svelte';
import { randomHex } from '../connection/random';
import { type Pace, SAID } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { advice } from '../solo/Advice';
import { numbered, type Numbers, shownNames } from '../texts/names';
import { type Away, awayIn, lastSeen, see, type Seen } from './away';
import { everybody, playersOf, seatsOf } from './faces';

/** What happened in one step of a table, and how the match looked after it. */
export interface Moment {
  version: number;
  events: TableEvent[];
  /** Null for what was missed: then only the events are known. */
  match: MatchView | null;
  /** Who sat where when it was told. */
  seats?: readonly Seated[];
  /** We are back, and a bot has played for us: nothing else happened in this moment. */
  away?: Away;
}

interface Sent {
  move: string;
  version: number;
  id: string;
}

type Revealed = Extract<TableEvent, { kind: 'revealed' }>;
const keyOf = (seated: Seated): string => JSON.stringify(seated);

/** Hears of every change: of one moment, or that the whole table has come anew (null). */
export type Watch = (moment: Moment | null) => void;

/** As many moments as the log and "since your last turn" ever need. */
export const REMEMBERED = 300;
const LOG_AFTER_LOADING = 60;
/** So many people who sat here are still called by their names. */
const MOST_PAST = 100;

/** A refusal that no server said. */
const refusal = (reason: string): Refused => ({ type: 'refused', reason, rule: '', sentence: reason });

/** A table that we have entered: what the server last said of it, and what can be asked of it. Nothing is worked out. */
export class LiveTable {
  isHere = $state.raw(false);
  /** Why we are not let in. */
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
  /** What happened, the oldest first. */
  moments = $state.raw<Moment[]>([]);
  /** How many things happened while the line was broken, each time that we come back; null before. */
  missed = $state.raw<{ count: number } | null>(null);
  /** That we are back, and what a bot has played for us, until it has been said. */
  away = $state.raw<Moment | null>(null);
  /** The move that is on its way. */
  pending = $state.raw<string | null>(null);
  watch: Watch | null = null;

  /** Who sat somewhere and does not any more, or went by another name: what they did is still told. */
  past = $state.raw<readonly Seated[]>([]);
  /** Which of several persons with one name is which; they keep their numbers as long as the page is open. */
  numbers = $state.raw<Numbers>(new Map());
  /** What everybody is called here, by guest; bots by their seat. */
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

  get line(): TableLine {
    return this.server.line;
  }

  /** Where its page is. */
  get address(): string {
    return this.server.address(this.id);
  }

  /** We sat in a match that was going on when this device was here last. */
  get wasPlaying(): boolean {
    return (this.#seen?.seat ?? -1) >= 0;
  }

  /** Comes in, or comes back after the line was broken; a move that was on its way is said again, with the same id. */
  async enter(): Promise<void> {
    try {
      // A page that has just been loaded wants a log, too, and one that was away for too long.
      const known = { ...(this.isHere && { since: this.version }), last: LOG_AFTER_LOADING };
      this.#pace = settings.pace;
      const answer = await this.line.ask({ type: 'enter', table: this.id, pace: SAID[settings.pace], ...known });
      if (answer.type === 'refused') {
        this.refusal = answer;
        return;
      }
      if (this.#sent) await this.#say(this.#sent);
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
    }
  }

  /** Says how long this device wants to see the moves of others, unless it has said so. */
  keepPace(pace: Pace): void {
    if (!this.isHere || pace === this.#pace) return;
    this.#pace = pace;
    void this.ask({ type: 'pace', pace: SAID[pace] });
  }

  leave(): void {
    if (this.line.status === 'open') void this.ask({ type: 'leave' });
  }

  /** Asks something of this table; gives the refusal, or null when it is done. */
  async ask(request: AtTable): Promise<Refused | null> {
    try {
      const answer = await this.line.ask({ ...request, table: this.id });
      return answer.type === 'refused' ? answer : null;
    } catch (problem) {
      if (problem instanceof LineLost) return refusal('NO_LINE');
      throw problem;
    }
  }

  /** Sits down, with random bytes of our own for the deal. */
  sit(seat: number): Promise<Refused | null> {
    const seed = randomHex(16);
    keepSeed(this.id, seed);
    return this.ask({ type: 'sit', seat, seed });
  }

  /** Plays a move. It is said again after a broken line until it is answered; the server plays it once. */
  async play(move: string): Promise<Refused | null> {
    if (this.#sent) return null;
    this.#sent = { move, version: this.version, id: randomHex(12) };
    this.pending = move;
    try {
      return await this.#say(this.#sent);
    } catch (problem) {
      if (problem instanceof LineLost) return null; // `enter` says it again.
      throw problem;
    }
  }

  /** Asks why a move is not allowed; null if it is. It is not played in any case. */
  async whyNot(move: string): Promise<Refused | null> {
    return this.ask({ type: 'whyNot', version: this.version, move });
  }

  /** Somebody is about to ask for a hint. */
  prepareHint(): void {
    if (!this.server.isSolo) void advice.warm();
  }

  /** Asks what an expert would do: on this device if one is here, otherwise the server. */
  async hint(signal?: AbortSignal): Promise<Hint | Refused> {
    const { version, plan, match } = this;
    if (!this.server.isSolo && plan && match) {
      const advised = await advice.ask(plan, match, signal);
      if (advised !== null) return { type: 'hint', table: this.id, version, ...advised };
      // What is not wanted any more is not asked of anybody else.
      if (signal?.aborted) return refusal('NO_LINE');
    }
    try {
      const answer = await this.line.ask({ type: 'hint', table: this.id, version: this.version });
      return answer.type === 'hint' || answer.type === 'refused' ? answer : refusal('NO_LINE');
    } catch (problem) {
      if (problem instanceof LineLost) return refusal('NO_LINE');
      throw problem;
    }
  }

  async #say(sent: Sent): Promise<Refused | null> {
    const { move, version, id } = sent;
    const answer = await this.line.ask({ type: 'play', table: this.id, version, move, id });
    if (this.#sent === sent) {
      this.#sent = null;
      if (answer.type === 'refused' || (answer.type === 'done' && (answer.version ?? 0) <= this.version))
        this.pending = null;
    }
    return answer.type === 'refused' ? answer : null;
  }

  hear(message: Message): void {
    const { people, chat, past } = this;
    if (message.type === 'table') this.#replace(message);
    else if (message.type === 'update') this.#update(message);
    if ('people' in message && message.people) this.#keep(message.people);
    if (message.type === 'stuck') this.isStuck = message.isStuck;
    if (message.type === 'sentOut') this.refusal = refusal(message.reason);
    if (people !== this.people || chat !== this.chat || past !== this.past)
      this.numbers = numbered(everybody(this), this.numbers);
    if (message.type === 'table' || message.type === 'update') this.#see();
  }

  /** What comes later has not been seen on this device. Whoever has to leave has not seen that a bot plays on. */
  #see(): void {
    if (this.refusal) return;
    this.#seen = { version: this.version, seat: this.people?.phase === 'PLAYING' ? this.mySeat : -1 };
    see(this.id, this.#seen);
  }

  /** Who sits there now; others who sat there are remembered. */
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

  /** Keeps what the deal is bound to, so that it can be checked afterwards: of this match, or of the next one. */
  #keep(people: People): void {
    const number = this.match?.number ?? 0;
    if (people.phase !== 'CLOSED')
      keepCommitment(this.id, people.phase === 'PLAYING' ? number : number + 1, people.commitment);
  }

  #replace(message: TableMessage): void {
    const missed = message.missed ?? [];
    const known = this.version;
    const isBack = this.isHere;
    this.isHere = true;
    this.refusal = null;
    this.guest = message.guest;
    // What has been picked up stays in the hand as long as the match is the same.
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
    if (message.people) this.#sit(message.people);
    const moment: Moment = {
      version: message.version,
      events: message.events,
      match: message.match === undefined ? this.match : message.match,
      seats: this.#seats,
    };
    this.version = message.version;
    if (message.match !== undefined) {
      this.match = message.match;
      if (!this.#sent) this.pending = null;
    }
    if (message.events.length > 0) this.#remember([moment]);
    this.#talk(message.events);
    this.watch?.(moment);
  }

  /** Chat, finished matches and being sent away come as events only; a whole `table` brings them anew. */
  #talk(events: TableEvent[]): void {
    for (const event of events) {
      if (event.kind === 'said') {
        const { guest, name, text, at } = event;
        this.chat = [...this.chat, { guest, name, text, at }].slice(-200);
      } else if (event.kind === 'removed') {
        if (event.guest === this.guest) this.refusal = refusal('REMOVED');
        this.#forget(event.guest);
      } else if (event.kind === 'matchEnded' && this.match) {
        // Others may have sat there when it was dealt.
        const dealt = events.find(({ kind }) => kind === 'revealed') as Revealed | undefined;
        const names = dealt?.names ?? this.people?.seats.map((seat) => seat.name) ?? [];
        const { totals, winners } = event;
        const [match, at, players] = [this.match.number, this.line.now(), dealt?.players ?? playersOf(this.people)];
        this.matches = [...this.matches, { match, at, names, players, totals, winners }];
      }
    }
  }

  /** What somebody said who was asked to leave is not shown again. */
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
