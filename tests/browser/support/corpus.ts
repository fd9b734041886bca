import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { Album, Image } from '../../../src/contract/models.ts';
import { mount } from '../../support/explorer.ts';
import { imageRecord, listOf } from '../../support/picture-records.ts';
import { dangers, everything } from './inspect.ts';

/** A record that says the same in every field; so narrow that all tiles of a row are near the window. */
export const saying = (text: unknown, index: number) =>
  ({
    ...imageRecord(index + 1),
    dimensions: { width: 200, height: 1000 },
    ...{ title: text, description: text, category: text, owner: text, format: text, tags: [text, text] },
    embed_codes: { html: text, markdown: text },
  }) as Image;

/** A source of these pictures. */
export const sourceOf = (records: readonly unknown[]) => ({
  images: { list: () => Promise.resolve(listOf(records as Image[], { limit: 100 })) },
});
/** A source of these albums, each with these pictures. */
export const albumsOf = (records: readonly unknown[], pictures: readonly unknown[] = []) => ({
  albums: {
    list: () => Promise.resolve(listOf(records as Album[], { limit: 100 })),
    images: () => Promise.resolve(listOf(pictures as Image[], { limit: 100 })),
  },
});

/** Elements in the shadow root of something, and in those below. */
export const find = <T extends Element = HTMLElement>(root: Element, selector: string) =>
  everything(root.shadowRoot ?? root).filter((element): element is T => element.matches(selector));
/** What they say. */
export const words = (root: Element, selector: string) =>
  find(root, selector).map((each) => each.textContent);
/** Resolves when an element has shown what it loaded. */
export const ready = (element: Element) =>
  new Promise((resolve) => element.addEventListener('pix-load', resolve, { once: true }));
/** What tiles say. */
export const alts = (gallery: Element) => find<HTMLImageElement>(gallery, 'img').map(({ alt }) => alt);

/** Waits for what comes within a frame or two. */
export const soon = (check: () => void) => vi.waitFor(check, { interval: 4, timeout: 5_000 });

/** A gallery of these records, once it shows them all. */
export async function showGallery(
  records: readonly unknown[],
  attributes = {},
  overlay = '',
  properties = {},
) {
  const gallery = mount('pix-gallery', { limit: '100', ...attributes });
  gallery.style.cssText =
    'grid-column: 1 / -1; --pix-tile-size: 24px; --pix-row-height: 24px; --pix-gap: 1px';
  gallery.innerHTML = overlay && `<template slot="overlay">${overlay}</template>`;
  Object.assign(gallery, properties, { source: sourceOf(records) });
  await ready(gallery);
  await soon(() => expect(find(gallery, 'a')).toHaveLength(gallery.total ?? 0));
  if (overlay) await soon(() => expect(find(gallery, '.overlay')).toHaveLength(gallery.total ?? 0));
  return gallery;
}

/** Makes each test look for what strangers could have done. */
export function watchCorpus(): void {
  /** Many elements, all of them near the window. */
  beforeEach(() => {
    document.body.style.cssText = 'display: grid; grid: auto-flow 24px / repeat(20, 20px)';
  });

  afterEach(() => {
    expect(dangers(document.body)).toEqual([]);
    document.body.replaceChildren();
  });

  afterAll(async () => {
    // What a payload would have begun is over by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect('corpusRan' in globalThis).toBe(false);
  });
}
