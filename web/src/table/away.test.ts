import { beforeEach, describe, expect, it } from 'vitest';
import type { Mover, TableEvent } from '../protocol/events';
import { table as texts } from '../texts/en/table';
import { awayIn, awayText, lastSeen, storeSeen } from './away';

const ME = 'guest-me';
const step = (version: number, ...events: TableEvent[]) => ({ version, events });
const moved = (version: number, seat: number, by: Mover, move = `b${version}`) =>
  step(version, { kind: 'moved', seat, move, by });
const back = (version: number) => step(version, { kind: 'cameBack', seat: 1 });
const brief = (events: readonly TableEvent[]) => events.find((event) => event.kind === 'moved')?.move ?? null;
const textFor = (...call: Parameters<typeof awayIn>): string | null => {
  const away = awayIn(...call);
  return away && awayText(away, brief, texts);
};

describe('an absent player', () => {
  const missed = [
    moved(4, 1, 'STAND_IN'),
    step(5, { kind: 'tookOver', seat: 1 }),
    moved(6, 1, 'STAND_IN'),
    moved(7, 2, 'BOT'),
    moved(8, 1, 'CLOCK'),
    back(9),
  ];

  it('gets one sentence about the bot’s moves since the last visit of this device', () => {
    const sentence = 'While you were away, a bot played for you: b6, b8.';
    expect(textFor(missed, { version: 5, seat: 1 }, ME, 1)).toBe(sentence);
    // The last visit may have been before the match.
    expect(textFor(missed, { version: 5, seat: -1 }, ME, 1)).toBe(sentence);
  });

  it('gets it once, and none without moves of a bot', () => {
    expect(textFor(missed, { version: 9, seat: 1 }, ME, 1)).toBeNull();
    expect(textFor([moved(6, 2, 'PERSON')], { version: 5, seat: 1 }, ME, 1)).toBeNull();
    expect(textFor(missed, { version: 3, seat: -1 }, ME, -1)).toBeNull();
  });

  it('gets only the moves after their own last move on any device', () => {
    const more = [...missed, moved(10, 1, 'PERSON'), moved(11, 1, 'CLOCK')];
    expect(textFor(more, { version: 3, seat: 1 }, ME, 1)).toBe('While you were away, a bot played for you: b11.');
    expect(textFor(more.slice(0, -1), { version: 3, seat: 1 }, ME, 1)).toBeNull();
  });

  it('gets it on a new device, if the seat has just been returned', () => {
    expect(textFor(missed, null, ME, 1)).toBe('While you were away, a bot played for you: b4, b6, b8.');
    expect(textFor(missed.slice(0, -1), null, ME, 1)).toBeNull();
  });

  it('gets a count of many moves', () => {
    const many = Array.from({ length: 7 }, (_, i) => moved(10 + i, 1, 'STAND_IN'));
    expect(textFor(many, { version: 9, seat: 1 }, ME, 1)).toBe(
      'While you were away, a bot made 7 moves for you, the last ones: b12, b13, b14, b15, b16.',
    );
  });

  it('is informed of a lost seat, and of the moves there since', () => {
    const replaced = [
      moved(6, 1, 'STAND_IN'),
      step(7, { kind: 'botSat', seat: 1, level: 'easy' }),
      step(8, { kind: 'removed', guest: ME }),
      moved(9, 1, 'BOT'),
      step(10, { kind: 'readmitted', guest: ME }),
    ];
    const seen = { version: 5, seat: 1 };
    expect(textFor(replaced, seen, ME, -1)).toBe(
      'While you were away, a bot was given your seat for good. It has played: b6, b9.',
    );
    expect(textFor(replaced.slice(1, 3), seen, ME, -1)).toBe(texts.replaced);
    // A player knows of giving up the own seat.
    expect(textFor([step(7, { kind: 'rose', seat: 1 })], seen, ME, -1)).toBeNull();
  });
});

describe('what a device saw last', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for each table, the newest first to stay', () => {
    expect(lastSeen('a')).toBeNull();
    storeSeen('a', { version: 3, seat: -1 });
    storeSeen('b', { version: 12, seat: 2 });
    storeSeen('a', { version: 4, seat: 0 });
    expect([lastSeen('a'), lastSeen('b')]).toEqual([
      { version: 4, seat: 0 },
      { version: 12, seat: 2 },
    ]);
    for (let i = 0; i < 39; i++) storeSeen(`t${i}`, { version: i, seat: -1 });
    expect([lastSeen('a'), lastSeen('b')]).toEqual([{ version: 4, seat: 0 }, null]);
  });

  it('may be anything in the storage of others', () => {
    localStorage.setItem('table13.seen', 'a: a:b:c ::');
    expect(lastSeen('a')).toBeNull();
  });
});
