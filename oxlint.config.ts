import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, type DummyRuleMap } from 'oxlint';
import { LAYERS, MOCK_LAYERS } from './tools/layers.ts';

/** Imports that a module must not contain. */
interface Imports {
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
  message: string;
}

const withoutImports = (...patterns: Imports[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** Imports that a layer must not contain: those of layers other than these. */
const otherLayers = (folder: string, layers = LAYERS): Imports => {
  const allowed = layers[folder] ?? [];
  return {
    group: Object.keys(layers)
      .filter((name) => name !== folder && !allowed.includes(name))
      .map((name) => `**/${name}/**`),
    message: `${folder}/ may import ${allowed.join(', ') || 'no other layer'}: see tools/layers.ts.`,
  };
};

/** Libraries that only one file of `src/` imports. */
const PHOTOSWIPE: Imports = {
  regex: '^photoswipe(/|$)',
  allowTypeImports: true,
  message: 'Only photoswipe-engine.ts imports PhotoSwipe, except for types.',
};
const KY: Imports = { regex: '^ky(/|$)', message: 'Only send.ts imports ky.' };

/** Imports of the client's core from the folder around it. */
const AROUND_CORE: Imports = {
  regex: '^\\.\\./([^.]|\\.\\./client/)',
  message: 'The core of the client imports nothing of the client outside of it.',
};

/** Imports of `src/` by the reference server. */
const ORACLE: Imports = {
  group: ['**/src/**', '!**/src/contract/**'],
  message: 'The reference server verifies the SDK: it must import src/contract/ only.',
};

/** Forbidden imports of the reference server's modules that also run in browsers. */
const PORTABLE: Imports = {
  regex: '^node:|^sharp$|/(node|durable|server|check|cli)/|/server\\.ts$',
  message:
    'This module also runs in browsers: code that needs Node or sharp belongs in a node/ folder, durable/, server/, check/ or cli/.',
};

/** Entries of the reference server that run in browsers, too. */
const PORTABLE_ENTRIES = ['mock-server/{index,browser,fetch,msw-handlers}.ts'];

/** Layers of the reference server that need Node. */
const NODE_ONLY = ['durable', 'server', 'check', 'cli'];

/** Rules of modules of the reference server that run in browsers, too. */
const portable = (...files: string[]) => ({
  files,
  excludeFiles: ['mock-server/*/node/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['Buffer', 'process'].map((name) => ({ name, message: PORTABLE.message })),
    ],
  } satisfies DummyRuleMap,
});

/** Imports of a layer of the reference server, and those of its modules that run in browsers, too. */
const mockLayer = (folder: string) => {
  const imports = [ORACLE, otherLayers(folder, MOCK_LAYERS)];
  const files = [`mock-server/${folder}/**`];
  if (NODE_ONLY.includes(folder)) return [{ files, rules: withoutImports(...imports) }];
  return [
    portable(...files),
    { files, rules: withoutImports(...imports, PORTABLE) },
    { files: [`mock-server/${folder}/node/**`], rules: withoutImports(...imports) },
  ];
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

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [
    'eslint-plugin-lit',
    { name: 'lit-a11y', specifier: './tools/lint/lit-a11y.ts' },
    'eslint-plugin-wc',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'src/contract/schema.gen.ts',
    // Projects with compilers and dependencies of their own.
    'tests/consumers/*/**',
    'tools/bench/peers/pages',
  ],
  categories: { correctness: 'error' },
  rules: {
    // The compiler checks this, and accepts assertions of types.
    'no-unsafe-optional-chaining': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-array-constructor': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    // Messages include invalid values.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/restrict-plus-operands': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    {
      files: ['src/{embed,components,controllers,internal,layouts}/**'],
      excludeFiles: BEYOND_THE_BORDER,
      rules: {
        'eslint-js/no-restricted-syntax': [
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
      rules: {
        ...lit['flat/recommended'].rules,
        ...wc['flat/recommended'].rules,
        ...litA11y.configs.recommended.rules,
        // Safari drops the list role of lists without bullets, so it is set explicitly.
        'lit-a11y/no-redundant-role': 'off',
        'no-eval': 'error',
        'no-restricted-properties': ['error', ...MARKUP, { object: 'document', message: CLOBBERED }],
        ...withoutImports(PHOTOSWIPE, KY),
      },
    },
    { files: BEYOND_THE_BORDER, rules: { 'no-restricted-properties': ['error', ...MARKUP] } },
    ...Object.keys(LAYERS).map((folder) => ({
      files: [`src/${folder}/**`],
      rules: withoutImports(otherLayers(folder), PHOTOSWIPE, KY),
    })),
    {
      files: ['src/components/pix-lightbox/photoswipe-engine.ts'],
      rules: withoutImports(otherLayers('components'), KY),
    },
    {
      files: ['src/client/core/**'],
      rules: withoutImports(otherLayers('client'), AROUND_CORE, PHOTOSWIPE, KY),
    },
    {
      files: ['src/client/core/send.ts'],
      rules: withoutImports(otherLayers('client'), AROUND_CORE, PHOTOSWIPE),
    },
    {
      files: ['src/{components,controllers}/**'],
      // Files of pictures do not come from a source.
      excludeFiles: [
        'src/components/pix-lightbox/features/download.ts',
        'src/components/pix-gallery/selection/zip.ts',
        'src/components/pix-lightbox/features/camera-data/read-start.ts',
      ],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Elements get their data from a source: they must not fetch.' },
        ],
      },
    },
    { files: ['mock-server/**'], rules: withoutImports(ORACLE) },
    {
      files: ['mock-server/**'],
      // SQLite needs Node 22.13 anyway.
      excludeFiles: ['mock-server/durable/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'].map(
            (name) => {
              const [object, property] = name.split('.') as [string, string];
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
    portable(...PORTABLE_ENTRIES),
    { files: PORTABLE_ENTRIES, rules: withoutImports(ORACLE, PORTABLE) },
    ...Object.keys(MOCK_LAYERS).flatMap(mockLayer),
    {
      files: ['tests/**'],
      rules: {
        'eslint-js/no-restricted-syntax': [
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
      // Files without types.
      files: ['**/*.js'],
      rules: Object.fromEntries(
        ['assignment', 'call', 'member-access', 'return'].map((use) => [
          `typescript/no-unsafe-${use}`,
          'off',
        ]),
      ),
    },
    {
      files: ['src/contract/models.ts'],
      // Interfaces give declarations readable names.
      rules: { 'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }] },
    },
  ],
});
