import { expect, test } from 'vitest';
import { liveFrame } from '../../../demo/src/live-example.ts';

/** Style of the frame of an example. */
const styleOf = (html: string) => /style="([^"]*)"/.exec(liveFrame(html))?.[1];

test.each([
  ['<div data-pix-gallery="all"></div>', '--pictures:24;--extras:0px'],
  ['<div data-pix-gallery="all" data-limit="6"></div>', '--pictures:6;--extras:0px'],
  ['<pix-gallery limit="8" layout="rows"></pix-gallery>', '--pictures:8;--extras:0px;--height:0.795'],
  [
    '<div data-pix-gallery="all" data-limit="9" data-layout="columns"></div>',
    '--pictures:9;--extras:0px;--height:0.765',
  ],
  [
    '<div data-pix-gallery="all" data-limit="6" data-controls="search tags" data-paging="pages"></div>',
    '--pictures:6;--extras:164px',
  ],
])('the space of %s is reserved', (html, style) => {
  expect(styleOf(html)).toBe(style);
});

test('a live example contains its markup as it is written', () => {
  const html = '<div data-pix-gallery="all" data-sync>\n  <p>Loading</p>\n</div>';
  expect(liveFrame(html)).toContain(`\n${html}\n`);
});
