import { expect, it } from 'vitest';
import { testsByArea } from '../../../tools/related-tests.ts';

const LINKS = 'tests/unit/docs/links.test.ts';
const CRASH = 'tests/unit/mock-server/crash.test.ts';
const LOADER = 'tests/browser/loader.test.ts';
const DOCUMENT = 'tests/contract/document.test.ts';

it.each<[change: string, added: string[], leftOut: string[]]>([
  ['README.md', [LINKS], [CRASH]],
  ['mock-server/durable/open-data.ts', [LINKS, CRASH], []],
  ['mock-server/handlers/images.ts', [LINKS], [CRASH]],
  ['src/embed/scan.ts', [LINKS, LOADER], [CRASH]],
  ['src/loader.ts', [LINKS, LOADER], [CRASH]],
  ['tools/generate/generate-schema.ts', [LINKS, DOCUMENT], [CRASH]],
])('a change of %s adds the tests of its area, and leaves out long ones of others', (change, runs, long) => {
  const { added, leftOut } = testsByArea([change]);
  expect(added).toEqual(expect.arrayContaining(runs));
  expect(leftOut).toEqual(expect.arrayContaining(long));
  expect(leftOut.filter((test) => runs.includes(test))).toEqual([]);
});

it.each([LOADER, DOCUMENT])('%s, which takes no seconds, is never left out', (test) => {
  expect(testsByArea(['mock-server/handlers/images.ts']).leftOut).not.toContain(test);
});

it.each([CRASH, 'tests/unit/mock-server/support/crash-model.ts', 'tests/support/command.ts'])(
  'a test is not left out after a change of %s: it has changed, or may use it',
  (change) => {
    expect(testsByArea([change]).leftOut).not.toContain(CRASH);
  },
);

it('without changes, nothing is added', () => {
  expect(testsByArea([]).added).toEqual([]);
});
