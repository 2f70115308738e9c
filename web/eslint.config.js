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
      // TypeScript reports undefined names.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Reactive values are replaced whole in `$state.raw`; maps and sets are private and not reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are plain paths; the router handles every link.
      'svelte/no-navigation-without-resolve': 'off',
      // The server's content security policy forbids style attributes; `style:--x={…}` uses the CSSOM and is allowed.
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
