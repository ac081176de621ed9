import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/api/schema.ts', 'dev/fixtures'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 140 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A collection is replaced as a whole, which is what makes it reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Spaces beside a block are written as strings, so that reformatting the block doesn't lose them.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // Inserted by the build (src/tabletowers/build/site.py).
  {
    files: ['site/*.js'],
    languageOptions: {
      globals: { __TEXTS__: false, __MODULES__: false, __PAGE__: false, __ASSETS__: false, __LATER__: false },
    },
  },
);
