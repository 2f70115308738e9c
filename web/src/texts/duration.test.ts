import { describe, expect, it } from 'vitest';
import { inWords, onClock } from './duration';
import { textsIn } from './texts.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;
const LONG = 4319 * 60 + 58;

describe('a time', () => {
  it('is written in words, by its two largest units', () => {
    expect([0, 1, 30, 60, 298, 300, HOUR, DAY, LONG, 7 * DAY].map((seconds) => inWords('en', seconds))).toEqual([
      '0 seconds',
      '1 second',
      '30 seconds',
      '1 minute',
      '4 minutes and 58 seconds',
      '5 minutes',
      '1 hour',
      '1 day',
      '2 days and 23 hours',
      '7 days',
    ]);
    expect(inWords('de', LONG)).toBe('2 Tage und 23 Stunden');
    expect(inWords('nl', LONG)).toBe('2 dagen en 23 uur');
  });

  it.each([
    [
      'en',
      ['0:00', '0:07', '59:59', '1 h', '5 h 12 min', '23 h 59 min', '1 day', '1 day 1 h', '2 days 23 h', '7 days'],
    ],
    [
      'de',
      [
        '0:00',
        '0:07',
        '59:59',
        '1 Std.',
        '5 Std. 12 Min.',
        '23 Std. 59 Min.',
        '1 Tag',
        '1 Tag 1 Std.',
        '2 Tage 23 Std.',
        '7 Tage',
      ],
    ],
    [
      'nl',
      [
        '0:00',
        '0:07',
        '59:59',
        '1 uur',
        '5 uur 12 min',
        '23 uur 59 min',
        '1 dag',
        '1 dag 1 uur',
        '2 dagen 23 uur',
        '7 dagen',
      ],
    ],
  ] as const)('stands on a clock as people write it: %s', async (language, all) => {
    const { clockUnits } = (await textsIn(language)).common;
    const times = [-5, 6.2, HOUR - 1, HOUR, 5 * HOUR + 750, DAY - 1, DAY, DAY + HOUR, LONG, 7 * DAY];
    const shown = times.map((seconds) => onClock(language, seconds, clockUnits));
    expect(shown.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(all);
  });
});
