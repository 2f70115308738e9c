import { describe, expect, it } from 'vitest';
import { pageAt } from './route.svelte';

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/t/abc', { name: 'table', table: 'abc', isSolo: false }],
    ['/t/abc/', { name: 'table', table: 'abc', isSolo: false }],
    ['/t/abc/replay/3', { name: 'replay', table: 'abc', match: 3, isSolo: false }],
    ['/solo/abc', { name: 'table', table: 'abc', isSolo: true }],
    ['/solo/abc/replay/3', { name: 'replay', table: 'abc', match: 3, isSolo: true }],
    ['/rules', { name: 'rules', game: null }],
    ['/rules/skipbo', { name: 'rules', game: 'skipbo' }],
    ['/lesson/friday', { name: 'lesson', game: 'friday' }],
    ['/link', { name: 'link' }],
  ])('%s is a page', (path, page) => expect(pageAt(path)).toEqual(page));

  it.each([
    '/x',
    '/t',
    '/t/abc/replay',
    '/solo',
    '/solo/abc/replay',
    '/t/abc/replay/0',
    '/t/abc/replay/x',
    '/rules/chess',
    '/lesson',
    '/lesson/chess',
    '/t/a/b/c/d',
  ])('%s is nowhere', (path) => expect(pageAt(path)).toEqual({ name: 'nowhere' }));
});
