/** Values at the limits of the contract, and values just beyond them. */
import type { Node } from '../../../mock-server/check/document.ts';

/** Keywords of a schema that limit a value. */
export const LIMITS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'pattern', 'enum', 'format'],
] as readonly Limit[];

export type Limit =
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'enum'
  | 'format';

interface Around {
  inside: unknown[];
  outside: unknown[];
}

/**
 * Values on both sides of a limit.
 *
 * @param sample A valid value.
 * @param mark Character that fills long texts.
 */
export function valuesAround(limit: Limit, schema: Node, sample: unknown, mark: string): Around {
  const bound = schema[limit];
  if (limit === 'pattern') return aroundPattern(schema, String(sample));
  if (limit === 'enum') {
    const outside = (bound as unknown[]).some((value) => typeof value === 'string')
      ? ['no-such-word', 2]
      : [2024, 2027, '2026'];
    return { inside: bound as unknown[], outside };
  }
  if (limit === 'format') {
    if (bound !== 'date') throw new Error(`No values are known around the format ${String(bound)}.`);
    return {
      inside: [sample, '2024-02-29'],
      outside: ['2026-02-30', '2025-02-29', '26-01-01', '2026-1-1', ''],
    };
  }
  const number = Number(bound);
  switch (limit) {
    case 'minimum':
      return { inside: [number], outside: [number - 1, number - 0.5] };
    case 'maximum':
      return { inside: [number], outside: [number + 1] };
    case 'exclusiveMinimum':
      return { inside: [number + 0.001], outside: [number, number - 1] };
    case 'minLength':
      return { inside: [sample], outside: ['x'.repeat(number - 1)] };
    case 'maxLength':
      return { inside: [padded(sample, number, mark)], outside: [padded(sample, number + 1, mark)] };
  }
}

/** A text of the given length; a URL stays a URL. */
function padded(sample: unknown, length: number, mark: string): string {
  const url = /^https?:/.test(String(sample)) ? String(sample) : '';
  return url + (url ? 'x' : mark).repeat(length - url.length);
}

/** Many texts near the sample, divided by the pattern. */
function aroundPattern(schema: Node, sample: string): Around {
  const pattern = new RegExp(String(schema['pattern']), 'u');
  const maxLength = Number(schema['maxLength'] ?? Infinity);
  const marks = [' ', '\n', '!', '-', '.', '_', 'é', '0', 'a', 'Z', '٣'];
  const texts = [
    '',
    sample,
    sample + sample,
    sample.slice(1),
    sample.slice(0, -1),
    sample.toUpperCase(),
    ...marks.flatMap((mark) => [
      mark,
      sample + mark,
      mark + sample,
      mark + sample.slice(1),
      sample.slice(0, -1) + mark,
    ]),
    ...Array.from({ length: 70 }, (_, length) => '7'.repeat(length)),
    ...Array.from({ length: 70 }, (_, length) => 'a'.repeat(length)),
    ...['0', '0.0', '0.01', '1.234', '.5', '1.', '1e3', '-1', '+1', '1,5'],
    ...[
      'http://a',
      'https://a',
      'ftp://a',
      'http:/a',
      'http://',
      'https://?',
      'HTTP://a',
      'javascript:alert(1)',
      '//a',
    ],
  ].filter((text) => text.length <= maxLength);
  return {
    inside: texts.filter((text) => pattern.test(text)),
    outside: texts.filter((text) => !pattern.test(text)),
  };
}
