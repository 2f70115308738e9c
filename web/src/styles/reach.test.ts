import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';

/** A component's styles select only its own markup. Other files set custom properties, or states of surrounding elements. */

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob('../**/*.css');

/** The selectors of a sheet; commas and blanks within parentheses belong to them. */
const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));

/** The last part of a selector. */
const subjectOf = (selector: string): string => selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';

describe('styles', () => {
  it('reach into no other component', () => {
    const reaching = Object.entries(components).flatMap(([file, text]) =>
      selectorsIn(text.split('<style>')[1] ?? '')
        .filter((selector) => subjectOf(selector).startsWith(':global('))
        .map((selector) => `${file}: ${selector}`),
    );
    expect(reaching).toEqual([]);
  });

  it('of all pages are few: elements, shared classes, layout primitives, the cloths of the games, the marks of hints and the light of a lesson', () => {
    const others = Object.keys(sheets).filter((file) => !file.endsWith('/cloth.css'));
    expect(others.sort()).toEqual([
      '../pages/lesson/light.css',
      '../table/hint/marks.css',
      '../ui/layout.css',
      './base.css',
      './tokens.css',
    ]);
    for (const game of GAMES) expect(Object.keys(sheets)).toContain(`../games/${game}/cloth.css`);
  });
});
