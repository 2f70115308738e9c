import { beforeEach, describe, expect, it } from 'vitest';
import { ConnectionLost } from '../connection/Connection.svelte';
import type { Server } from '../connection/server.svelte';
import { messages } from '../../target/fixtures';
import type { TableEvent } from '../protocol/events';
import type { Message, Request, TableMessage, Update } from '../protocol/messages';
import { nameThen } from './faces';
import { LiveTable } from './LiveTable.svelte';

type Asked = Request & { id?: string };

/** A connection with a test-controlled other end. */
class Ends {
  asked: Asked[] = [];
  answers: ((request: Asked) => Message | 'lost')[] = [];
  status = 'open';

  ask(request: Asked): Promise<Message> {
    this.asked.push(request);
    const answer = this.answers.shift()?.(request) ?? { type: 'done' as const };
    return answer === 'lost' ? Promise.reject(new ConnectionLost()) : Promise.resolve(answer);
  }
  now(): number {
    return 0;
  }
}

const whole = messages['table-resumed'] as TableMessage;
const update = messages['update-friday'] as Update;

function table(): { ends: Ends; live: LiveTable } {
  const ends = new Ends();
  const live = new LiveTable(whole.table, { connection: ends } as unknown as Server);
  live.receive({ ...whole, missed: null });
  return { ends, live };
}

describe('a table that we have entered', () => {
  beforeEach(() => localStorage.clear());

  it('is what the server last said', () => {
    const { live } = table();
    expect(live.mySeat).toBe(1);
    expect(live.isHost).toBe(false);
    expect(live.match?.table).toEqual(whole.match?.table);
    live.receive({ ...update, version: 30 });
    expect(live.match?.toMove).toBe(0);
    expect(live.version).toBe(30);
    expect(live.moments.map((moment) => moment.version)).toEqual([30]);
  });

  it('joins new past moves to the known ones, and enters again if some are missing', () => {
    const { ends, live } = table();
    live.receive({ ...update, version: 30 });
    const known = live.match!;
    const plays = (known.table as { plays: unknown[] }).plays;
    const only = (playsFrom: number, more: unknown[]): Update =>
      ({ ...update, version: 31, match: { ...known, playsFrom, table: { ...known.table, plays: more } } }) as Update;
    live.receive(only(plays.length, [plays[0]]));
    expect(live.match).toEqual({ ...known, table: { ...known.table, plays: [...plays, plays[0]] } });
    expect(ends.asked).toEqual([]);
    live.receive({ ...only(plays.length + 9, []), version: 32 });
    expect(live.version).toBe(31);
    expect(ends.asked).toMatchObject([{ type: 'enter', since: 31 }]);
  });

  it('keeps members that an update omits', () => {
    const { live } = table();
    const before = live.match;
    live.receive(messages['update-said'] as Update);
    expect(live.match).toBe(before);
    expect(live.chat.at(-1)?.text).toBe('Good evening!');
  });

  it('removes the messages of a removed guest, in the chat and in the log', () => {
    const { live } = table();
    const said = messages['update-said'] as Update;
    const { guest } = said.events[0] as { guest: string };
    live.receive({ ...said, version: 31 });
    live.receive({
      ...said,
      version: 32,
      events: [{ kind: 'said', guest: 'other', name: 'Eve', text: 'Well', at: 1 }],
    });
    live.receive({ ...said, version: 33, events: [{ kind: 'removed', guest }] });
    expect(live.chat.map((remark) => remark.text)).toEqual(['Well']);
    const kinds = live.moments.flatMap((moment) => moment.events).map((event) => event.kind);
    expect(kinds).toEqual(['said', 'removed']);
    expect(live.moments).toHaveLength(3);
  });

  it('remembers the seating of events, with the names of that time', () => {
    const { live } = table();
    live.receive(update);
    const people = structuredClone(whole.people);
    const bot = { guest: null, name: 'Ben (easy)', player: { name: 'Ben', level: 'easy' }, level: 'easy' };
    people.seats[1] = { ...people.seats[1]!, ...bot };
    live.receive({ ...update, version: 30, events: [{ kind: 'botSat', seat: 1, level: 'easy' }], people });
    const [before, after] = live.moments.map(({ seats }) => seats?.[1]);
    expect([before, after].map((seated) => seated?.player)).toEqual([{ name: 'Ben', level: null }, bot.player]);
    expect([before, after].map((seated) => nameThen(seated!, live.names))).toEqual(['Ben', 'Ben (bot)']);
    // The missed events contain the names themselves.
    const then = [{ seat: 0, guest: 'eve', player: { name: 'Ada', level: null } }];
    const moved: TableEvent = { kind: 'moved', seat: 0, move: 'c1', by: 'PERSON', then };
    live.receive({ ...whole, people, version: 31, missed: [{ version: 31, events: [moved] }] });
    expect(nameThen(then[0]!, live.names)).toBe('Ada (2)');
  });

  it('keeps the result of a match under the names of its deal', () => {
    const { live } = table();
    live.receive(messages['update-over'] as Update);
    expect(live.matches.at(-1)?.names).toEqual(['Ada', 'Ben', 'Cleo']);
    const { events, ...over } = messages['update-over'] as Update;
    const named = events.map((event) => (event.kind === 'revealed' ? { ...event, names: ['A', 'B', 'C'] } : event));
    live.receive({ ...over, events: named });
    expect(live.matches.at(-1)?.names).toEqual(['A', 'B', 'C']);
  });

  it('is not ours any more when we are sent out', () => {
    const { live } = table();
    live.receive({ type: 'sentOut', table: live.id, reason: 'NO_WATCHERS' });
    expect(live.refusal?.reason).toBe('NO_WATCHERS');
  });

  it('resends a move with the same id after a connection loss', async () => {
    const { ends, live } = table();
    ends.answers.push(() => 'lost');
    expect(await live.play('c7')).toBeNull();
    expect(live.pending).toBe('c7');
    const enter = () => whole as Message;
    const again = (request: Asked): Message => ({ type: 'done', re: request.id ?? '', version: whole.version });
    ends.answers.push(enter, again);
    live.receive({ ...whole, missed: [] });
    live.moments = [{ version: 1, events: [], match: null }];
    await live.enter();
    const plays = ends.asked.filter((request) => request.type === 'play');
    expect(plays).toHaveLength(2);
    expect(plays[0]).toEqual(plays[1]);
    expect(live.pending).toBeNull();
  });

  it('says its pace when it comes, and again only when it changes', async () => {
    const { ends, live } = table();
    ends.answers.push(() => whole as Message);
    await live.enter();
    live.sendPace('normal');
    live.sendPace('calm');
    live.sendPace('calm');
    const said = ends.asked.flatMap((request) => ('pace' in request ? [[request.type, request.pace]] : []));
    expect(said).toEqual([
      ['enter', 'NORMAL'],
      ['pace', 'CALM'],
    ]);
  });

  it('plays one move at a time', async () => {
    const { ends, live } = table();
    const first = live.play('c7');
    await live.play('m0');
    await first;
    expect(ends.asked.map((request) => ('move' in request ? request.move : ''))).toEqual(['c7']);
  });

  it('gives a refused move back', async () => {
    const { ends, live } = table();
    ends.answers.push(() => messages['refused-rule']);
    expect((await live.play('c9'))?.reason).toBe('NOT_HELD');
    expect(live.pending).toBeNull();
  });

  it('waits for the view that a move made', async () => {
    const { ends, live } = table();
    ends.answers.push(() => ({ type: 'done', version: whole.version + 1 }));
    await live.play('c7');
    expect(live.pending).toBe('c7');
    live.receive({ ...update, version: whole.version + 1 });
    expect(live.pending).toBeNull();
  });

  it('enters once, and wants a log with it when it comes for the first time', async () => {
    const ends = new Ends();
    const live = new LiveTable(whole.table, { connection: ends } as unknown as Server);
    ends.answers.push(() => {
      live.receive(whole);
      return whole;
    });
    await live.enter();
    await live.enter();
    expect(ends.asked.map((request) => [request.type, 'last' in request, 'since' in request])).toEqual([
      ['enter', true, false],
      ['enter', true, true],
    ]);
  });

  it('keeps the selection after a connection loss without events', () => {
    const { live } = table();
    const before = live.match;
    live.receive({ ...structuredClone(whole), missed: [] });
    expect(live.match).toBe(before);
    live.receive({ ...structuredClone(whole), version: whole.version + 1, missed: [] });
    expect(live.match).not.toBe(before);
  });

  it('reports once the moves of a bot during an absence, also after a reload', () => {
    const { live } = table();
    const moved: TableEvent = { kind: 'moved', seat: 1, move: 'c2', by: 'STAND_IN' };
    const missed = [
      { version: whole.version + 1, events: [moved] },
      { version: whole.version + 2, events: [{ kind: 'cameBack' as const, seat: 1 }] },
    ];
    const comesBack = { ...whole, version: whole.version + 2, missed };
    live.receive(comesBack);
    expect(live.moments.at(-1)).toBe(live.away);
    expect(live.away?.away).toEqual({ moves: [[moved]], isReplaced: false });
    const loadedAnew = (): LiveTable => new LiveTable(whole.table, { connection: new Ends() } as unknown as Server);
    const again = loadedAnew();
    again.receive(comesBack);
    expect(again.away).toBeNull();
    localStorage.setItem('table13.seen', `${whole.table}:${whole.version}:1`);
    const later = loadedAnew();
    later.receive(comesBack);
    expect(later.away?.away?.moves).toHaveLength(1);
  });

  it('has not seen that a bot plays on when we had to leave', () => {
    const { live } = table();
    expect(live.wasPlaying).toBe(true);
    const people = structuredClone(whole.people);
    people.seats[1] = { ...people.seats[1]!, guest: null };
    live.receive({ ...update, version: 30, events: [{ kind: 'removed', guest: live.guest }], people });
    live.receive({ type: 'sentOut', table: live.id, reason: 'REMOVED' });
    expect([live.refusal?.reason, live.mySeat, live.wasPlaying]).toEqual(['REMOVED', -1, true]);
  });

  it('counts the steps missed during a connection loss', () => {
    const { live } = table();
    live.receive({
      ...whole,
      version: whole.version + 2,
      missed: [1, 2].map((n) => ({ version: whole.version + n, events: [] })),
    });
    expect(live.missed?.count).toBe(2);
    live.receive({ ...whole, version: whole.version + 2, missed: [] });
    expect(live.missed?.count).toBe(0);
  });
});
