import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../game/shelf';
import type { GameId } from '../protocol/games';
import { LANGUAGES } from '../settings/settings.svelte';
import type { BoundBlock, BoundRules } from './bind';
import { loadRules } from './load';
import type { Part } from './outline';
import { outline as friday } from '../games/friday/rules/outline';
import { outline as thirteen } from '../games/thirteen/rules/outline';
import RulesBody from './RulesBody.svelte';
import { spans } from './words';

const LETTER: Record<GameId, string> = { thirteen: 'T', friday: 'F', skipbo: 'S', leaves: 'L' };
const RULES: Record<GameId, number> = { thirteen: 12, friday: 11, skipbo: 19, leaves: 13 };

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
const suited = (suits: string, values: number[]): string[] =>
  [...suits].flatMap((suit) => values.map((value) => `${suit}${value}`));
/** Every card there is, as docs/notation.md writes it. */
const CARDS: Record<GameId, ReadonlySet<string>> = {
  thirteen: new Set([...suited('byg', [1, 2, 4, 5, 7]), 'n']),
  friday: new Set([...suited('cml', [0, 1, 2, 4, 5, 7]), 'f']),
  skipbo: new Set([...numbers(1, 12), 'w']),
  leaves: new Set(numbers(1, 13)),
};

const blocksOf = (rules: BoundRules): BoundBlock[] =>
  rules.sections.flatMap((section) => section.blocks.map(({ block }) => block));
const partsOf = (rules: BoundRules): Part[] =>
  blocksOf(rules).flatMap((block) => (block.kind === 'picture' ? block.frames.flatMap((frame) => frame.parts) : []));
const marksOf = (block: BoundBlock): string[] => {
  if (block.kind === 'points') return block.points.flatMap((point) => point.marks.map((mark) => mark.rule));
  return block.kind === 'text' || block.kind === 'figures' ? block.marks.map((mark) => mark.rule) : [];
};

function codesOf(part: Part): string[] {
  switch (part.kind) {
    case 'pile':
      return [...part.cards];
    case 'cards':
      return [...part.cards, ...part.off];
    case 'row':
      return part.stacks.map((stack) => String(stack.value));
    case 'building':
      return part.cards.flatMap(({ card }) => (card === null ? [] : [card]));
    case 'stock':
      return [part.top];
    default:
      return [];
  }
}

function textsOf(rules: BoundRules): string[] {
  const all = [rules.lead, ...rules.sections.map((section) => section.heading)];
  for (const block of blocksOf(rules)) {
    if (block.kind === 'text') all.push(block.text);
    else if (block.kind === 'points') all.push(...block.points.map((point) => point.text));
    else if (block.kind === 'picture') all.push(block.caption, ...block.frames.map((frame) => frame.text));
    else if (block.kind === 'figures') all.push(block.text.caption, ...block.text.columns);
    else all.push(block.text.caption, ...block.text.kinds);
  }
  return all;
}

/** What a page is made of, without its words. */
const shapeOf = (rules: BoundRules): unknown =>
  rules.sections.map(({ id, blocks }) => [
    id,
    blocks.map(({ key, block }) => [
      key,
      block.kind,
      marksOf(block),
      block.kind === 'picture' ? block.frames.map((frame) => frame.key) : [],
    ]),
  ]);

describe.each(GAMES)('the rules of %s', (game) => {
  const pages = new Map<string, BoundRules>();
  const english = (): BoundRules => pages.get('en')!;
  beforeAll(async () => {
    for (const language of LANGUAGES) pages.set(language, await loadRules(game, language));
  });

  afterEach(cleanup);

  it('have the same sections, pictures and rule numbers in every language', () => {
    for (const language of LANGUAGES) expect(shapeOf(pages.get(language)!), language).toEqual(shapeOf(english()));
  });

  it('have every text in every language, without exclamation marks, bold words closed', () => {
    for (const language of LANGUAGES) {
      for (const text of textsOf(pages.get(language)!)) {
        expect(text.trim(), language).not.toBe('');
        expect(text).not.toContain('!');
        expect(text).not.toMatch(/\.\.|\s\s/);
        expect(text.split('*').length % 2, text).toBe(1);
      }
    }
  });

  it('are not English in the other languages', () => {
    const common = new Set(textsOf(english()));
    for (const language of ['de', 'nl']) {
      // Names of people and the like are the same everywhere.
      const same = textsOf(pages.get(language)!).filter((text) => common.has(text) && text.split(' ').length > 1);
      expect(same, language).toEqual([]);
    }
  });

  it('tell every rule of the referee, and no other', () => {
    const told = new Set(blocksOf(english()).flatMap(marksOf));
    expect([...told].sort()).toEqual(
      numbers(1, RULES[game])
        .map((number) => `${LETTER[game]}${number}`)
        .sort(),
    );
  });

  it('can be linked to, rule by rule', () => {
    const ids = blocksOf(english()).flatMap((block) => {
      if (block.kind === 'points') return block.points.flatMap((point) => point.marks.map((mark) => mark.id));
      return block.kind === 'text' || block.kind === 'figures' ? block.marks.map((mark) => mark.id) : [];
    });
    const given = ids.filter((id) => id !== null);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBe(RULES[game]);
  });

  it('can be reached under their numbers, which nobody has to read', () => {
    const { container } = render(RulesBody, { game, rules: english() });
    for (const number of numbers(1, RULES[game])) {
      expect(container.querySelector(`#rule-${LETTER[game]}${number}`), number).not.toBeNull();
    }
    expect(container.textContent).not.toMatch(/\b[TFSL]\d{1,2}\b/);
  });

  it('show only cards that exist', () => {
    for (const code of partsOf(english()).flatMap(codesOf)) expect(CARDS[game].has(code), code).toBe(true);
  });

  it('give each row of figures as many cells as there are columns', () => {
    for (const language of LANGUAGES) {
      for (const block of blocksOf(pages.get(language)!)) {
        if (block.kind !== 'figures') continue;
        for (const row of block.rows) expect(row.length).toBe(block.text.columns.length);
        const hasTotal = block.rows.some(([first]) => first === '');
        expect(block.text.total !== undefined).toBe(hasTotal);
      }
    }
  });
});

describe('the pictures', () => {
  it('add up: every pile has the sum it shows', async () => {
    for (const game of ['thirteen', 'friday'] as const) {
      for (const part of partsOf(await loadRules(game, 'en'))) {
        if (part.kind !== 'pile') continue;
        const sum = part.cards.reduce((all, card) => all + (card.length === 1 ? 4 : Number(card.slice(1))), 0);
        expect(part.sum, part.cards.join(' ')).toBe(sum);
        expect(part.tone).toBe(sum > 13 ? 'over' : sum === 13 ? 'exact' : 'plain');
        // Only its own colour and the fours lie on a pile.
        for (const card of part.cards) expect([part.target, 'n', 'f']).toContain(card[0]);
      }
    }
  });

  it('climb: every building pile goes up one by one to the number it needs', async () => {
    for (const part of partsOf(await loadRules('skipbo', 'en'))) {
      if (part.kind !== 'building') continue;
      part.cards.forEach(({ number, card }, i) => {
        expect(number).toBe((part.cards[0]?.number ?? 0) + i);
        if (card !== null && card !== 'w') expect(card).toBe(String(number));
      });
      expect(part.needs).toBe((part.cards.at(-1)?.number ?? 0) + 1);
    }
  });

  it('keep the row of leaves in order and within the copies there are', async () => {
    for (const part of partsOf(await loadRules('leaves', 'en'))) {
      if (part.kind !== 'row') continue;
      part.stacks.forEach((stack, i) => {
        expect(stack.value).toBeGreaterThan(part.stacks[i - 1]?.value ?? 0);
        expect(stack.count).toBeGreaterThan(0);
        expect(stack.count).toBeLessThanOrEqual(8 - Math.abs(7 - stack.value));
      });
    }
  });
});

describe('the worked examples', () => {
  it.each([
    ['13', thirteen.end.example, 14],
    ['Friday the 13th', friday.end.example, 15],
  ])('of %s are scored as the rules say, and could have been played', (_, { rows }, copies) => {
    for (const row of rows) {
      const free = [0, 1, 2].filter((kind) =>
        rows.every((other) => other === row || (other.counts[kind] ?? 0) < (row.counts[kind] ?? 0)),
      );
      expect(row.free, row.name).toEqual(free);
      const cost = [0, 1, 2].filter((kind) => !free.includes(kind)).map((kind) => row.counts[kind] ?? 0);
      expect(row.pays, row.name).toBe(cost.reduce((all, each) => all + each, 2 * row.counts[3]));
    }
    const taken = [0, 1, 2, 3].map((kind) => rows.reduce((all, row) => all + (row.counts[kind] ?? 0), 0));
    const left = [copies, copies, copies, 8].map((all, kind) => all - (taken[kind] ?? 0));
    // At least one card of its kind and at most seven cards in all still lie on each of the three piles.
    for (const count of left) expect(count).toBeGreaterThanOrEqual(0);
    expect(left.reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(21);
    expect(left.reduce((all, each) => all + each, 0)).toBeGreaterThanOrEqual(3);
  });

  it('of the expert match add up, and end at 20', async () => {
    const block = blocksOf(await loadRules('leaves', 'en')).filter((each) => each.kind === 'figures')[1];
    const rows = (block?.rows ?? []).map((row) => row.slice(1).map(Number));
    const [totals, ...deals] = [rows.at(-1) ?? [], ...rows.slice(0, -1)];
    totals.forEach((total, seat) => expect(total).toBe(deals.reduce((all, deal) => all + (deal[seat] ?? 0), 0)));
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(20);
    for (const deal of deals) expect(deal.filter((points) => points === 0)).toHaveLength(1);
  });
});

describe('words', () => {
  it('between stars are bold', () => {
    expect(spans('*Play* exactly *one*.')).toEqual([
      { text: 'Play', isStrong: true },
      { text: ' exactly ', isStrong: false },
      { text: 'one', isStrong: true },
      { text: '.', isStrong: false },
    ]);
    expect(spans('Nothing special')).toEqual([{ text: 'Nothing special', isStrong: false }]);
  });
});
