import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBirds, findEvents, findProverbs } from '../../../mock-server/datasets/lists.ts';
import { findBranches, findPostalCodes } from '../../../mock-server/datasets/lookups.ts';
import { pickRandom, readTable } from '../../../mock-server/datasets/tables.ts';
import { createRandom } from '../../../mock-server/internal/random.ts';
import { BIRD_SORTS } from '../../../src/contract/limits.ts';

const DAY = 86_400_000;
const countUp = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** Milliseconds of full moon `k`, counted from 2000 and ending in a half: the six largest terms of Meeus, chapter 49. */
function fullMoon(k: number): number {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k;
  const node = 160.7108 + 390.67050284 * k;
  const julian =
    2451550.09766 +
    29.530588861 * k -
    0.40614 * sine(moon) +
    0.17302 * sine(sun) +
    0.01614 * sine(2 * moon) +
    0.01043 * sine(2 * node) +
    0.00734 * sine(moon - sun) -
    0.00515 * sine(moon + sun);
  return (julian - 2440587.5) * DAY;
}

describe('the data sets', () => {
  test('have the sizes of the platform document, and ids from 1 without gaps', () => {
    expect(findBirds().map(({ id }) => id)).toEqual(countUp(229));
    expect(findProverbs().map(({ id }) => id)).toEqual(countUp(158));
    expect(findEvents()).toHaveLength(145);
  });

  test('have no duplicates', () => {
    const keys = [
      findBirds().map((bird) => bird.scientific_name),
      findBirds().map((bird) => bird.common_name),
      findBirds().map((bird) => bird.mizo_name),
      findProverbs().map((proverb) => proverb.text),
      findEvents().map((event) => `${event.date} ${event.name}`),
      findPostalCodes().map((office) => `${office.pincode} ${office.office}`),
      findBranches().map((branch) => branch.ifsc),
    ];
    for (const key of keys) expect(key).toHaveLength(new Set(key).size);
  });

  test('have no empty field, no surrounding white space, and one form of each accented letter', () => {
    const all = [findBirds(), findProverbs(), findEvents(), findPostalCodes(), findBranches()].flat();
    for (const text of all.flatMap((record) => Object.values(record).map(String))) {
      expect(text).not.toBe('');
      expect(text).toBe(text.trim().normalize('NFC'));
    }
  });

  test('mark all invented records, and no others', () => {
    const named = findBirds().filter((bird) => bird.mizo_name !== `Vate ${bird.id} (made up)`);
    expect(named.map((bird) => bird.mizo_name).sort()).toEqual(
      ['Vangâ', 'Ramâr', 'Vahrit', 'Vavu', 'Varihaw', 'Ârawn', 'Vapual'].sort(),
    );
    for (const { category, meaning } of findProverbs()) {
      expect(meaning.endsWith(' (made up for testing)')).toBe(category !== 'Traditional');
    }
    expect(findProverbs({ category: 'Traditional' })).toHaveLength(19);
    for (const { ifsc, branch } of findBranches()) {
      expect(branch.endsWith(' (made up)')).toBe(/^....0MU/.test(ifsc));
    }
  });

  test('report a table row with an additional field', () => {
    expect(() => readTable(['a', 'b'], '1|2\n\n3|4|5\n')).toThrow('"3|4|5" has 3 fields: 2 are due (a, b).');
  });
});

describe('a random sample', () => {
  test('contains different records, as many as requested or available', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(300), (seed, count) => {
        const drawn = pickRandom(findBirds(), count, createRandom(seed).next);
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(Math.min(count, 229));
        expect(drawn).toHaveLength(Math.min(count, 229));
      }),
    );
  });

  test('is the same for the same numbers, and does not change the records', () => {
    const records = countUp(9);
    expect(pickRandom(records, 9, createRandom(1).next)).toEqual(
      pickRandom(records, 9, createRandom(1).next),
    );
    expect(pickRandom(records, 9, createRandom(1).next)).not.toEqual(
      pickRandom(records, 9, createRandom(2).next),
    );
    expect(records).toEqual(countUp(9));
  });

  test('contains each record in each position about equally often', () => {
    const { next } = createRandom(7);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = pickRandom(['a', 'b', 'c'], 3, next).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe('birds', () => {
  test('have scientific names of two words and the name of a family', () => {
    for (const bird of findBirds()) {
      expect(bird.scientific_name).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
      expect(bird.family).toMatch(/^[A-Z][a-z]+idae$/);
    }
  });

  test.each([
    ['vanga', "Blyth's Tragopan"],
    ['VANGÂ', "Blyth's Tragopan"],
    ['vanga\u0302', "Blyth's Tragopan"],
    ['blythii', "Blyth's Tragopan"],
    ['tragopan  BLYTH', "Blyth's Tragopan"],
    ['zıttıng', 'Zitting Cisticola'],
    ['ZİTTİNG', 'Zitting Cisticola'],
    ['paßer MONTANUS', 'Eurasian Tree Sparrow'],
  ])('are found with %j in any of their names', (q, name) => {
    expect(findBirds({ q }).map((bird) => bird.common_name)).toEqual([name]);
  });

  test.each(['phasianidaes', 'pheasant.*', '(a+)+$', '%', '_', "' OR 1=1--", '🐦'])(
    'are not found with %j, which is in no name and no family',
    (q) => {
      expect(findBirds({ q })).toEqual([]);
    },
  );

  test('of a family are found by its whole name in any case', () => {
    const owls = findBirds({ family: 'sTRıGIDAE' });
    expect(owls).toHaveLength(7);
    expect(new Set(owls.map((bird) => bird.family))).toEqual(new Set(['Strigidae']));
    expect(findBirds({ family: 'Strig' })).toEqual([]);
    expect(findBirds({ family: 'Strigidae', q: 'otus' })).toHaveLength(3);
  });

  test('with equal keys are sorted by id', () => {
    const groups = Map.groupBy(findBirds({ sort: 'family' }), (bird) => bird.family);
    expect([...groups.keys()]).toEqual([...groups.keys()].sort());
    for (const group of groups.values()) {
      expect(group.map(({ id }) => id)).toEqual(group.map(({ id }) => id).sort((a, b) => a - b));
    }
  });

  test.each(BIRD_SORTS)('are all included when sorted by %s', (sort) => {
    const sorted = findBirds({ sort });
    expect(sorted.map(({ id }) => id).sort((a, b) => a - b)).toEqual(countUp(229));
  });

  test('are sorted alike in every locale of the machine', () => {
    // In Estonian, z is sorted between s and t.
    const last = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { findBirds } from './mock-server/datasets/lists.ts';
         console.log(findBirds({ sort: 'common_name' }).at(-1).common_name);`,
      ],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'et_EE.UTF-8', NODE_OPTIONS: '' } },
    );
    expect(last.trim()).toBe('Zitting Cisticola');
    expect(findBirds({ sort: 'mizo_name' })[0]?.mizo_name).toBe('Ârawn');
  });
});

describe('calendar events', () => {
  test('have valid dates in 2025 and 2026, sorted by date and then by name', () => {
    const events = findEvents();
    for (const { date } of events) expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
    expect(new Set(events.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['2025', '2026']));
    expect(events).toEqual(
      events.toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name, 'en')),
    );
  });

  test('have a full moon every 29 or 30 days, 12 in 2025 and 13 in 2026', () => {
    const moons = findEvents({ type: 'FULL_MOON' }).map(({ date }) => Date.parse(date));
    const gaps = moons.slice(1).map((moon, at) => (moon - (moons[at] ?? moon)) / DAY);
    expect(new Set(gaps)).toEqual(new Set([29, 30]));
    expect(findEvents({ type: 'FULL_MOON', year: 2025 })).toHaveLength(12);
    expect(findEvents({ type: 'FULL_MOON', year: 2026 })).toHaveLength(13);
  });

  test('have the full moons of the almanac, to the hour', () => {
    const moons = findEvents({ type: 'FULL_MOON' }).map(({ date }) => Date.parse(`${date}T12:00:00+05:30`));
    for (const [at, noon] of moons.entries()) {
      expect(Math.abs(fullMoon(309.5 + at) - noon)).toBeLessThan(DAY / 2 + DAY / 24);
    }
    // Each lunar eclipse of these years, known from another source, is on one of these days.
    for (const date of ['2025-03-14', '2025-09-07', '2026-03-03', '2026-08-28']) {
      expect(findEvents({ type: 'FULL_MOON', date })).toHaveLength(1);
    }
  });

  test.each([
    ['Good Friday', ['2025-04-18', '2026-04-03']],
    ['Easter Sunday', ['2025-04-20', '2026-04-05']],
    ['Chapchar Kut', ['2025-03-07', '2026-03-06']],
    ['diwali', ['2025-10-20', '2026-11-08']],
  ])('include %s on its days', (q, dates) => {
    expect(findEvents({ q }).map(({ date }) => date)).toEqual(dates);
  });

  test('match all conditions at once', () => {
    expect(findEvents({ year: 2025, month: 8, type: 'NATIONAL' }).map(({ name }) => name)).toEqual([
      'Independence Day',
      'Janmashtami',
    ]);
    expect(findEvents({ date: '2025-08-15', q: 'parsi' })).toEqual([
      { date: '2025-08-15', name: "Parsi New Year's Day / Nauraj", type: 'RESTRICTED' },
    ]);
    expect(findEvents({ date: '2025-08-15', year: 2026 })).toEqual([]);
  });

  test('from a day on include that day', () => {
    expect(findEvents({ from: '2026-12-25' }).map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-31']);
    expect(findEvents({ from: '2027-01-01' })).toEqual([]);
  });
});
