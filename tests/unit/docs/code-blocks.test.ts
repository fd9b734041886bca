/**
 * The code blocks of the documents: each is in a language that a test checks, and each that can run is run. `declarations.test.ts`
 * and `tests/consumers/` compile them.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OPTIONS } from '../../../mock-server/check/command.ts';
import { flags } from '../../../mock-server/cli/flags.ts';
import { readElements } from '../../../tools/generate/read-elements.ts';
import { blocksIn, CODE_BLOCKS, DOCUMENTS, placeOf, type CodeBlock } from '../../support/code-blocks.ts';
import { liveExamples } from '../../support/live-examples.ts';
import { IN_CONSUMERS, RUNS } from './block-runs.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

/** Files of the package. */
const packaged = read('tests/package/__snapshots__/files.txt').split('\n');

/** Whether a file or folder of the package, or of this repository, exists. */
const exists = (path: string): boolean => {
  const [, own] = /^(?:\.\/)?node_modules\/pix-sdk\/(.+)$/.exec(path) ?? [];
  return own === undefined ? existsSync(resolve(root, path)) : packaged.some((file) => file.startsWith(own));
};

/** Languages of blocks, and the tests that run or check them. */
const LANGUAGES: Record<string, string> = {
  html: 'tests/e2e/code-blocks.spec.ts',
  css: 'tests/e2e/code-blocks.spec.ts',
  ts: 'below',
  tsx: 'below',
  diff: 'below',
  js: IN_CONSUMERS,
  vue: IN_CONSUMERS,
  svelte: IN_CONSUMERS,
  astro: IN_CONSUMERS,
  liquid: 'tests/unit/docs/content-systems.test.ts',
  sh: 'below',
  json: 'below',
  '': 'below',
};

/** Whether a block only declares types: there is nothing to run. */
const isDeclaration = ({ code }: CodeBlock) =>
  code.split('\n').every((line) => /^(?:import type|interface |type |[ })]|\/\*|$)/.test(line));

it('the documents are those of the package and those of the repository', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'docs/guides/self-hosting.md',
      'llms.txt',
      'mock-server/README.md',
    ]),
  );
});

it('each code block is in a language that a test checks', () => {
  expect(CODE_BLOCKS.filter(({ language }) => !(language in LANGUAGES)).map(placeOf)).toEqual([]);
  for (const test of new Set(Object.values(LANGUAGES)))
    if (test !== 'below') expect(existsSync(resolve(root, test)), test).toBe(true);
});

/** Text that may follow the language of a block. `tests/e2e/live-examples.spec.ts` opens the live ones in pages. */
const INFOS = ['', 'live'];

it('each code block is unmarked or marked as live, and each live one is part of an example', () => {
  expect(CODE_BLOCKS.filter(({ info }) => !INFOS.includes(info)).map(placeOf)).toEqual([]);
  const parts = liveExamples().flatMap(({ html, css, js }) => [html, css, js].filter(Boolean));
  expect(parts).toEqual(CODE_BLOCKS.filter(({ info }) => info).map(({ code }) => code));
});

const RUNNABLE = Map.groupBy(
  blocksIn('ts', 'tsx').filter((block) => !isDeclaration(block)),
  ({ document, heading }) => `${document}: ${heading}`,
);

it.each([...RUNNABLE])('tests run all code of %s', (_name, blocks) => {
  const [{ document, heading } = { document: '', heading: '' }] = blocks;
  const tests = [RUNS[document]?.[heading] ?? []].flat();
  expect(tests, 'one test in RUNS for each block').toHaveLength(blocks.length);
  for (const test of tests) expect(read(test)).toContain(`'${heading}'`);
});

// `tests/unit/mock-server/folder.test.ts` uses the texts of pictures.
it.each(blocksIn('json').filter(({ document }) => document !== 'docs/guides/reference-server.md'))(
  'the JSON of $document below "$heading" parses, and names files that exist',
  ({ code }) => {
    const values = Object.values(JSON.parse(code) as Record<string, unknown>).flat();
    for (const path of values) expect(exists(String(path)), String(path)).toBe(true);
  },
);

it.each(blocksIn(''))(
  'the lines of $document below "$heading" are a policy or existing folders',
  ({ code, document }) => {
    const [first = ''] = code.split('\n');
    // `tests/e2e/documented-policies.spec.ts` and `tests/package/script-requests.test.ts` use the policies.
    if (document === 'docs/guides/content-security-policy.md') expect(first).toMatch(/^script-src /);
    else
      for (const [, folder = ''] of code.matchAll(/^(\S+) /gm))
        expect(existsSync(resolve(root, folder)), folder).toBe(true);
  },
);

const elements = readElements();
const documented = (kind: 'parts' | 'states' | 'cssProperties') =>
  elements.flatMap((element) => element[kind].map(({ name }) => name));

/** Parts that a document adds to elements in its templates. */
const ownParts = (document: string) =>
  CODE_BLOCKS.filter((block) => block.document === document).flatMap(({ code }) =>
    [...code.matchAll(/ part="([\w-]+)"/g)].map(([, name = '']) => name),
  );

it.each(blocksIn('css'))(
  'the style sheet of $document below "$heading" uses names that exist',
  ({ code, document }) => {
    const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
    expect(documented('cssProperties')).toEqual(expect.arrayContaining(named(/(--[\w-]+):/g)));
    expect([...documented('parts'), ...ownParts(document)]).toEqual(
      expect.arrayContaining(named(/::part\(([\w-]+)\)/g)),
    );
    expect(documented('states')).toEqual(expect.arrayContaining(named(/:state\(([\w-]+)\)/g)));
  },
);

const devDependenciesOf = (folder: string) =>
  (JSON.parse(read(`${folder}package.json`)) as { devDependencies: Record<string, string> }).devDependencies;

/** Packages of the tests that run the code of the documents. */
const TEST_PACKAGES = [
  '',
  'tests/consumers/vitest/',
  'tests/consumers/jest/',
  'tests/consumers/storybook/',
].flatMap((folder) => Object.keys(devDependenciesOf(folder)));

/** Checks of commands by their first words. Each returns the words that are wrong. */
const COMMANDS: [start: RegExp, wrongIn: (args: string[]) => string[]][] = [
  // Commands of npm and of the system without names of this package.
  [/^(?:npm (?:ci|pack|ls --all)|du -sh --apparent-size node_modules)$/, () => []],
  [/^npm publish \.\/pix-sdk-1\.2\.3\.tgz$/, () => []],
  [/^npm install -D /, (names) => names.filter((name) => !TEST_PACKAGES.includes(name))],
  [/^npx (?:playwright install chromium|msw init public --save)$/, () => []],
  [
    /^npm install /,
    (names) => names.filter((name) => !(name in { ...manifest['peerDependencies'], 'pix-sdk': '' })),
  ],
  [/^npm (?:start|test)\b/, (args) => wrongArguments(args)],
  [
    /^npm run /,
    ([script = '', ...args]) => [
      ...(script in (manifest['scripts'] ?? {}) ? [] : [script]),
      ...wrongArguments(args),
    ],
  ],
  [
    /^npx -p pix-sdk pix-check\b/,
    (args) => args.filter((arg) => arg.startsWith('--') && !(arg.slice(2) in OPTIONS)),
  ],
  [/^npx -p pix-sdk pix-mock\b/, (args) => args.filter((arg) => arg.startsWith('--') && !(arg in flags))],
  [/^cp (?:-r )?/, ([from = '']) => (exists(from) ? [] : [from])],
];

const tools = globSync('tools/*.ts', { cwd: root }).map(read).join('\n');
/** Arguments of scripts that are neither a check, a file, a value in capitals, nor an option of a tool. */
const wrongArguments = (args: string[]) =>
  args.filter(
    (arg) =>
      arg !== '--' &&
      !(arg.startsWith('--')
        ? /^--(?:watch|changed)$/.test(arg) ||
          arg in flags ||
          tools.includes(`'${arg}'`) ||
          tools.includes(`${arg} `)
        : false) &&
      !existsSync(resolve(root, arg)) &&
      !/^(?:[/.]|https:)/.test(arg) &&
      !new RegExp(`\\b${arg}\\b`).test(tools) &&
      !globSync(`tests/e2e/${arg}*`, { cwd: root }).length,
  );

const commandsIn = ({ code }: CodeBlock) =>
  code
    .split('\n')
    .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
    .filter(Boolean);

it.each(blocksIn('sh').flatMap(commandsIn))('the command "%s" exists, and so do its options', (command) => {
  const [start, wrongIn] = COMMANDS.find(([pattern]) => pattern.test(command)) ?? [];
  expect(start, 'no check in COMMANDS').toBeDefined();
  const args = command
    .replace(start ?? '', '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  expect(wrongIn?.(args)).toEqual([]);
});
