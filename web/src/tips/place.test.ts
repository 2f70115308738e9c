import { describe, expect, it } from 'vitest';
import { NEVER, place, type Box, type Place, type Size } from './place';

const PHONE: Size = { width: 360, height: 640 };
const DESK: Size = { width: 1440, height: 900 };
const BUBBLE: Size = { width: 290, height: 120 };

const covers = (at: Place, bubble: Size, box: Box): boolean =>
  at.left < box.left + box.width &&
  at.left + bubble.width > box.left &&
  at.top < box.top + box.height &&
  at.top + bubble.height > box.top;
const isInside = (at: Place, bubble: Size, window: Size): boolean =>
  at.left >= 0 && at.top >= 0 && at.left + bubble.width <= window.width && at.top + bubble.height <= window.height;

describe('a bubble', () => {
  it('lies above its target, centred, and points at it', () => {
    const thing = { left: 600, top: 500, width: 200, height: 100 };
    const at = place(BUBBLE, thing, DESK, []);
    expect(at).toMatchObject({ side: 'above', left: 555, tip: 145 });
    expect(at.top + BUBBLE.height).toBeLessThanOrEqual(thing.top);
  });

  it('never covers its target and stays inside, wherever the target is', () => {
    for (const window of [PHONE, DESK]) {
      for (let top = 0; top <= window.height - 60; top += 40) {
        for (let left = 0; left <= window.width - 60; left += 50) {
          const thing = { left, top, width: 60, height: 60 };
          const at = place(BUBBLE, thing, window, []);
          expect(covers(at, BUBBLE, thing), `${left} ${top}`).toBe(false);
          expect(isInside(at, BUBBLE, window), `${left} ${top}`).toBe(true);
        }
      }
    }
  });

  it('moves to another side instead of covering an obstacle', () => {
    const thing = { left: 600, top: 400, width: 200, height: 100 };
    const above = { left: 400, top: 200, width: 600, height: 190, weight: 1 };
    const at = place(BUBBLE, thing, DESK, [above]);
    expect(covers(at, BUBBLE, above)).toBe(false);
    expect(at.side).not.toBe('apart');
  });

  it('stands beside its target even if a narrow obstacle lies between, and never on that', () => {
    const hand = { left: 8, top: 500, width: 344, height: 132 };
    const prompt = { left: 8, top: 470, width: 344, height: 28, weight: NEVER };
    const at = place(BUBBLE, hand, PHONE, [prompt]);
    expect(covers(at, BUBBLE, prompt)).toBe(false);
    expect(at.cost).toBeLessThan(NEVER);
  });

  it('has to wait if all free places are far away', () => {
    const hand = { left: 8, top: 500, width: 344, height: 132 };
    const piles = { left: 8, top: 180, width: 344, height: 310, weight: NEVER };
    expect(place(BUBBLE, hand, PHONE, [piles]).cost).toBeGreaterThanOrEqual(NEVER);
  });

  it('still has a place if the window is too small for it', () => {
    const at = place({ width: 400, height: 700 }, { left: 10, top: 10, width: 50, height: 50 }, PHONE, []);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
  });
});
