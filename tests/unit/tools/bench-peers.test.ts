/** The comparison with other libraries: its figures are complete, and match the measurements of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUPS, PAGES } from '../../../tools/bench/peers/contestants.ts';
import {
  CONDITIONS,
  FIGURES_FILE,
  type Comparison,
  type Spread,
} from '../../../tools/bench/peers/figures.ts';
import { interquartilePercent, quantile, spreadOf } from '../../../tools/bench/peers/statistics.ts';

const root = resolve(import.meta.dirname, '../../..');
const readJson = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as unknown;

describe('docs/figures/peers.json', () => {
  const comparison = readJson(FIGURES_FILE) as Comparison;

  it('states date, command, browser, conditions and spread of the run', () => {
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    expect(comparison).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      command: expect.stringMatching(/^npm run /) as string,
      browser: expect.stringMatching(/^Chromium \d+$/) as string,
      conditions: CONDITIONS,
      spreadPercent: expect.any(Number) as number,
      groups: expect.any(Array) as [],
    });
    expect(Object.keys(scripts)).toContain(comparison.command.slice('npm run '.length));
    expect(comparison.spreadPercent).toBeGreaterThan(0);
  });

  it('has all groups and contestants in order, Pix first', () => {
    const listed = comparison.groups.map(({ layout, pictures, contestants }) => ({
      layout,
      pictures,
      contestants: contestants.map(({ id, name }) => ({ id, name })),
    }));
    expect(listed).toEqual(
      GROUPS.map(({ contestants, ...group }) => ({
        ...group,
        contestants: contestants.map(({ id, name }) => ({ id, name })),
      })),
    );
    for (const { contestants } of listed) expect(contestants[0]?.id).toBe('pix');
  });

  it.each(GROUPS)('has all figures of $pictures in $layout, for the measured versions', (group) => {
    const { dependencies } = readJson('tools/bench/peers/package.json') as {
      dependencies: Record<string, string>;
    };
    const { rounds = 0, contestants = [] } =
      comparison.groups.find(
        ({ layout, pictures }) => layout === group.layout && pictures === group.pictures,
      ) ?? {};
    expect(rounds).toBeGreaterThanOrEqual(3);
    for (const [at, { id, packages, isByHand }] of group.contestants.entries()) {
      const figures = contestants[at];
      const versions = Object.fromEntries(packages.map((name) => [name, dependencies[name]]));
      expect(figures?.versions).toEqual(
        id === 'pix' ? { 'pix-sdk': expect.any(String) as string } : versions,
      );
      const { codeBytes, codeRequests, codeBytesWithViewer = codeBytes, picturesAboveFold } = figures ?? {};
      for (const count of [codeBytes, codeRequests, picturesAboveFold]) expect(count).toBeGreaterThan(0);
      expect(figures && 'codeBytesWithViewer' in figures).toBe(!isByHand);
      expect(codeBytesWithViewer).toBeGreaterThanOrEqual(codeBytes ?? NaN);
      expect(figures?.layoutShift).toBeGreaterThanOrEqual(0);
      for (const times of [figures?.firstPicture, figures?.aboveFold, figures?.script]) expectOrdered(times);
    }
  });
});

function expectOrdered(
  { least, median, greatest }: Spread = { least: NaN, median: NaN, greatest: NaN },
): void {
  expect(least).toBeGreaterThan(0);
  expect(median).toBeGreaterThanOrEqual(least);
  expect(greatest).toBeGreaterThanOrEqual(median);
}

describe('the comparison', () => {
  it('has a page for each contestant', () => {
    for (const id of PAGES)
      expect(existsSync(resolve(root, `tools/bench/peers/pages/${id}.html`)), id).toBe(true);
  });

  it('pins the version of each library', () => {
    const { dependencies } = readJson('tools/bench/peers/package.json') as {
      dependencies: Record<string, string>;
    };
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('interpolates quantiles of numbers in any order', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([5], 0.25)).toBe(5);
  });

  it('reports medians with the minimum and the maximum time, in whole milliseconds', () => {
    expect(spreadOf([210.4, 190.6, 199.7])).toEqual({ least: 191, median: 200, greatest: 210 });
  });

  it('reports the interquartile range in percent of the median', () => {
    expect(interquartilePercent([100, 110, 90, 120, 80])).toBe(20);
  });
});
