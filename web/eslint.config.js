import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { oneWay } from './scripts/folders.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'target', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { plugins: { table13: { rules: { 'one-way': oneWay } } }, rules: { 'table13/one-way': 'error' } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // Undefined names are the compiler's business.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What changes is held whole in `$state.raw`; maps and sets are private bookkeeping.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are plain paths; the router listens to every link.
      'svelte/no-navigation-without-resolve': 'off',
      // The server's policy forbids style attributes; `style:--x={…}` goes through the CSSOM and is fine.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The policy forbids style attributes: use a class or style:--x.',
        },
        { selector: 'SvelteMustacheTag[kind="raw"]', message: 'Names and chat are text, never markup.' },
      ],
    },
  },
);
