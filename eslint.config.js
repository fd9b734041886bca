import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rules of a layer of `src/`: layers that it must not import, with the message. */
const layer = (folder, forbidden, rule) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: forbidden.map((name) => `**/${name}/**`), message: rule }] },
    ],
  },
});

/** Imports of `src/` by the reference server. */
const ORACLE = {
  regex: 'src/(?!contract/)',
  message: 'The reference server verifies the SDK: it must import src/contract/ only.',
};

/** Forbidden imports of the reference server's modules that also run in browsers. */
const PORTABLE = {
  regex: '^node:|^sharp$|/(node|durable|cli)/|/server(-options)?\\.ts$',
  message:
    'This module also runs in browsers: code that needs Node or sharp belongs in a node/ folder, durable/, cli/ or server.ts.',
};

/** Against DOM clobbering. */
const REPLACED =
  'Prototype.js replaces this array method, and MooTools then breaks it. Use filter(), includes() or a loop.';
const CLOBBERED = 'DOM clobbering: an element of the page may shadow this member. Use unclobbered(document).';

const MARKUP = 'API data is text, never markup: render it with a template or textContent.';

export default defineConfig(
  globalIgnores([
    'dist',
    'node_modules',
    '.cache',
    '**/.astro',
    'test-results',
    'src/contract/schema.gen.ts',
    // Projects with compilers and dependencies of their own.
    'tests/consumers/*/**',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Messages include invalid values.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/{embed,components,controllers,internal,layouts}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.type="Identifier"][callee.property.name=/^(all|any|detect|find|select|some|every)$/][callee.object.name!="Promise"]',
          message: REPLACED,
        },
      ],
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
        { object: 'document', message: CLOBBERED },
      ],
      'no-eval': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      // Safari drops the list role of lists without bullets, so it is set explicitly.
      'lit-a11y/no-redundant-role': 'off',
    },
  },
  layer(
    'internal',
    ['client', 'layouts', 'controllers', 'components', 'embed', 'contract', 'locales'],
    'internal/ is the lowest layer: it must not import other layers.',
  ),
  layer(
    'contract',
    ['client', 'layouts', 'controllers', 'components', 'embed', 'internal'],
    'contract/ must not import other layers.',
  ),
  layer(
    'client',
    ['layouts', 'controllers', 'components', 'embed'],
    'client/ must not depend on the DOM layers: import from internal/ and contract/ only.',
  ),
  layer(
    'locales',
    ['client', 'layouts', 'controllers', 'components', 'embed', 'contract', 'internal'],
    'locales/ must not import other layers.',
  ),
  layer(
    'layouts',
    ['client', 'controllers', 'components', 'embed'],
    'layouts/ are pure functions: import from internal/ and contract/ only.',
  ),
  layer(
    'controllers',
    ['client', 'components', 'embed'],
    'controllers/ may import layouts/, internal/ and contract/ only.',
  ),
  layer(
    'components',
    ['client', 'embed'],
    'components/ get data from a source: they must not import client/ or embed/.',
  ),
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
            return {
              object,
              property,
              message: 'The reference server supports Node 20, which lacks this method.',
            };
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
    // Interfaces give declarations readable names.
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
