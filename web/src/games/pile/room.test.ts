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
  const at = (count: number, width: number, window: { width: number; height: number }, hasDrawPile = false) => {
    const room = roomForHand(window, hasDrawPile);
    return { ...rows(count, width, room), height: room.height };
  };
  const phone = { width: 360, height: 640 };
  it('of fourteen lies in two rows of seven on the smallest phones', () => {
    for (const [window, width, tap] of [
      [phone, 324, 44],
      [{ width: 320, height: 540 }, 292, 40],
    ] as const) {
      const { columns, card, column, gap, height } = at(14, width, window);
      expect(columns).toBe(7);
      expect(card).toBeGreaterThanOrEqual(40);
      expect(column).toBeGreaterThanOrEqual(tap);
      expect(columns * (column + gap) - gap).toBeLessThanOrEqual(width);
      expect(2 * card * 1.4 + gap).toBeLessThanOrEqual(height);
    }
  });
  it('lies in two rows from eight cards and in one up to six', () => {
    expect(at(8, 324, phone).columns).toBe(4);
    expect(at(12, 324, phone).columns).toBe(6);
    expect(at(5, 324, phone, true).columns).toBe(5);
    expect(at(6, 324, phone).columns).toBe(6);
  });
  it('leaves the piles what they need, however small the phone is', () => {
    // Bar, seats, ticker, confirmation, gaps and the edges of the tray, as the layout tests in e2e measure them.
    const others = 44 + 65 + 36 + 48 + 12 * 4;
    for (let height = 640; height <= 680; height += 4)
      for (const [hasDrawPile, piles] of [
        [false, 3 * 60],
        [true, 3 * 68 + 34],
      ] as const)
        expect(height - others - roomForHand({ width: 360, height }, hasDrawPile).height).toBeGreaterThanOrEqual(piles);
  });
  it('lies in one row where there is room', () => {
    expect(at(8, 730, { width: 1440, height: 900 }).columns).toBe(8);
    expect(at(5, 780, { width: 1440, height: 800 })).toMatchObject({ columns: 5, card: 104 });
    expect(at(9, 784, { width: 820, height: 1180 }).columns).toBe(9);
    expect(at(14, 704, { width: 740, height: 360 }).columns).toBe(14);
  });
  it('has large cards on tablets and wider, in two rows if it must', () => {
    for (let count = 1; count <= 14; count++) {
      expect(at(count, 740, { width: 1440, height: 900 }).card, `${count} cards`).toBeGreaterThanOrEqual(80);
      expect(at(count, 784, { width: 820, height: 1180 }).card, `${count} cards`).toBeGreaterThanOrEqual(70);
      expect(at(count, 732, { width: 768, height: 1024 }).card, `${count} cards`).toBeGreaterThanOrEqual(70);
    }
    expect(at(14, 784, { width: 820, height: 1180 }).columns).toBe(7);
  });
  it('gives a thumb its column in every case', () => {
    for (let count = 1; count <= 14; count++)
      for (const width of [324, 352, 480, 624, 730, 800])
        expect(rows(count, width, { height: 180, widest: 90 }).column).toBeGreaterThanOrEqual(44);
  });
});
