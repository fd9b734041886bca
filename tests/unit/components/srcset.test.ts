import { expect, it } from 'vitest';
import { largestCandidate, parseSrcset } from '../../../src/components/own-images/srcset.ts';

it.each([
  ['a.jpg', [{ url: 'a.jpg', density: 1 }]],
  [
    'a.jpg, b.jpg 2x',
    [
      { url: 'a.jpg', density: 1 },
      { url: 'b.jpg', density: 2 },
    ],
  ],
  [
    '  a.jpg 480w,\n b.jpg 1.5e3w ,c.jpg 960w',
    [
      { url: 'a.jpg', width: 480 },
      { url: 'c.jpg', width: 960 },
    ],
  ],
  [
    '/w_480,h_320/a.jpg 480w,/w_960,h_640/a.jpg 960w 640h',
    [
      { url: '/w_480,h_320/a.jpg', width: 480 },
      { url: '/w_960,h_640/a.jpg', width: 960 },
    ],
  ],
  ['', []],
])('srcset "%s" is parsed as browsers do, without candidates that are invalid', (srcset, candidates) => {
  expect(parseSrcset(srcset)).toEqual(candidates);
});

it.each([
  ['a.jpg 480w, b.jpg 1600w, c.jpg 800w', 'b.jpg'],
  ['a.jpg, b.jpg 3x, c.jpg 2x', 'b.jpg'],
  ['a.jpg', 'a.jpg'],
  ['', undefined],
])('the largest candidate of "%s" is %s', (srcset, url) => {
  expect(largestCandidate(parseSrcset(srcset))?.url).toBe(url);
});
