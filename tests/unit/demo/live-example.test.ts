import { expect, test } from 'vitest';
import { liveFrame } from '../../../demo/src/live-example.ts';
import { tokenFrom } from '../../../mock-server/seed/names.ts';

/** Style of the frame of an example. */
const styleOf = (html: string) => /style="([^"]*)"/.exec(liveFrame(html))?.[1];

test.each([
  ['<div data-pix-gallery="all"></div>', '--pictures:24;--extras:0px;--narrow-extras:0px'],
  ['<div data-pix-gallery="all" data-limit="6"></div>', '--pictures:6;--extras:0px;--narrow-extras:0px'],
  [
    '<pix-gallery limit="8" layout="rows"></pix-gallery>',
    '--pictures:8;--extras:0px;--narrow-extras:0px;--height:0.8',
  ],
  [
    '<div data-pix-gallery="all" data-limit="9" data-layout="columns"></div>',
    '--pictures:9;--extras:0px;--narrow-extras:0px;--height:0.84',
  ],
  [
    '<div data-pix-gallery="all" data-limit="6" data-controls="search sort tags" data-paging="pages"></div>',
    '--pictures:6;--extras:164px;--narrow-extras:216px',
  ],
  [
    '<div data-pix-gallery="all" data-limit="6"><h3 slot="header">Sea</h3></div>',
    '--pictures:6;--extras:31px;--narrow-extras:31px',
  ],
  [
    '<pix-image slug="low-tide-early-light" ratio="3:2"></pix-image>',
    '--pictures:24;--extras:0px;--narrow-extras:0px;--ratio:3/2',
  ],
])('space is reserved for %s', (html, style) => {
  expect(styleOf(html)).toBe(style);
});

test('the space of an album is that of its pictures', () => {
  const token = tokenFrom('Panoramas');
  expect(styleOf(`<pix-album token="${token}"></pix-album>`)).toMatch(/^--pictures:\d\d;/);
  expect(styleOf(`<pix-album token="${token}"></pix-album>`)).not.toContain('--pictures:24;');
});

test('a live example contains its markup unchanged', () => {
  const html = '<div data-pix-gallery="all" data-sync>\n  <p>Loading</p>\n</div>';
  expect(liveFrame(html)).toContain(`\n${html}\n`);
});
