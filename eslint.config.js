import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** One block per room of `src/`: which other rooms its files may not import, and why. */
const room = (folder, forbidden, rule) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: forbidden.map((name) => `**/${name}/**`), message: rule }] },
    ],
  },
});

/** What the reference server may import of `src/`. */
const ORACLE = {
  regex: 'src/(?!contract/)',
  message: 'The reference server judges the SDK: it shares the contract with it and nothing else.',
};

/** What the rooms of the reference server may not import that run in browsers, too. */
const PORTABLE = {
  regex: '^node:|^sharp$|/(node|durable|cli)/|/server(-options)?\\.ts$',
  message:
    'This room runs in browsers: what needs Node or sharp belongs into a node/ folder, durable/, cli/ or server.ts.',
};

const MARKUP = 'What the API says is text, never markup: render it with a template or textContent.';

export default defineConfig(
  globalIgnores(['dist', 'node_modules', '.cache', 'test-results', 'src/contract/schema.gen.ts']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Messages show whatever value was wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], litA11y.configs.recommended],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
          property,
          message: MARKUP,
        })),
      ],
      'no-eval': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      // Safari drops the list role of a list without bullets, so it is said again.
      'lit-a11y/no-redundant-role': 'off',
    },
  },
  room(
    'internal',
    ['client', 'layouts', 'controllers', 'components', 'embed'],
    'internal/ is the ground floor: it imports contract/ alone.',
  ),
  room(
    'contract',
    ['client', 'layouts', 'controllers', 'components', 'embed', 'internal'],
    'contract/ imports nothing.',
  ),
  room(
    'client',
    ['layouts', 'controllers', 'components', 'embed'],
    'client/ knows the network, not the screen: it imports internal/ and contract/.',
  ),
  room(
    'locales',
    ['client', 'layouts', 'controllers', 'components', 'embed', 'contract', 'internal'],
    'locales/ are words: they import nothing but each other.',
  ),
  room('layouts', ['client', 'controllers', 'components', 'embed'], 'layouts/ are numbers in, numbers out.'),
  room(
    'controllers',
    ['client', 'components', 'embed'],
    'controllers/ import layouts/, internal/ and contract/.',
  ),
  room('components', ['client', 'embed'], 'components/ take data from a source: they never know the client.'),
  {
    files: ['mock-server/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ORACLE] }] },
  },
  {
    files: ['mock-server/**'],
    // SQLite needs Node 22.13 anyway.
    ignores: ['mock-server/durable/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'].map(
          (name) => {
            const [object, property] = name.split('.');
            return { object, property, message: 'The reference server runs on Node 20, which lacks it.' };
          },
        ),
      ],
    },
  },
  {
    files: [
      'mock-server/{handlers,store,control,scenarios,datasets,seed,http,webhooks,imaging,internal}/**',
      'mock-server/{index,browser,fetch,mock,mock-options,msw-handlers}.ts',
    ],
    ignores: ['mock-server/*/node/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [ORACLE, PORTABLE] }],
      'no-restricted-globals': [
        'error',
        ...['Buffer', 'process'].map((name) => ({ name, message: PORTABLE.message })),
      ],
    },
  },
  {
    files: ['src/contract/models.ts'],
    // The names that declarations use.
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
