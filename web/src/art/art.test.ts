import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Avatar from './Avatar.svelte';
import { ANIMALS, avatarOf, avatarsOf } from './avatars';
import Card from './Card.svelte';
import { barsOf } from '../games/skipbo/art/bars';
import { ICON_NAMES, iconOf } from './icons';
import { mix, outline, rightOf } from './paper';

const shown = (container: Element): string[] => [...container.querySelectorAll('text')].map((text) => text.textContent);

describe('a card', () => {
  it('shows its number, hidden from screen readers', () => {
    const { container } = render(Card, { game: 'thirteen', code: 'b7' });
    expect(shown(container)).toEqual(['7']);
    expect(container.querySelector('.card')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows its back without a code, and nothing else', () => {
    for (const code of [null, '']) {
      const { container } = render(Card, { game: 'leaves', code, copies: 8 });
      expect(shown(container)).toEqual(['13']);
      expect(container.querySelector('.copy')).toBeNull();
    }
  });

  it('counts the copies of its value in the deck', () => {
    const { container } = render(Card, { game: 'leaves', code: '7', copies: 8 });
    expect(container.querySelectorAll('.copy')).toHaveLength(8);
  });

  it('shows the number a played wild stands for', () => {
    expect(shown(render(Card, { game: 'skipbo', code: 'w' }).container)).toEqual([]);
    expect(shown(render(Card, { game: 'skipbo', code: 'w', number: 6 }).container)).toEqual(['6']);
  });

  it('marks the range of a Skip-Bo number with one to three bars', () => {
    expect([1, 4, 5, 8, 9, 12].map(barsOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('needs no name on the page that another card could have too', () => {
    const { container } = render(Card, { game: 'friday', code: 'f', isLast: true });
    expect(container.querySelector('[id], [clip-path], [style]:not(.print)')).toBeNull();
  });
});

describe('an avatar', () => {
  const ids = ['259477dcc908b614', 'a', 'b', 'c', 'd', 'e'];

  it('stays the same for the same person', () => {
    expect(ids.map(avatarOf)).toEqual(ids.map(avatarOf));
    expect(new Set(Array.from({ length: 200 }, (_, i) => avatarOf(`guest ${i}`))).size).toBe(ANIMALS.length);
  });

  it('differs from all others at the table', () => {
    const six = Array<string>(6).fill('the same id');
    expect(new Set(avatarsOf(six)).size).toBe(6);
    expect(avatarsOf(ids)[0]).toBe(avatarOf('259477dcc908b614'));
    expect(avatarsOf(Array<string>(20).fill('x'))).toHaveLength(20);
  });

  it('is a tin for a bot, whatever its id', () => {
    const one = render(Avatar, { id: 'a', isBot: true }).container.innerHTML;
    expect(render(Avatar, { id: 'b', isBot: true }).container.innerHTML).toBe(one);
  });
});

it('draws something for every icon', () => {
  for (const name of ICON_NAMES) expect(iconOf(name).line + iconOf(name).fill).toMatch(/^M/);
});

describe('folded paper', () => {
  it('keeps the part right of the crease', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ] as const;
    expect(outline(rightOf(1, square))).toBe('M1 0L4 0L4 2L1 2Z');
    expect(rightOf(5, square)).toEqual([]);
  });

  it('mixes colours', () => {
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(mix('#2C6848', '#FFF8E9', 0)).toBe('#2c6848');
  });
});
