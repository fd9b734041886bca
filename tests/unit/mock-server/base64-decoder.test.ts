import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Base64Decoder } from '../../../mock-server/http/base64-decoder.ts';

/** Decodes a text in pieces of equal length. */
const decode = (text: string, length = 1_000_000) => {
  const decoder = new Base64Decoder();
  const bytes = Buffer.from(text, 'latin1');
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += length) {
    decoder.write(bytes.subarray(at, at + length));
    blocks.push(...decoder.takeBlocks());
  }
  decoder.finish();
  blocks.push(...decoder.takeBlocks());
  return { bytes: Buffer.concat(blocks), fault: decoder.fault, size: decoder.size };
};

const spaced = (text: string, every: number) => text.replace(new RegExp(`.{${every}}`, 'g'), '$& \r\n\t');

test('decodes any bytes, raw or as a data URI, in pieces, with white space, with and without padding', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('', 'data:image/png;base64,', '  data:;base64,', 'DATA:x;a=b; BASE64 ,'),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (bytes, prefix, every, length, isPadded) => {
        const text = Buffer.from(bytes).toString('base64');
        const written = prefix + spaced(isPadded ? text : text.replace(/=+$/, ''), every);
        const found = decode(written, length);
        expect(found.fault).toBeUndefined();
        expect([...found.bytes]).toEqual([...bytes]);
        expect(found.size).toBe(bytes.length);
      },
    ),
  );
});

test('decodes more than one block', () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) & 255));
  const found = decode(bytes.toString('base64'), 4_097);
  expect(found.bytes.equals(bytes)).toBe(true);
  expect(found.size).toBe(200_000);
});

test('letters that could begin a data URI are decoded as Base64 unless they do', () => {
  for (const text of ['', 'da', 'data', 'dATa', 'data/ABC', 'd ata']) {
    expect(decode(text, 1)).toMatchObject({ fault: undefined, bytes: Buffer.from(text, 'base64') });
  }
});

test.each([
  ['A', 'padding'],
  ['AAAAA', 'padding'],
  ['AA=', 'padding'],
  ['AAA==', 'padding'],
  ['AAAA=', 'padding'],
  ['AA===', 'padding'],
  ['=', 'padding'],
  ['AA==AA==', 'padding'],
  ['AA=A', 'padding'],
  ['AA-A', '"-" is not allowed'],
  ['AA_A', '"_" is not allowed'],
  ['AA%3D', '"%" is not allowed'],
  ['AAAA\u0000', '\\u0000'],
  ['AAAA\u00e9', 'non-ASCII'],
  ['\u00e9', 'non-ASCII'],
  ['data:image/png,AAAA', 'data URI'],
  ['data:image/png;base64', 'data URI'],
  ['data:', 'data URI'],
  [`data:${'x'.repeat(2000)};base64,AAAA`, 'data URI'],
  ['data:;base64,data:;base64,AAAA', '":" is not allowed'],
])('%j is rejected for its %s', (text, words) => {
  for (const length of [1, 3, 1_000_000]) expect(decode(text, length).fault).toContain(words);
});

test('an error ends the decoding: the remaining input takes no memory', () => {
  expect(decode(`AAAA!${'A'.repeat(1_000_000)}`).size).toBeLessThan(10);
});
