import { globSync } from 'node:fs';

/**
 * Tests by the files whose changes can break them. Needed where imports tell too little, since a test reads files or starts
 * processes, and where they tell too much: tests that take seconds, as they try many inputs or wait for time limits, run after
 * changes of what they are about, not of every file below it.
 */
const AREAS: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [/./, ['unit/code/*', 'unit/docs/*']],
  [/^(?:demo|tools)\//, ['unit/tools/*']],
  [
    /^src\/(?:client|internal)\//,
    [
      'unit/client/{plain-failure,transport-conformance}',
      'unit/client/network/{deadlines,waiting}',
      'unit/support/*',
      'browser/client-network',
    ],
  ],
  [/^src\/(?:components|layouts)\//, ['browser/{tile-keys,virtual-grid}']],
  [
    /^src\/(?:components\/pix-gallery|layouts)\//,
    ['browser/{key-bursts,key-waits,show-more,text-below,virtual-grid-window}'],
  ],
  [
    /^src\/(?:define|embed|internal)\//,
    ['browser/{hostile-pages,loader,page-libraries,pix-module,replaced-globals}'],
  ],
  [/^src\/contract\/.*\.yaml$/, ['contract/{document,openapi,operations}', 'contract/walk/*']],
  [/^(?:src\/contract|mock-server\/handlers)\//, ['contract/walk/{chance,values}']],
  [/^mock-server\/[^/]+$|^mock-server\/cli\//, ['unit/mock-server/cli']],
  [
    /^mock-server\/(?:durable|store)\//,
    ['unit/mock-server/{crash,damaged-data,store-model,unwritable-data}'],
  ],
  [/^src\/contract\/limits\.ts$/, ['contract/upload-limits']],
  [
    /^mock-server\/(?:durable|http)\//,
    ['contract/{connections,slow-clients,upload-broken,upload-limits,upload-memory}'],
  ],
  [/^mock-server\/imaging\//, ['contract/slow-pictures', 'unit/mock-server/*-pictures']],
  [/^mock-server\/seed\//, ['contract/control/generated-pictures', 'unit/mock-server/sample']],
];

const filesOf = (tests: readonly string[]) =>
  tests.flatMap((pattern) => {
    const files = globSync(`tests/${pattern}.test.ts`);
    if (!files.length)
      throw new Error(`AREAS in tools/related-tests.ts: no test is tests/${pattern}.test.ts.`);
    return files;
  });

/** Splits the tests of the areas into those that changed files concern and the others. Changed tests are in neither. */
export function testsByArea(changed: readonly string[]): { concerned: string[]; others: string[] } {
  const concerned = new Set<string>();
  const others = new Set<string>();
  for (const [area, tests] of AREAS) {
    const target = changed.some((file) => area.test(file)) ? concerned : others;
    for (const file of filesOf(tests)) if (!changed.includes(file)) target.add(file);
  }
  return { concerned: [...concerned], others: [...others].filter((file) => !concerned.has(file)) };
}
