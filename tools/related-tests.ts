import { globSync } from 'node:fs';

type Areas = readonly (readonly [files: RegExp, tests: readonly string[]])[];

/** Tests that read files or start processes, so that their imports do not show what they depend on, by the files that they concern. */
const UNTRACED: Areas = [
  [/./, ['unit/code/*', 'unit/docs/*']],
  [/^(?:demo|tools)\//, ['unit/tools/*']],
  [
    /^src\/(?:[^/]+$|(?:define|embed|internal)\/)/,
    ['browser/{hostile-pages,loader,page-libraries,pix-module,replaced-globals}'],
  ],
  [/^(?:src\/contract|tools\/generate)\//, ['contract/{document,openapi,operations}']],
  [/^src\/contract\/.*\.yaml$/, ['contract/walk/*']],
  [/^mock-server\/(?:durable|http)\//, ['contract/upload-memory']],
];

/**
 * Tests that take seconds, since they try many inputs or wait for time limits, by their areas. They run after a change in their
 * area, not after one of everything that they import.
 */
const LONG: Areas = [
  [
    /^src\/(?:client|internal)\//,
    [
      'unit/client/transport-conformance',
      'unit/client/network/{deadlines,waiting}',
      'unit/support/*',
      'browser/client-network',
    ],
  ],
  [/^src\/(?:components|controllers|layouts)\//, ['browser/{tile-keys,virtual-grid}']],
  [
    /^src\/(?:components\/pix-gallery|controllers|layouts)\//,
    ['browser/{key-bursts,key-waits,show-more,text-below,virtual-grid-window}'],
  ],
  [/^(?:src\/contract|mock-server\/(?:handlers|http))\//, ['contract/walk/{chance,values}']],
  [/^mock-server\/(?:[^/]+$|cli\/)/, ['unit/mock-server/cli']],
  [
    /^mock-server\/(?:durable|store)\//,
    ['unit/mock-server/{crash,damaged-data,store-model,unwritable-data}'],
  ],
  [/^(?:src\/contract\/limits\.ts$|mock-server\/(?:durable|http)\/)/, ['contract/upload-limits']],
  [/^mock-server\/(?:durable|http)\//, ['contract/{connections,slow-clients,upload-broken}']],
  [/^mock-server\/imaging\//, ['contract/slow-pictures', 'unit/mock-server/*-pictures']],
  [/^mock-server\/seed\//, ['contract/control/generated-pictures', 'unit/mock-server/sample']],
];

const filesOf = (tests: readonly string[]) =>
  tests.flatMap((pattern) => {
    const files = globSync(`tests/${pattern}.test.ts`);
    if (!files.length) throw new Error(`tools/related-tests.ts: no test is tests/${pattern}.test.ts.`);
    return files;
  });

/** Whether a file is a helper of tests, which any of them may import. */
const isTestHelper = (file: string) => /^tests\/(?!.*\.(?:test|spec)\.ts$)/.test(file);

/**
 * Corrects the tests that are selected by imports.
 *
 * @param changed Paths of the changed files.
 * @returns Tests to run besides those that import changed files, and tests to leave out unless they have changed.
 */
export function testsByArea(changed: readonly string[]): { added: string[]; leftOut: string[] } {
  const isConcerned = ([area]: Areas[number]) => changed.some((file) => area.test(file));
  const testsOf = (areas: Areas) => areas.flatMap(([, tests]) => filesOf(tests));
  const added = new Set(testsOf([...UNTRACED, ...LONG].filter(isConcerned)));
  const leftOut = changed.some(isTestHelper) ? [] : testsOf(LONG);
  return {
    added: [...added],
    leftOut: leftOut.filter((file) => !added.has(file) && !changed.includes(file)),
  };
}
