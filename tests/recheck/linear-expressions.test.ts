import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { install } from '../../tools/install.ts';
import { PATIENCE_MS } from '../../tools/patience.ts';
import {
  alternativesOf,
  expressionsIn,
  expressionsOf,
  isUnbounded,
  type Expression,
} from './regular-expressions.ts';

const root = resolve(import.meta.dirname, '../..');

/** What recheck finds out about an expression. */
interface Verdict {
  source: string;
  status: 'safe' | 'vulnerable' | 'unknown';
  complexity?: { summary: string };
}

const manifest = resolve(import.meta.dirname, 'package.json');
await install(dirname(manifest), '--omit=optional');
const { check } = createRequire(manifest)('recheck') as {
  check: (source: string, flags: string, limits: object) => Promise<Verdict>;
};

/** `tools/` and the build of the demo read files of this repository only. */
const FOLDERS = ['src', 'mock-server', 'demo'];

/**
 * Attacks are limited by the number of characters read: on a busy machine, a time limit would make a linear expression look slow.
 */
const LIMITS = { timeout: PATIENCE_MS.condition, attackTimeout: null, incubationTimeout: null };

/** Expressions that read short texts only, with the reason. */
const SHORT: Record<string, string> = {
  '/\\B(?=(\\d{3})+$)/g': 'a number has 21 digits at most',
};

const known = new Map(
  FOLDERS.flatMap((folder) => expressionsIn(root, `${folder}/**/*.{ts,js}`))
    .filter(({ place }) => !/\.gen\.|^demo\/src\/(?:build|markdown)\//.test(place))
    .map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
);

/**
 * Parts of an expression that may take more than linear time. An expression that is applied repeatedly, each time at the end of
 * its last match, may read characters again that one of its alternatives has read in vain, so each alternative must be linear
 * by itself, wherever it starts.
 */
async function slowParts({ source, flags }: Expression): Promise<string[]> {
  const isRepeated = /[gy]/.test(flags);
  const parts = new Set([source, ...(isRepeated ? alternativesOf(source) : [])]);
  const verdicts = [...parts].map((part) => check(part, flags.replace('y', ''), LIMITS));
  return (await Promise.all(verdicts))
    .filter(({ status }) => status !== 'safe')
    .map((verdict) => `${verdict.source}: ${verdict.complexity?.summary ?? verdict.status}`);
}

test('the expressions of all folders are found', () => {
  const folders = [...known.values()].map(({ place }) => place.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(FOLDERS));
});

test.each([
  ['[*+]\\+', false],
  ['a{2,5}?', false],
  ['[*]a*', true],
  ['(?:a|b)+', true],
  ['\\\\+', true],
  ['a{2,}', true],
])('%s reads any number of characters: %s', (source, expected) => {
  expect(isUnbounded(source)).toBe(expected);
});

test('every exception is needed', () => {
  expect(Object.keys(SHORT).filter((text) => !known.has(text))).toEqual([]);
});

test.each([...known].filter(([text, { source }]) => !(text in SHORT) && isUnbounded(source)))(
  '%s takes linear time for any input (S21)',
  async (_, expression) => {
    expect(await slowParts(expression), expression.place).toEqual([]);
  },
);

test.each([
  ['of trailing padding', String.raw`text.replace(/=+$/, '')`],
  ['of trailing white space', String.raw`text.replace(/^\s+|\s+$/g, '')`],
  ['with nested quantifiers', String.raw`/^(a+)+$/.test(text)`],
  ['that searches for an end that may be missing', String.raw`/<\?[^]*?\?>/.exec(text)`],
  ['of parts of a document type', String.raw`/<!--[^]*?-->|<\?[^]*?\?>|[^"'\]]|"[^"]*"|'[^']*'/y.exec(text)`],
  ['made of constants', String.raw`const END = '=+'; new RegExp(${'`${END}$`'}).test(text)`],
])('an expression %s is found to be slow (U13, S21)', async (_, code) => {
  const [expression] = expressionsOf(code, 'example.ts');
  expect(expression && (await slowParts(expression))).not.toEqual([]);
});

test('an expression made at run time is rejected, since it cannot be checked', () => {
  expect(() => expressionsOf('new RegExp(query)', 'example.ts')).toThrow('query is not known before it runs');
});
