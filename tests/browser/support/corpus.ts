import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { Album, Image } from '../../../src/contract/models.ts';
import { mount } from '../../support/explorer.ts';
import { imageRecord, listOf } from '../../support/picture-records.ts';
import { allElements, dangers } from './inspect.ts';

/** A record with the same text in every field. The picture is so narrow that all tiles of a row are near the viewport. */
export const recordWithText = (text: unknown, index: number) =>
  ({
    ...imageRecord(index + 1),
    dimensions: { width: 200, height: 1000 },
    ...{ title: text, description: text, category: text, owner: text, format: text, tags: [text, text] },
    embed_codes: { html: text, markdown: text },
  }) as Image;

/** A source of pictures. */
export const sourceOf = (records: readonly unknown[]) => ({
  images: { list: () => Promise.resolve(listOf(records as Image[], { limit: 100 })) },
});
/** A source of albums with the same pictures. */
export const albumSourceOf = (records: readonly unknown[], pictures: readonly unknown[] = []) => ({
  albums: {
    list: () => Promise.resolve(listOf(records as Album[], { limit: 100 })),
    images: () => Promise.resolve(listOf(pictures as Image[], { limit: 100 })),
  },
});

/** Matching elements in the shadow root of an element, and in the shadow roots below. */
export const queryDeepAll = <T extends Element = HTMLElement>(root: Element, selector: string) =>
  allElements(root.shadowRoot ?? root).filter((element): element is T => element.matches(selector));
/** Texts of the matching elements in the shadow root of an element, and in the shadow roots below. */
export const textsOf = (root: Element, selector: string) =>
  queryDeepAll(root, selector).map((each) => each.textContent);
/** Resolves at the `pix-load` event of an element. */
export const waitForLoad = (element: Element) =>
  new Promise((resolve) => element.addEventListener('pix-load', resolve, { once: true }));
/** Alternative texts of the pictures in an element. */
export const altTexts = (gallery: Element) =>
  queryDeepAll<HTMLImageElement>(gallery, 'img').map(({ alt }) => alt);

/** `vi.waitFor` with a short interval, for changes within a frame or two. */
export const waitForFrame = (check: () => void) => vi.waitFor(check, { interval: 4 });

/** Mounts a gallery of records. Resolves when it shows all of them. */
export async function showGallery(
  records: readonly unknown[],
  attributes = {},
  caption = '',
  properties = {},
) {
  const gallery = mount('pix-gallery', { limit: '100', ...attributes });
  gallery.style.cssText =
    'grid-column: 1 / -1; --pix-tile-size: 24px; --pix-row-height: 24px; --pix-gap: 1px';
  gallery.innerHTML = caption && `<template slot="caption">${caption}</template>`;
  Object.assign(gallery, properties, { source: sourceOf(records) });
  await waitForLoad(gallery);
  await waitForFrame(() => expect(queryDeepAll(gallery, 'a')).toHaveLength(gallery.total ?? 0));
  if (caption)
    await waitForFrame(() => expect(queryDeepAll(gallery, '.caption')).toHaveLength(gallery.total ?? 0));
  return gallery;
}

/** Checks after each test that no text or URL of the corpus has become code. */
export function watchCorpus(): void {
  // All elements are near the viewport.
  beforeEach(() => {
    document.body.style.cssText = 'display: grid; grid: auto-flow 24px / repeat(20, 20px)';
  });

  afterEach(() => {
    expect(dangers(document.body)).toEqual([]);
    document.body.replaceChildren();
  });

  afterAll(async () => {
    // Asynchronous payloads would have run by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect('corpusRan' in globalThis).toBe(false);
  });
}
