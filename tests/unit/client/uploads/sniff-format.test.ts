import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sniffFormat as referenceSniff } from '../../../../mock-server/imaging/sniff-format.ts';
import { blankPicture } from '../../../../mock-server/seed/blank/blank-picture.ts';
import { SNIFF_BYTES, sniffFormat } from '../../../../src/client/uploads/sniff-format.ts';
import { bmpKinds } from '../../mock-server/support/bmp.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(littleEndian ? bytes : bytes.swap16());
};
const sniffText = (text: string) => sniffFormat(utf8(text).subarray(0, SNIFF_BYTES));

const canvas = () => sharp({ create: { width: 7, height: 5, channels: 4, background: '#c638' } });

it.each([
  ['JPG', canvas().jpeg()],
  [
    'JPG',
    canvas()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'me' } }),
  ],
  ['PNG', canvas().png()],
  ['GIF', canvas().gif()],
  ['WEBP', canvas().webp()],
  ['WEBP', canvas().webp({ lossless: true })],
] as const)('recognizes a %s as encoded by programs (U10)', async (format, image) => {
  expect(sniffFormat(new Uint8Array(await image.toBuffer()))).toBe(format);
});

it('recognizes pictures of any size by their first bytes (U10)', () => {
  const side = fc.integer({ min: 1, max: 300 });
  const raster = fc.constantFrom(
    'JPG' as const,
    'PNG' as const,
    'GIF' as const,
    'WEBP' as const,
    'BMP' as const,
  );
  fc.assert(
    fc.property(raster, side, side, (format, width, height) => {
      const file = blankPicture(format, { width, height, colour: [200, 100, 50] });
      expect(sniffFormat(file.subarray(0, SNIFF_BYTES))).toBe(format);
    }),
    { numRuns: 60 },
  );
});

it.each(Object.entries(bmpKinds))('recognizes a BMP of the kind %s', (_, file) => {
  expect(sniffFormat(file)).toBe('BMP');
});

it('recognizes a BMP whose reserved fields are set', () => {
  const file = Uint8Array.from(bmpKinds['24 bit'] ?? []);
  expect(file.length).toBeGreaterThan(20);
  file.set([1, 2, 3, 4], 6);
  expect(sniffFormat(file)).toBe('BMP');
});

const gap = fc.constantFrom(
  ' ',
  '\n\t',
  '<!-- é > " <svg> -->',
  '<!---->',
  '<?xml-stylesheet href=">"?>',
  '',
);
const documentType = fc.constantFrom(
  '',
  '<!DOCTYPE svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/[>">',
  `<!DOCTYPE svg [ <!-- ]> " --> <?x ]> ?> <!ENTITY a "]>"> <!ENTITY b ']>'> ]>`,
  '<!DOCTYPE html>',
);
const svg = fc
  .record({
    declaration: fc.constantFrom('', '<?xml version="1.0"?>'),
    before: fc.array(gap, { maxLength: 6 }).map((parts) => parts.join('')),
    documentType,
    after: fc.array(gap, { maxLength: 6 }).map((parts) => parts.join('')),
    root: fc.constantFrom('<svg>', '<svg/>', '<svg\nwidth="1">', '<svg:svg xmlns:svg="x">', '<s-1:svg >'),
  })
  .map((parts) => Object.values(parts).join(''));

it('recognizes an SVG with any prologue, in UTF-8 and UTF-16', () => {
  fc.assert(
    fc.property(svg, (text) => {
      for (const file of [utf8(text), utf8(`\ufeff${text}`), utf16(text, true), utf16(text, false)]) {
        expect(referenceSniff(file)).toBe('SVG');
        expect(sniffFormat(file)).toBe('SVG');
      }
    }),
  );
});

it('rejects no SVG that the server would accept, wherever its prologue is cut', () => {
  fc.assert(
    fc.property(svg, fc.integer({ min: 1, max: 300 }), (text, before) => {
      const file = utf8(`${' '.repeat(SNIFF_BYTES - before)}${text}`);
      expect(referenceSniff(file)).toBe('SVG');
      expect(sniffFormat(file.subarray(0, SNIFF_BYTES))).toBe('SVG');
    }),
  );
});

it.each([
  ['HTML', '<!doctype html><html><body><svg width="1"></svg></body></html>'],
  ['HTML that is longer than the examined bytes', `<!doctype html>\n<html>${'<svg> '.repeat(2000)}`],
  ['a page without document type', '<html><svg></svg></html>'],
  ['an XML file of another kind', '<?xml version="1.0"?><rss></rss>'],
  ['an element with a similar name', '<svgs></svgs>'],
  ['a comment that mentions a drawing', '<!-- <svg> -->'],
  ['a prologue without a root', '<?xml version="1.0"?>\n'],
  ['a text', 'svg'],
  ['a text that begins like a BMP', 'BMW makes cars.'],
  ['a list', `[${'1, '.repeat(3000)}2]`],
  ['nothing', ''],
])('recognizes no picture in %s, whatever its name (U10)', (_, text) => {
  expect(sniffText(text)).toBeUndefined();
});

it.each([
  ['TIFF', () => canvas().tiff().toBuffer()],
  ['AVIF', () => canvas().avif().toBuffer()],
])('does not recognize %s, which the platform does not support', async (_, make) => {
  expect(sniffFormat(new Uint8Array(await make()))).toBeUndefined();
});

it('accepts everything that the reference server accepts', () => {
  const begin = fc.constantFrom(
    ...[
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'GIF87a',
      'GIF89a',
      'RIFF1234WEBP',
      'BM1234\0\0\0\0',
      '<svg ',
      'RIFF',
      '',
    ],
  );
  fc.assert(
    fc.property(begin, fc.uint8Array({ maxLength: 40 }), (start, rest) => {
      const file = new Uint8Array([...Buffer.from(start, 'latin1'), ...rest]);
      const format = referenceSniff(file);
      fc.pre(format !== undefined);
      expect(sniffFormat(file)).toBe(format);
    }),
    { numRuns: 1000 },
  );
});

it('reads a hostile prologue in one pass', () => {
  for (const part of [
    '<!--',
    '<!---->',
    '<?',
    "'",
    '"',
    '<!doctype',
    '<!doctype [',
    '<!doctype [<!---->',
    ' <',
    '[',
  ]) {
    expect(['SVG', undefined]).toContain(sniffText(part.repeat(SNIFF_BYTES)));
    expect(
      sniffFormat(utf8(`<!doctype x [${part.repeat(500)}`).subarray(0, SNIFF_BYTES - 1)),
    ).toBeUndefined();
  }
});
