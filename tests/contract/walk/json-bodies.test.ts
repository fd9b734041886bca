import { describe, expect, test } from 'vitest';
import { MAX_JSON_BYTES } from '../../../src/contract/limits.ts';
import { validDraft, withoutBody } from './support/draft.ts';
import { bodyStatusOf, exampleText, JSON_TYPE, uploads, writers } from './support/send-body.ts';
import { successesOf } from './support/statuses.ts';
import { expectationFor } from './support/expectation.ts';

const typed = { 'Content-Type': JSON_TYPE };
const others = writers.filter((operation) => !uploads.includes(operation));

describe('JSON', () => {
  test.each(writers)('$id rejects malformed JSON (S7)', async (operation) => {
    const example = exampleText(operation);
    const broken = [
      '{',
      example.slice(0, -1),
      `${example}}`,
      `${example}{}`,
      "{'a':1}",
      '{"a":NaN}',
      '\u0000',
      '{"a":"\n"}',
    ];
    const bytes = [Uint8Array.of(0x7b, 0xff, 0x7d), new TextEncoder().encode(example).with(-2, 0xc3)];
    for (const body of [...broken, ...bytes])
      expect(await bodyStatusOf(operation, body, typed), String(body)).toBe(400);
  });

  test.each(writers)('$id rejects JSON that is not an object (S7)', async (operation) => {
    for (const body of ['null', '[]', '""', '"{}"', '0', 'true', `[${exampleText(operation)}]`, '1e400']) {
      expect(await bodyStatusOf(operation, body, typed), body).toBe(422);
    }
  });

  test.each(writers)(
    '$id accepts the example with a byte order mark, and only as UTF-8',
    async (operation) => {
      const successes = successesOf(operation);
      const example = exampleText(operation);
      expect(successes).toContain(await bodyStatusOf(operation, `\ufeff${example}`, typed));
      for (const type of [
        'Application/JSON',
        'application/json;charset=UTF-8',
        'application/json; charset="utf-8"',
      ]) {
        expect(successes, type).toContain(await bodyStatusOf(operation, example, { 'Content-Type': type }));
      }
    },
  );

  test.each(writers)('$id rejects other content types (S5)', async (operation) => {
    const types = [
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'application/jsonp',
        'json',
        '*/*',
      ],
      ...(uploads.includes(operation) ? [] : ['multipart/form-data; boundary=limit']),
    ];
    for (const type of types) {
      expect(await bodyStatusOf(operation, exampleText(operation), { 'Content-Type': type }), type).toBe(415);
    }
    expect(await bodyStatusOf(operation, exampleText(operation))).toBe(415);
    expect(
      await bodyStatusOf(operation, exampleText(operation), { ...typed, 'Content-Encoding': 'gzip' }),
    ).toBe(415);
  });

  test.each(writers)('$id accepts a missing body only if the body is optional', async (operation) => {
    const { body, ...bare } = validDraft(operation);
    const isOptional = withoutBody({ ...bare, ...(body && { body }) }).body === undefined;
    const statuses = isOptional ? expectationFor(bare).statuses : undefined;
    for (const body of [null, '']) {
      expect(statuses ?? [415]).toContain(await bodyStatusOf(operation, body));
      expect(statuses ?? [400]).toContain(await bodyStatusOf(operation, body, typed));
    }
  });

  test.each(others)(
    '$id accepts as many bytes as permitted, and not one more (P18, S3)',
    async (operation) => {
      const text = exampleText(operation);
      const padded = (length: number) => text.padEnd(length, ' ');
      expect(successesOf(operation)).toContain(await bodyStatusOf(operation, padded(MAX_JSON_BYTES), typed));
      expect(await bodyStatusOf(operation, padded(MAX_JSON_BYTES + 1), typed)).toBe(413);
      const announced = { ...typed, 'Content-Length': String(MAX_JSON_BYTES + 1) };
      expect(await bodyStatusOf(operation, text, announced)).toBe(413);
    },
  );
});
