import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../protocol/events';
import type { Plan, Seated } from '../protocol/messages';
import type { Moment } from './LiveTable.svelte';
import { table as texts } from '../texts/en/table';
import { isShort, lastMove, lastOfRound, lines, newsSince, logTexts, visible } from './log';
import type { LogText } from './scene';

const plan = (game: Plan['game'], options: Record<string, string> = {}): Plan => ({
  game,
  players: 3,
  options,
  isPublic: false,
  allowsWatchers: true,
  secondsPerMove: 0,
  patienceSeconds: 0,
  level: 'medium',
});
const moment = (version: number, ...events: TableEvent[]): Moment => ({ version, events, match: null });
const move = (version: number, seat: number): Moment =>
  moment(version, { kind: 'moved', seat, move: 'b1', by: 'PERSON' });

describe('the log', () => {
  const moments = [move(1, 0), move(2, 1), move(3, 2), move(4, 0), move(5, 1), moment(6, { kind: 'closed' })];

  it('of a round goes back to one’s own last turn where memory is part of the game', () => {
    expect(visible(moments, plan('thirteen'), 0, false).map((one) => one.version)).toEqual([4, 5, 6]);
    expect(visible(moments, plan('friday'), 2, false).map((one) => one.version)).toEqual([3, 4, 5, 6]);
  });

  it('starts at the round for watchers', () => {
    const round = [...moments, moment(7, { kind: 'roundBegan', round: 2, starter: 0 }), move(8, 1)];
    expect(visible(round, plan('thirteen'), -1, false).map((one) => one.version)).toEqual([7, 8]);
  });

  it('is whole with the memory aid, in other games, and after the match', () => {
    expect(visible(moments, plan('thirteen', { 'memory-aid': 'on' }), 0, false)).toHaveLength(6);
    expect(visible(moments, plan('leaves'), 0, false)).toHaveLength(6);
    expect(visible(moments, plan('thirteen'), 0, true)).toHaveLength(6);
    expect(isShort(plan('skipbo'))).toBe(false);
  });

  const who = (seat: number) => ({ name: ['Ada', 'Ben', 'Cleo'][seat] ?? '', isMe: seat === 0 });
  const narrate = (event: TableEvent, of: typeof who): LogText | null => {
    if (event.kind === 'passed' || event.kind === 'won') {
      const { name, isMe } = of(event.seat);
      return { seat: event.seat, text: `${isMe ? 'You' : name} ${event.kind}.`, isOfPerson: event.kind === 'won' };
    }
    return event.kind === 'moved' ? { seat: event.seat, text: String(event.seat) } : null;
  };

  it('has the newest line first', () => {
    const shown = lines(moments, narrate, who, texts);
    expect(shown.map((line) => line.key)).toEqual(['5.moved.0', '4.moved.0', '3.moved.0', '2.moved.0', '1.moved.0']);
  });

  it('has a divider above each earlier match', () => {
    const started = (match: number): TableEvent => ({ kind: 'started', match, deal: 2, commitment: '' });
    const shown = lines([moment(1, started(1)), move(2, 0), moment(3, started(2)), move(4, 1)], narrate, who, texts);
    expect(shown.map(({ text, isDivider }) => [text, isDivider ?? false])).toEqual([
      ['1', false],
      ['Match 1', true],
      ['0', false],
    ]);
  });

  it('attributes a bot’s moves for a person to the bot', () => {
    const shown = (by: 'STAND_IN' | 'CLOCK' | 'BOT', seat: number): (string | undefined)[] =>
      logTexts(
        moment(1, { kind: 'moved', seat, move: 'b1', by }, { kind: 'passed', seat, card: '7' }, { kind: 'won', seat }),
        narrate,
        who,
        texts,
      )
        .slice(1)
        .map((each) => each?.text);
    expect(shown('STAND_IN', 0)).toEqual(['A bot played for you: it passed.', 'You won.']);
    expect(shown('STAND_IN', 1)).toEqual(['A bot played for Ben: it passed.', 'Ben won.']);
    expect(shown('CLOCK', 0)).toEqual(['Time was up, so a bot played for you: it passed.', 'You won.']);
    expect(shown('BOT', 1)).toEqual(['Ben passed.', 'Ben won.']);
  });

  it('uses the names of that time', () => {
    const seated = (name: string, level: string | null = null) => ({
      seat: 1,
      guest: level === null ? name : null,
      player: { name, level },
    });
    const whoThen = (seat: number, then?: readonly Seated[]) => {
      const was = then?.find((each) => each.seat === seat);
      return was ? { name: was.player?.name ?? '', isMe: false } : who(seat);
    };
    const played = (then?: Seated[]): TableEvent[] => [
      { kind: 'moved', seat: 1, move: 'b1', by: 'PERSON', ...(then && { then }) },
      { kind: 'passed', seat: 1, card: '7' },
    ];
    const shown = (...all: Moment[]): string[] =>
      lines(all, narrate, whoThen, texts).flatMap(({ text, name }) => (text === '1' ? [] : [`${name ?? ''}: ${text}`]));
    // The seating when the event arrived, when it was missed, and both in one message.
    expect(shown({ ...moment(1, ...played()), seats: [seated('Bea')] })).toEqual(['Bea: Bea passed.']);
    const bot = [seated('Bot', 'easy')];
    expect(shown({ ...moment(1, ...played([seated('Bea')])), seats: bot })).toEqual(['Bea: Bea passed.']);
    expect(shown({ ...moment(1, ...played([seated('Bea')]), ...played()), seats: bot })).toEqual([
      'Bot: Bot passed.',
      'Bea: Bea passed.',
    ]);
    expect(shown(moment(1, ...played()))).toEqual(['Ben: Ben passed.']);
  });

  it('summarizes a bot’s moves during an absence in one line, after all others', () => {
    const away = { moves: [moments[0]!.events], isReplaced: false };
    const all = [...moments, { ...moment(6), away }];
    const shown = lines(all, narrate, who, texts, () => 'blue 7');
    expect(shown[0]).toMatchObject({ text: 'While you were away, a bot played for you: blue 7.', key: '6.away' });
    expect(shown).toHaveLength(6);
    expect(lines(all, narrate, who, texts)).toHaveLength(5);
  });

  it('goes back beyond what a bot played for oneself', () => {
    const stoodIn = moment(6, { kind: 'moved', seat: 0, move: 'b1', by: 'STAND_IN' });
    expect(visible([...moments.slice(0, 5), stoodIn], plan('thirteen'), 0, false)[0]?.version).toBe(4);
  });

  it('finds the move that ended a round, whatever came after it', () => {
    const ended = moment(7, { kind: 'roundEnded', round: 1, points: [], totals: [] });
    const seen = moments.map((each) => ({ ...each, match: {} as Moment['match'] }));
    expect(lastOfRound([...seen, ended, { ...move(8, 1), match: {} as Moment['match'] }])?.version).toBe(5);
    expect(lastOfRound(seen)).toBeNull();
  });

  it('knows what is new, also when the whole table has come again', () => {
    expect(newsSince(moments[3], moments).map(({ version }) => version)).toEqual([5, 6]);
    expect(newsSince({ ...moments[3]! }, moments).map(({ version }) => version)).toEqual([5, 6]);
    expect(newsSince(undefined, moments)).toBe(moments);
  });

  it('knows the last move', () => {
    expect(lastMove(moments)).toBe(moments[4]?.events);
    expect(lastMove([])).toEqual([]);
  });
});
