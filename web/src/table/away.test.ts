import { beforeEach, describe, expect, it } from 'vitest';
import type { Mover, TableEvent } from '../protocol/events';
import { table as texts } from '../texts/en/table';
import { awayIn, awayText, lastSeen, see } from './away';

const ME = 'guest-me';
const step = (version: number, ...events: TableEvent[]) => ({ version, events });
const moved = (version: number, seat: number, by: Mover, move = `b${version}`) =>
  step(version, { kind: 'moved', seat, move, by });
const back = (version: number) => step(version, { kind: 'cameBack', seat: 1 });
const brief = (events: readonly TableEvent[]) => events.find((event) => event.kind === 'moved')?.move ?? null;
const told = (...call: Parameters<typeof awayIn>): string | null => {
  const away = awayIn(...call);
  return away && awayText(away, brief, texts);
};

describe('who was away', () => {
  const missed = [
    moved(4, 1, 'STAND_IN'),
    step(5, { kind: 'tookOver', seat: 1 }),
    moved(6, 1, 'STAND_IN'),
    moved(7, 2, 'BOT'),
    moved(8, 1, 'CLOCK'),
    back(9),
  ];

  it('is told in one sentence what a bot played for them, since this device was here last', () => {
    const sentence = 'While you were away, a bot played for you: b6, b8.';
    expect(told(missed, { version: 5, seat: 1 }, ME, 1)).toBe(sentence);
    // It may have been seen while no match was going on.
    expect(told(missed, { version: 5, seat: -1 }, ME, 1)).toBe(sentence);
  });

  it('is told once, and nothing if nobody had to play for them', () => {
    expect(told(missed, { version: 9, seat: 1 }, ME, 1)).toBeNull();
    expect(told([moved(6, 2, 'PERSON')], { version: 5, seat: 1 }, ME, 1)).toBeNull();
    expect(told(missed, { version: 3, seat: -1 }, ME, -1)).toBeNull();
  });

  it('is told only what came after the own last move, on whatever device', () => {
    const more = [...missed, moved(10, 1, 'PERSON'), moved(11, 1, 'CLOCK')];
    expect(told(more, { version: 3, seat: 1 }, ME, 1)).toBe('While you were away, a bot played for you: b11.');
    expect(told(more.slice(0, -1), { version: 3, seat: 1 }, ME, 1)).toBeNull();
  });

  it('is told on a new device, if the seat was given back just now', () => {
    expect(told(missed, null, ME, 1)).toBe('While you were away, a bot played for you: b4, b6, b8.');
    expect(told(missed.slice(0, -1), null, ME, 1)).toBeNull();
  });

  it('is told how much it was, if it was a lot', () => {
    const many = Array.from({ length: 7 }, (_, i) => moved(10 + i, 1, 'STAND_IN'));
    expect(told(many, { version: 9, seat: 1 }, ME, 1)).toBe(
      'While you were away, a bot made 7 moves for you, the last ones: b12, b13, b14, b15, b16.',
    );
  });

  it('is told that the seat is gone for good, and what was played there since', () => {
    const replaced = [
      moved(6, 1, 'STAND_IN'),
      step(7, { kind: 'botSat', seat: 1, level: 'easy' }),
      step(8, { kind: 'removed', guest: ME }),
      moved(9, 1, 'BOT'),
      step(10, { kind: 'readmitted', guest: ME }),
    ];
    const seen = { version: 5, seat: 1 };
    expect(told(replaced, seen, ME, -1)).toBe(
      'While you were away, a bot was given your seat for good. It has played: b6, b9.',
    );
    expect(told(replaced.slice(1, 3), seen, ME, -1)).toBe(texts.replaced);
    // Somebody who gave the seat up knows it.
    expect(told([step(7, { kind: 'rose', seat: 1 })], seen, ME, -1)).toBeNull();
  });
});

describe('what a device saw last', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for each table, the newest first to stay', () => {
    expect(lastSeen('a')).toBeNull();
    see('a', { version: 3, seat: -1 });
    see('b', { version: 12, seat: 2 });
    see('a', { version: 4, seat: 0 });
    expect([lastSeen('a'), lastSeen('b')]).toEqual([
      { version: 4, seat: 0 },
      { version: 12, seat: 2 },
    ]);
    for (let i = 0; i < 39; i++) see(`t${i}`, { version: i, seat: -1 });
    expect([lastSeen('a'), lastSeen('b')]).toEqual([{ version: 4, seat: 0 }, null]);
  });

  it('may be anything in the storage of others', () => {
    localStorage.setItem('table13.seen', 'a: a:b:c ::');
    expect(lastSeen('a')).toBeNull();
  });
});
