import { expect, it } from 'vitest';
import { testsByArea } from '../../../tools/related-tests.ts';

const LINKS = 'tests/unit/docs/links.test.ts';
const CRASH = 'tests/unit/mock-server/crash.test.ts';
const LOADER = 'tests/browser/loader.test.ts';

it.each<[change: string, concerned: string[], others: string[]]>([
  ['README.md', [LINKS], [CRASH, LOADER]],
  ['mock-server/durable/open-data.ts', [LINKS, CRASH], [LOADER]],
  ['src/embed/scan.ts', [LINKS, LOADER], [CRASH]],
])(
  'after a change of %s, the tests of its area run, and the long ones of others do not',
  (change, runs, left) => {
    const { concerned, others } = testsByArea([change]);
    expect(concerned).toEqual(expect.arrayContaining(runs));
    expect(others).toEqual(expect.arrayContaining(left));
    expect(concerned.filter((test) => others.includes(test))).toEqual([]);
  },
);

it('a changed test runs, whatever its area', () => {
  const { concerned, others } = testsByArea([CRASH]);
  expect([concerned.includes(CRASH), others.includes(CRASH)]).toEqual([false, false]);
});

it('without changes, nothing is concerned', () => {
  expect(testsByArea([]).concerned).toEqual([]);
});
