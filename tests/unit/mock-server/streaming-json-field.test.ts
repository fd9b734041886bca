import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StreamingJsonField } from '../../../mock-server/http/streaming-json-field.ts';
import { Problem } from '../../../mock-server/http/problem.ts';

/** Reads a document in pieces of the given lengths, repeatedly. */
const extract = (json: string, lengths: readonly number[] = [1_000], maxRest = 100_000) => {
  const taken: number[] = [];
  const lifted = new StreamingJsonField({ key: 'image', onText: (part) => taken.push(...part), maxRest });
  const bytes = new TextEncoder().encode(json);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const end = at + (lengths[turn % lengths.length] ?? 1);
    lifted.write(bytes.subarray(at, end));
    at = end;
  }
  return {
    rest: lifted.finish(),
    times: lifted.occurrences,
    text: new TextDecoder().decode(Uint8Array.from(taken)),
  };
};

const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
const text = fc.string({ unit: 'grapheme' });
/** Names that do not end in a backslash: V8 confuses `"\""` with such a name once it has parsed one. */
const names = fc
  .oneof(text, fc.constantFrom('"', '\\"', '__proto__', 'images', 'image\u0000'))
  .filter((name) => name !== 'image' && !name.endsWith('\\'));
const others = fc.dictionary(names, fc.jsonValue());

test('the field is extracted completely from any document, and the rest is the document without it', () => {
  fc.assert(
    fc.property(
      others,
      others,
      text,
      pieces,
      fc.constantFrom(undefined, 1),
      (before, after, image, lengths, indent) => {
        const document = JSON.parse(
          `{${[
            JSON.stringify(before).slice(1, -1),
            `"image":${JSON.stringify(image)}`,
            JSON.stringify(after).slice(1, -1),
          ]
            .filter((part) => part !== '')
            .join(',')}}`,
        ) as Record<string, unknown>;
        const found = extract(JSON.stringify(document, null, indent), lengths);
        expect(JSON.parse(found.rest)).toEqual({ ...document, image: '' });
        expect([found.text, found.times]).toEqual([image, 1]);
      },
    ),
  );
});

test('a document without the field in its outermost object is unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), pieces, (value, lengths) => {
      const nested = JSON.stringify({ a: { image: 'x' }, b: [{ image: 'y' }, 'image', value], c: 'image' });
      expect(extract(nested, lengths)).toEqual({ rest: nested, times: 0, text: '' });
    }),
  );
});

test('invalid JSON is also invalid without the field', () => {
  const breaks = fc.constantFrom(
    '',
    '"',
    '\\',
    '{',
    '}',
    '[',
    ',',
    ':',
    '\n',
    '\u0001',
    '\\u12',
    '\\x',
    'null',
  );
  fc.assert(
    fc.property(others, text, breaks, fc.nat(), pieces, (before, image, wrong, place, lengths) => {
      const json = JSON.stringify({ ...before, image });
      const at = place % json.length;
      const broken = json.slice(0, at) + wrong + json.slice(at + 1);
      const isJson = (read: () => string) => {
        try {
          JSON.parse(read());
          return true;
        } catch {
          return false;
        }
      };
      expect(isJson(() => extract(broken, lengths).rest)).toBe(isJson(() => broken));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['{"image":"a\\/b\\u002bc\\n\\t\\"\\\\"}', 'a/b+c\n\t"\\'],
  ['{ "image" : "a" }', 'a'],
  ['{"im\\u0061ge":"a"}', 'a'],
  ['{"x":1,"image":"a"}', 'a'],
  ['{"image":["b"],"x":"image"}', ''],
  ['{"image":{"image":"b"}}', ''],
  ['["image","b"]', ''],
  ['[{"image":"b"}]', ''],
])('from %s it extracts %j', (json, wanted) => {
  expect(extract(json).text).toBe(wanted);
  expect(extract(json, [1]).text).toBe(wanted);
});

test('every occurrence of the field is counted', () => {
  expect(extract('{"image":"a","image":null,"x":{"image":1}}').times).toBe(2);
});

test('the rest may be as long as allowed, and not a byte longer', () => {
  const json = '{"image":"aaaaaaaaaaaaaaaaaaaa","x":"é"}';
  const length = new TextEncoder().encode(json).length - 20;
  expect(extract(json, [7], length).text).toHaveLength(20);
  expect(() => extract(json, [7], length - 1)).toThrow(Problem);
});

test('a rest that is not UTF-8 throws a TypeError', () => {
  const lifted = new StreamingJsonField({ key: 'image', onText: () => undefined, maxRest: 100 });
  lifted.write(Uint8Array.of(0x22, 0xe9, 0x22));
  expect(() => lifted.finish()).toThrow(TypeError);
});
