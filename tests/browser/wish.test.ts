import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAttributes, readOptions } from '../../src/embed/wish.ts';

const container = (markup: string): Element => {
  const template = document.createElement('template');
  // The test's own markup.
  template.setHTMLUnsafe(`<div ${markup}></div>`);
  return template.content.firstElementChild as Element;
};

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('The attributes of a container', () => {
  it.each([
    ['data-pix-gallery="all"', { tag: 'pix-gallery', props: { limit: 24, page: 1 } }],
    ['data-pix-gallery', { tag: 'pix-gallery', props: { limit: 24, page: 1 } }],
    [
      'data-pix-gallery="all" data-limit="7" data-sort="size" data-user="owner" data-category="Sea"',
      { tag: 'pix-gallery', props: { limit: 7, page: 1, sort: 'size', user: 'owner', category: 'Sea' } },
    ],
    ['data-pix-album="abc"', { tag: 'pix-album', props: { limit: Infinity, token: 'abc' } }],
    [
      'data-pix-albums="all" data-user="other"',
      { tag: 'pix-albums', props: { limit: Infinity, user: 'other' } },
    ],
  ])('%s', (markup, wish) => {
    expect(readAttributes(container(markup))).toEqual(wish);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warn once per value that means its default', () => {
    const markup = 'data-pix-gallery="all" data-limit="lots" data-sort="upwards"';
    expect(readAttributes(container(markup))?.props).toEqual({ limit: 24, page: 1 });
    readAttributes(container(markup));
    expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([
      expect.stringContaining('data-limit="lots"'),
      expect.stringContaining('data-sort="upwards"'),
    ]);
  });

  it('say nothing of an element that is no container', () => {
    expect(readAttributes(container('data-limit="heaps" data-sort="sideways"'))).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('ask for nothing when an album has no token', () => {
    expect(readAttributes(container('data-pix-album=""'))).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('The options of renderGallery', () => {
  it('are every query parameter of the API', () => {
    const options = {
      limit: 5,
      page: 2,
      q: 'sea',
      album: 'abc',
      user: 'me',
      category: 'Sea',
      tag: 'blue',
      sort: 'oldest',
    };
    expect(readOptions(options)).toEqual({ tag: 'pix-gallery', props: options });
  });

  it('are own properties alone (H16, U19)', () => {
    const options = Object.assign(Object.create({ limit: 3, q: 'inherited' }) as object, { tag: 'blue' });
    expect(readOptions(options).props).toEqual({ limit: 24, page: 1, tag: 'blue' });
  });

  it.each([0, -1, 1.5, NaN, 'x', '', null])('mean the default where limit is %j', (limit) => {
    expect(readOptions({ limit }).props.limit).toBe(24);
  });
});
