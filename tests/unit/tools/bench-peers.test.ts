/** The comparison with other libraries: its figures are complete, and match the measurements of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTESTANTS } from '../../../tools/bench/peers/contestants.ts';
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

  it('states date, command, browser, rounds, conditions and spread of the run', () => {
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    expect(comparison).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      command: expect.stringMatching(/^npm run /) as string,
      browser: expect.stringMatching(/^Chromium \d+$/) as string,
      rounds: expect.any(Number) as number,
      conditions: CONDITIONS,
      spreadPercent: expect.any(Number) as number,
      contestants: expect.any(Array) as [],
    });
    expect(Object.keys(scripts)).toContain(comparison.command.slice('npm run '.length));
    expect(comparison.rounds).toBeGreaterThanOrEqual(3);
    expect(comparison.spreadPercent).toBeGreaterThan(0);
  });

  it('has all contestants in order, Pix first', () => {
    const listed = comparison.contestants.map(({ id, name }) => ({ id, name }));
    expect(listed).toEqual(CONTESTANTS.map(({ id, name }) => ({ id, name })));
    expect(listed[0]?.id).toBe('pix');
  });

  it.each(CONTESTANTS)('has all figures of $name, for the measured versions', ({ id, packages }) => {
    const figures = comparison.contestants.find((contestant) => contestant.id === id);
    const { dependencies } = readJson('tools/bench/peers/package.json') as {
      dependencies: Record<string, string>;
    };
    const versions = Object.fromEntries(packages.map((name) => [name, dependencies[name]]));
    expect(figures?.versions).toEqual(id === 'pix' ? { 'pix-sdk': expect.any(String) as string } : versions);
    const { codeBytes, codeRequests, codeBytesWithViewer, picturesAboveFold } = figures ?? {};
    for (const count of [codeBytes, codeRequests, codeBytesWithViewer, picturesAboveFold])
      expect(count).toBeGreaterThan(0);
    expect(codeBytesWithViewer).toBeGreaterThanOrEqual(codeBytes ?? NaN);
    expect(figures?.layoutShift).toBeGreaterThanOrEqual(0);
    for (const times of [figures?.firstPicture, figures?.aboveFold]) expectOrdered(times);
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
    for (const { id } of CONTESTANTS)
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
