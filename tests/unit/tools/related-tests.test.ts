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
  'after a change of %s, the tests of its area run, but not the long ones of other areas',
  (change, runs, excluded) => {
    const { concerned, others } = testsByArea([change]);
    expect(concerned).toEqual(expect.arrayContaining(runs));
    expect(others).toEqual(expect.arrayContaining(excluded));
    expect(concerned.filter((test) => others.includes(test))).toEqual([]);
  },
);

it('a changed test runs, in any area', () => {
  const { concerned, others } = testsByArea([CRASH]);
  expect([concerned.includes(CRASH), others.includes(CRASH)]).toEqual([false, false]);
});

it('without changes, no test is affected', () => {
  expect(testsByArea([]).concerned).toEqual([]);
});
