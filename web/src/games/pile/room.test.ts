import { describe, expect, it } from 'vitest';
import { fan, roomForHand, rows } from './room';

describe('a fan', () => {
  it('never leaves its box, however many cards lie there', () => {
    for (const [width, height] of [
      [230, 62],
      [90, 150],
      [250, 152],
      [60, 40],
    ] as const)
      for (let count = 0; count <= 24; count++) {
        const { card, step } = fan(count, width, height, 104);
        expect(card * 1.4).toBeLessThanOrEqual(height + 0.01);
        expect(card + step * Math.max(0, count - 1)).toBeLessThanOrEqual(width + 0.01);
        expect(step).toBeGreaterThanOrEqual(0);
      }
  });
  it('shows index and symbol of seven cards on the smallest phone', () => {
    const { card, step } = fan(7, 230, 60, 66);
    expect(card).toBeGreaterThanOrEqual(36);
    expect(step / card).toBeGreaterThanOrEqual(0.36);
  });
  it('leaves few cards as large as there is room', () => {
    expect(fan(3, 280, 152, 104)).toEqual({ card: 104, step: 104 * 0.48 });
  });
  it('is nothing where there is no room yet', () => {
    expect(fan(3, 0, 0, 104)).toEqual({ card: 0, step: 0 });
  });
});

describe('a hand', () => {
  const at = (count: number, width: number, window: { width: number; height: number }) => {
    const room = roomForHand(window, 3);
    return { ...rows(count, width, room.height, room.widest), height: room.height };
  };
  it('of fourteen lies in three rows of five on the smallest phone', () => {
    const { columns, card, column, gap, height } = at(14, 322, { width: 360, height: 640 });
    expect(columns).toBe(5);
    expect(card).toBeGreaterThanOrEqual(44);
    expect(column).toBeGreaterThanOrEqual(46);
    expect(columns * (column + gap) - gap).toBeLessThanOrEqual(322);
    expect(3 * card * 1.4 + 2 * gap).toBeLessThanOrEqual(height);
  });
  it('lies in two rows from eight cards and in one up to six', () => {
    const phone = { width: 360, height: 640 };
    expect(at(8, 322, phone).columns).toBe(4);
    expect(at(12, 322, phone).columns).toBe(6);
    expect(at(5, 322, phone).columns).toBe(5);
    expect(at(6, 322, phone).columns).toBe(6);
  });
  it('lies in one row where there is room', () => {
    expect(at(14, 780, { width: 1440, height: 900 }).columns).toBe(14);
    expect(at(5, 780, { width: 1440, height: 900 })).toMatchObject({ columns: 5, card: 104 });
    expect(at(14, 730, { width: 768, height: 1024 }).columns).toBe(14);
  });
  it('gives a thumb its column in every case', () => {
    for (let count = 1; count <= 14; count++)
      for (const width of [322, 352, 480, 624, 730, 800])
        expect(rows(count, width, 180, 90).column).toBeGreaterThanOrEqual(44);
  });
});
