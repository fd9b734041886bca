import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFileNames, extensionOf, safeName } from '../../../src/internal/file-names.ts';

it.each([
  ['Harbour', 'Harbour'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['  .hidden. ', 'hidden'],
  ['CON ', '_CON'],
  ['lpt1.old', '_lpt1.old'],
  ['COM¹', '_COM¹'],
  ['nul .v2', '_nul .v2'],
  ['con' + 'in$', '_con' + 'in$'],
  ['console', 'console'],
  ['مرحبا \u202egpj.exe', 'مرحبا gpj.exe'],
  ['a\u061cb', 'a b'],
  ['line\nbreak\u0000', 'line break'],
  ['e\u0301te\u0301', 'été'],
])('%j is a safe name', (text, name) => {
  expect(safeName(text)).toBe(name);
});

it('any titles make names that every file system takes, none twice', () => {
  const titles = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('A', 'a', 'a.jpg', '…/', '👩‍🚀'.repeat(40))),
  );
  fc.assert(
    fc.property(titles, (all) => {
      const nameOf = createFileNames();
      const names = all.map((title) => nameOf(title, 'jpg'));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^[^.\s"*/:<>?\\|\p{Cc}][^"*/:<>?\\|\p{Cc}]*\.jpg$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThan(256);
        expect(name.isWellFormed()).toBe(true);
      }
    }),
  );
});

it('the second of a name has a number, also in other letters', () => {
  const nameOf = createFileNames();
  const names = ['Quay', 'quay', 'Quay', 'Quay (2)'].map((title) => nameOf(title, 'png'));
  expect(names).toEqual(['Quay.png', 'quay (2).png', 'Quay (3).png', 'Quay (2) (2).png']);
});

it('a title that ends with its extension keeps one', () => {
  const nameOf = createFileNames();
  expect(nameOf('IMG_1.JPEG', 'jpg')).toBe('IMG_1.jpg');
  expect(nameOf('IMG_1.png', 'jpg')).toBe('IMG_1.png.jpg');
  expect(nameOf('Version 1.2', 'png')).toBe('Version 1.2.png');
});

it('the type of a response decides the extension, else its address', () => {
  expect(extensionOf('image/jpeg', 'https://pix.example/raw/a.png')).toBe('jpg');
  expect(extensionOf('IMAGE/SVG+XML; charset=utf-8', 'https://pix.example/a')).toBe('svg');
  expect(extensionOf(null, 'https://pix.example/raw/a.PNG?x=a.gif')).toBe('png');
  expect(extensionOf('application/octet-stream', 'https://pix.example/raw/a')).toBe('bin');
  expect(extensionOf('application/octet-stream', 'https://pix.example/raw/a.JPEG')).toBe('jpg');
});

it.each(['exe', 'bat', 'lnk', 'html'])('no picture becomes a file %s', (ending) => {
  const extension = extensionOf('application/octet-stream', `https://pix.example/raw/a.${ending}`);
  expect(createFileNames()(`Quay.${ending}`, extension)).toBe(`Quay.${ending}.bin`);
});
