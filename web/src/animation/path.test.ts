import { describe, expect, it } from 'vitest';
import { cardIn, way } from './path';

describe('the way of a card', () => {
  const plate = { left: 0, top: 0, width: 200, height: 70 };
  const pile = { left: 300, top: 200, width: 50, height: 70 };

  it('lies in the middle of its place and keeps its shape', () => {
    expect(cardIn(plate, 120)).toEqual({ left: 75, top: 0, width: 50, height: 70 });
    expect(cardIn({ left: 0, top: 0, width: 500, height: 700 }, 100).width).toBe(100);
  });

  it('ends where the other card lies, over a small arc', () => {
    const { left, top, width, frames } = way(plate, pile);
    expect([left, top, width]).toEqual([300, 200, 50]);
    expect(frames[0]?.transform).toBe('translate(-225.0px, -200.0px) scale(1.000)');
    expect(frames[1]?.transform).toMatch(/^translate\(-112\.5px, -118\.1px\)/);
    expect(frames[2]?.transform).toBe('translate(0.0px, 0.0px) scale(1.000)');
  });
});
