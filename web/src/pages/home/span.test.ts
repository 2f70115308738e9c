import { expect, it } from 'vitest';
import { span } from './span';

it('says times as people do', () => {
  expect([30, 60, 300, 86_400].map((seconds) => span('en', seconds))).toEqual([
    '30 seconds',
    '1 minute',
    '5 minutes',
    '1 day',
  ]);
  expect(span('de', 259_200)).toBe('3 Tage');
  expect(span('nl', 120)).toBe('2 minuten');
});
