import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSlideshowOptions } from '../../../src/components/pix-lightbox/features/slideshow-options.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => void warn.mockReturnValue());
afterEach(() => void warn.mockReset());

const DEFAULTS = { interval: 5000, transition: 'none', fit: 'contain' };

describe('The options of the slideshow', () => {
  it.each([{}, { interval: null, transition: null, fit: undefined }])(
    'have defaults, without a warning: %o',
    (options) => {
      expect(readSlideshowOptions(options)).toEqual(DEFAULTS);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    [
      { interval: '7', transition: 'fade', fit: 'cover' },
      { interval: 7000, transition: 'fade', fit: 'cover' },
    ],
    [{ transition: 'slide' }, { ...DEFAULTS, transition: 'slide' }],
    [{ transition: 'none', fit: 'contain' }, DEFAULTS],
  ])('are those of the page: %o', (options, expected) => {
    expect(readSlideshowOptions(options)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['interval', '0', 'a whole number from 1'],
    ['transition', 'zoom', 'none, slide, fade'],
    ['transition', 'Fade', 'none, slide, fade'],
    ['transition', '', 'none, slide, fade'],
    ['fit', 'fill', 'contain, cover'],
    ['fit', 'toString', 'contain, cover'],
  ])('mean the default, with one warning that says what would be right: %s="%s"', (name, value, allowed) => {
    for (let i = 0; i < 2; i++) expect(readSlideshowOptions({ [name]: value })).toEqual(DEFAULTS);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Pix: ${name}="${value}" should be ${allowed}.`);
  });
});
