import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import type { GameId } from '../protocol/games';
import { REGISTRY } from '../games/registry';
import { messages } from '../../target/fixtures';
import { LANGUAGES, type Language } from '../settings/settings.svelte';
import type { BoundBlock, BoundRules, Mark } from './bind';
import type { Part, Rulebook } from './outline';
import RulesBody from './RulesBody.svelte';
import { RULING, spans } from './words';

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
const loadRules = (game: GameId, language: Language): Promise<BoundRules> => REGISTRY[game].rules(language);
const OUTLINES = import.meta.glob<Rulebook>('../games/*/rules/outline.ts', { import: 'rulebook', eager: true });
const welcome = messages['welcome'];
/** Every card of the game, from the server's welcome. */
const cardsOf = (game: GameId): string[] =>
  welcome.type === 'welcome' ? Object.keys(welcome.games.find(({ id }) => id === game)?.cards ?? {}) : [];

const blocksOf = (rules: BoundRules): BoundBlock[] =>
  rules.sections.flatMap((section) => section.blocks.map(({ block }) => block));
const partsOf = (rules: BoundRules): Part[] =>
  blocksOf(rules).flatMap((block) => (block.kind === 'picture' ? block.frames.flatMap((frame) => frame.parts) : []));
const marksOf = (block: BoundBlock): string[] => {
  if (block.kind === 'points') return block.points.flatMap((point) => point.marks.map((mark) => mark.rule));
  return block.kind === 'text' || block.kind === 'figures' ? block.marks.map((mark) => mark.rule) : [];
};

const codesOf = (part: Part): readonly string[] =>
  part.kind === 'cards' ? [...part.cards, ...part.off] : part.kind === 'drawn' ? part.codes : [];

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

/** The structure of a page without its words. */
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
  const rulebook = OUTLINES[`../games/${game}/rules/outline.ts`];
  if (!rulebook) throw new Error(`${game} exports no rulebook.`);
  const { letter, last, rulings } = rulebook;
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
      // Names and the like are the same in all languages.
      const same = textsOf(pages.get(language)!).filter((text) => common.has(text) && text.split(' ').length > 1);
      expect(same, language).toEqual([]);
    }
  });

  it('cover every rule of the game, and no other', () => {
    const covered = new Set(blocksOf(english()).flatMap(marksOf));
    expect([...covered].sort()).toEqual(
      numbers(1, last)
        .map((number) => `${letter}${number}`)
        .sort(),
    );
  });

  it('mark every ruling that goes beyond the rulebook, in every language', () => {
    const rulingsOf = (rules: BoundRules): [string, number][] =>
      blocksOf(rules)
        .flatMap((block): readonly { text: string; marks: Mark[] }[] =>
          block.kind === 'points' ? block.points : block.kind === 'text' ? [block] : [],
        )
        .map(({ text, marks }): [string, number] => [marks[0]?.rule ?? '', text.split(RULING).length - 1]);
    for (const language of LANGUAGES) {
      expect(textsOf(pages.get(language)!).join('')).not.toMatch(/[^.)]°/);
      expect(rulingsOf(pages.get(language)!), language).toEqual(rulingsOf(english()));
    }
    const counts: Record<string, number> = {};
    for (const [rule, count] of rulingsOf(english())) if (count > 0) counts[rule] = (counts[rule] ?? 0) + count;
    expect(counts).toEqual(rulings);
  });

  it('can be linked to, rule by rule', () => {
    const ids = blocksOf(english()).flatMap((block) => {
      if (block.kind === 'points') return block.points.flatMap((point) => point.marks.map((mark) => mark.id));
      return block.kind === 'text' || block.kind === 'figures' ? block.marks.map((mark) => mark.id) : [];
    });
    const given = ids.filter((id) => id !== null);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBe(last);
  });

  it('can be reached by their numbers, which are not visible', () => {
    const { container } = render(RulesBody, { game, rules: english() });
    for (const number of numbers(1, last)) {
      expect(container.querySelector(`#rule-${letter}${number}`), number).not.toBeNull();
    }
    expect(container.textContent).not.toMatch(new RegExp(`\\b${letter}\\d{1,2}\\b`));
  });

  it('show only cards that exist', () => {
    for (const code of partsOf(english()).flatMap(codesOf)) expect(cardsOf(game)).toContain(code);
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

describe('words', () => {
  it('between stars are bold', () => {
    expect(spans('*Play* exactly *one*.')).toEqual([
      { text: 'Play', isStrong: true },
      { text: ' exactly ', isStrong: false },
      { text: 'one', isStrong: true },
      { text: '.', isStrong: false },
    ]);
    expect(spans('So *may* others.°')).toHaveLength(4);
    expect(spans('Nothing special')).toEqual([{ text: 'Nothing special', isStrong: false }]);
  });
});
