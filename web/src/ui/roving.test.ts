import { describe, expect, it } from 'vitest';
import { nearest } from './roving';

function at(x: number, y: number): HTMLElement {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  return element;
}

describe('arrow keys', () => {
  const [a, b, c, d] = [at(0, 0), at(20, 0), at(0, 20), at(22, 20)];
  const all = [a, b, c, d];

  it('lead to the nearest in their direction', () => {
    expect(nearest(all, a, 'ArrowRight')).toBe(b);
    expect(nearest(all, a, 'ArrowDown')).toBe(c);
    expect(nearest(all, d, 'ArrowUp')).toBe(b);
    expect(nearest(all, d, 'ArrowLeft')).toBe(c);
  });

  it('lead nowhere at the edge', () => {
    expect(nearest(all, a, 'ArrowLeft')).toBeUndefined();
    expect(nearest(all, c, 'ArrowDown')).toBeUndefined();
  });
});
