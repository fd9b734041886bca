/** Sources of elements: their own source, or the default source of the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDefaultSource } from '../../src/define.ts';
import type { ListImagesQuery } from '../../src/contract/models.ts';
import { WARNING_DELAY_MS } from '../../src/controllers/source-controller.ts';
import type { PageSource } from '../../src/elements.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';
import { cleanup, queryShadow, queryShadowAll, titles, waitUntilStable } from '../support/gallery.ts';

/** A source whose pictures all have the same title. */
function createSource(title: string) {
  const all = [1, 2, 3].map((id) => ({ ...imageRecord(id), title }));
  const list = vi.fn((query: ListImagesQuery) => Promise.resolve(listOf(all, query)));
  const albums = [{ ...albumRecord(1, 3), title }];
  const tags = { status: 'success' as const, data: [{ name: title, image_count: 3 }] };
  const source = {
    images: { list },
    albums: {
      list: (query) => Promise.resolve(listOf(albums, query)),
      images: (_album, query) => list(query),
    },
    platform: {
      tags: () => Promise.resolve(listOf(tags.data, {})),
      categories: () => Promise.resolve(listOf(tags.data, {})),
    },
  } satisfies PageSource;
  return { source, list };
}

/** Adds an element with attributes to the document. */
function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

const waitForTitle = (gallery: HTMLElement, title: string) =>
  vi.waitFor(() => expect(titles(gallery)).toEqual([title, title, title]));

afterEach(() => {
  cleanup();
  setDefaultSource(undefined);
});

describe('The default source of a page', () => {
  it('serves every element, connected before or after it is set', async () => {
    const before = mount('pix-gallery');
    const image = mount('pix-image', { slug: 'picture-2' });
    const tags = mount('pix-tags');
    const categories = mount('pix-categories');
    await before.updateComplete;
    setDefaultSource(createSource('Harbour').source);
    const after = mount('pix-gallery');
    const album = mount('pix-album', { token: 'token0000001' });
    const albums = mount('pix-albums');
    await waitForTitle(before, 'Harbour');
    await waitForTitle(after, 'Harbour');
    await waitForTitle(album, 'Harbour');
    await vi.waitFor(() => {
      expect(titles(image)).toEqual(['Harbour']);
      expect(queryShadow(albums, '.card').textContent).toContain('Harbour');
      expect(queryShadow(tags, '.chip').textContent).toContain('Harbour');
      expect(queryShadow(categories, 'select').textContent).toContain('Harbour');
    });
  });

  it('is replaced by another one, which all elements without their own source load', async () => {
    const own = createSource('Own');
    setDefaultSource(createSource('Harbour').source);
    const gallery = mount('pix-gallery');
    const other = mount('pix-gallery');
    other.source = own.source;
    await waitForTitle(gallery, 'Harbour');
    await waitForTitle(other, 'Own');
    setDefaultSource(createSource('Quay').source);
    await waitForTitle(gallery, 'Quay');
    setDefaultSource(undefined);
    await vi.waitFor(() => expect(gallery.state).toBe('loading'));
    expect(titles(gallery)).toEqual([]);
    expect(own.list).toHaveBeenCalledOnce();
  });

  it('gives way to the source of an element, and returns when that is removed', async () => {
    setDefaultSource(createSource('Harbour').source);
    const gallery = mount('pix-gallery');
    await waitForTitle(gallery, 'Harbour');
    gallery.source = createSource('Own').source;
    await waitForTitle(gallery, 'Own');
    gallery.source = undefined;
    await waitForTitle(gallery, 'Harbour');
  });

  it('reloads nothing if it is set to the same source', async () => {
    const { source, list } = createSource('Harbour');
    setDefaultSource(source);
    const gallery = mount('pix-gallery');
    await waitForTitle(gallery, 'Harbour');
    setDefaultSource(source);
    gallery.source = source;
    await gallery.updateComplete;
    gallery.source = source;
    await gallery.updateComplete;
    expect(list).toHaveBeenCalledOnce();
  });

  it('does not fill an album that has no token', async () => {
    const { source, list } = createSource('Harbour');
    setDefaultSource(source);
    const album = mount('pix-album');
    const other = mount('pix-album', { token: 'token0000001' });
    await other.updateComplete;
    await waitForTitle(other, 'Harbour');
    await waitUntilStable(album);
    expect(list).toHaveBeenCalledOnce();
    expect(queryShadowAll(album, 'img')).toEqual([]);
  });

  it('does not replace the source of a gallery in its controls', async () => {
    setDefaultSource(createSource('Default').source);
    const gallery = mount('pix-gallery', { controls: 'tags', id: 'gallery' });
    gallery.source = createSource('Own').source;
    const tags = mount('pix-tags', { for: 'gallery' });
    const chips = () =>
      [tags, queryShadow(gallery, 'pix-tags')].map((each) => queryShadow(each, '.chip').textContent);
    await vi.waitFor(() => expect(chips().join()).toMatch(/^\s*Own[\s\S]*Own/));
    gallery.source = undefined;
    await vi.waitFor(() => expect(chips().join()).toMatch(/^\s*Default[\s\S]*Default/));
  });
});

it('properties that were set before an element was upgraded take effect', async () => {
  const { source, list } = createSource('Early');
  const page = document.implementation.createHTMLDocument();
  // An element of a document without a registry is not upgraded, as one that is parsed before its definition.
  const early = page.createElement('pix-gallery');
  expect('updateComplete' in early).toBe(false);
  Object.assign(early, { source, limit: 2, imageUrl: undefined });
  document.body.append(early);
  await vi.waitFor(() => expect(titles(early)).toEqual(['Early', 'Early']));
  expect(list).toHaveBeenCalledOnce();
});

describe('An element without a source', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

  /** Resolves when these warnings, and no others, have been logged. */
  const waitForWarnings = (...patterns: RegExp[]) =>
    vi.waitFor(() =>
      expect(warnings().toSorted()).toEqual(
        patterns.map((pattern) => expect.stringMatching(pattern) as string),
      ),
    );

  it('logs one warning for its tag after two seconds, with what to do', async () => {
    const galleries = [mount('pix-gallery'), mount('pix-gallery')];
    mount('pix-albums');
    await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS - 1);
    expect(warnings()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(galleries).toHaveLength(2);
    await waitForWarnings(
      /^Pix: <pix-albums> has no source/,
      /^Pix: <pix-gallery> has no source\. .*"source".*"base-url".*setDefaultSource\(\)\.$/,
    );
  });

  it('warns about an attribute `source`, unless the property is set later', async () => {
    mount('pix-album', { source: '[object Object]', token: 'token0000001' });
    const rendered = mount('pix-image', { source: '[object Object]' });
    await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS / 2);
    rendered.source = createSource('Own').source;
    await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS);
    await waitForWarnings(/^Pix: <pix-album> has an attribute "source", which is ignored/);
  });

  it('logs nothing with a source of any kind, or after its removal', async () => {
    mount('pix-image').source = createSource('Own').source;
    mount('pix-image').remove();
    mount('pix-tags', { for: 'gallery' });
    mount('pix-categories').gallery = mount('pix-gallery', { id: 'gallery' });
    setDefaultSource(createSource('Default').source);
    mount('pix-image');
    await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS);
    // The code of the warning has loaded, so that no warning can follow.
    await import('../../src/controllers/source-warning.ts');
    await vi.dynamicImportSettled();
    expect(warnings()).toEqual([]);
  });

  it('ignores a source that is a string', async () => {
    const gallery = mount('pix-gallery');
    Object.assign(gallery, { source: 'https://pix.example' });
    await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS);
    expect(gallery.state).toBe('loading');
    expect(queryShadowAll(gallery, '.skeleton').length).toBeGreaterThan(0);
  });
});
