import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BODY_BYTES } from '../../../src/contract/limits.ts';
import { bodyStatusOf, exampleText, JSON_TYPE, uploads } from './support/send-body.ts';

const FORM_TYPE = 'multipart/form-data; boundary=limit';
const typed = { 'Content-Type': FORM_TYPE };

// The tests of uploads send bodies of 70 MB; these only announce the length.
test.each(uploads)('$id rejects a body with a Content-Length over the limit (S3)', async (operation) => {
  for (const type of [JSON_TYPE, FORM_TYPE]) {
    const headers = (length: number) => ({ 'Content-Type': type, 'Content-Length': String(length) });
    expect(await bodyStatusOf(operation, '{', headers(MAX_UPLOAD_BODY_BYTES + 1)), type).toBe(413);
    expect(await bodyStatusOf(operation, '{', headers(MAX_UPLOAD_BODY_BYTES)), type).toBe(400);
  }
});

describe('multipart', () => {
  const part = (name: string, value: string) =>
    `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each(uploads)('$id rejects malformed forms (S6)', async (operation) => {
    const whole = `${part('title', 'One')}--limit--\r\n`;
    const broken: [body: string, type: string][] = [
      [whole, 'multipart/form-data'],
      [whole, 'multipart/form-data; boundary='],
      [whole, 'multipart/form-data; boundary=other'],
      [part('title', 'One'), FORM_TYPE],
      [whole.slice(0, -8), FORM_TYPE],
      [exampleText(operation), FORM_TYPE],
      ['', FORM_TYPE],
    ];
    for (const [body, type] of broken) {
      expect(await bodyStatusOf(operation, body, { 'Content-Type': type }), `${type} ${body}`).toBe(400);
    }
  });

  test.each(uploads)('$id rejects a form without its picture, and names it', async (operation) => {
    expect(await bodyStatusOf(operation, `${part('title', 'One')}--limit--\r\n`, typed)).toBe(422);
    expect(await bodyStatusOf(operation, '--limit--\r\n', typed)).toBe(422);
  });
});
