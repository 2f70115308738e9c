import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';

/** Styles belong to the component that has the markup; others set custom properties, or the state of an element around it. */

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob('../**/*.css');

/** The selectors of a sheet, one by one: commas and blanks within parentheses are part of them. */
const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));

/** What a selector is about: its last part. */
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

  it('of all pages are few: elements, what anybody may wear, layout primitives, the cloths of the games, the marks of the expert and the light of a lesson', () => {
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
