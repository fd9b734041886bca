import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { LAYERS } from './tools/layers.ts';

/** Rules of a layer of `src/`: it must import no layers other than these. */
const layer = (folder, allowed) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: Object.keys(LAYERS)
              .filter((name) => name !== folder && !allowed.includes(name))
              .map((name) => `**/${name}/**`),
            message: `${folder}/ may import ${allowed.join(', ') || 'no other layer'}: see Layers in CONTRIBUTING.md.`,
          },
        ],
      },
    ],
  },
});

/** Libraries that only these files of `src/` import. */
const LIBRARIES = [
  {
    files: ['src/components/pix-lightbox/photoswipe-engine.ts'],
    pattern: {
      regex: '^photoswipe(/|$)',
      allowTypeImports: true,
      message: 'Only photoswipe-engine.ts imports PhotoSwipe, except for types.',
    },
  },
  {
    files: ['src/client/transport/exchange.ts'],
    pattern: { regex: '^ky(/|$)', message: 'Only exchange.ts imports ky.' },
  },
];

/** Rules of modules that must not import these libraries. */
const withoutLibraries = (libraries) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: libraries.map(({ pattern }) => pattern) },
  ],
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

const TEST_LIMIT =
  'Tests have no time limits of their own: a slow machine is no fault. See tools/patience.ts.';

const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
  property,
  message: 'API data is text, never markup: render it with a template or textContent.',
}));

/** Code that never runs on pages that break libraries: there, the first paint stays. */
const BEYOND_THE_BORDER = ['src/components/pix-lightbox/**', 'src/components/own-pictures.ts'];

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
    'tools/bench/peers/pages',
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
    ignores: BEYOND_THE_BORDER,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.type="Identifier"][callee.property.name=/^(all|any|detect|find|select|some|every)$/][callee.object.name!="Promise"]',
          message: REPLACED,
        },
        {
          selector: 'CallExpression[callee.object.name="Array"][callee.property.name="from"]',
          message:
            'Prototype.js and MooTools replace Array.from: it ignores the function. Use range().map().',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], litA11y.configs.recommended],
    rules: {
      'no-restricted-properties': ['error', ...MARKUP, { object: 'document', message: CLOBBERED }],
      'no-eval': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      // Safari drops the list role of lists without bullets, so it is set explicitly.
      'lit-a11y/no-redundant-role': 'off',
    },
  },
  { files: BEYOND_THE_BORDER, rules: { 'no-restricted-properties': ['error', ...MARKUP] } },
  // The embed script may import all layers.
  ...Object.entries(LAYERS)
    .filter(([folder]) => folder !== 'embed')
    .map(([folder, allowed]) => layer(folder, allowed)),
  { files: ['src/**'], rules: withoutLibraries(LIBRARIES) },
  ...LIBRARIES.map((library) => ({
    files: library.files,
    rules: withoutLibraries(LIBRARIES.filter((other) => other !== library)),
  })),
  {
    files: ['src/{components,controllers}/**'],
    // Saves the file of a picture, which does not come from a source.
    ignores: ['src/components/pix-lightbox/features/download.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Elements get their data from a source: they must not fetch.' },
      ],
    },
  },
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
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^(test|it|describe|beforeAll|afterAll|beforeEach|afterEach)$/] > Literal.arguments:last-child[raw=/^[0-9]/]',
          'CallExpression[callee.name=/^(test|it|describe)$/] > ObjectExpression > Property[key.name="timeout"]',
          'CallExpression[callee.object.name="test"][callee.property.name="setTimeout"]',
          'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/] > Literal.arguments',
          'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/] > ObjectExpression > Property[key.name="timeout"]',
          'CallExpression[callee.object.name="vi"][callee.property.name="setConfig"]',
        ].map((selector) => ({ selector, message: TEST_LIMIT })),
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
