import { onTestFinished, vi } from 'vitest';
import type { ImageList, ListImagesQuery, Tag } from '../../src/contract/models.ts';
import type { FacetSource, ImageSource } from '../../src/elements.ts';
import { queryShadow } from './gallery.ts';
import { imageRecord, listOf } from './picture-records.ts';

type Control = 'pix-search' | 'pix-sort' | 'pix-categories' | 'pix-tags' | 'pix-count';

/** Pictures of the sources that `createSource` returns. */
export const RECORDS = Array.from({ length: 30 }, (_, id) => imageRecord(id + 1));
/** Records of categories or tags with these names. */
export const facets = (...names: string[]) =>
  names.map((name, index) => ({ name, image_count: 1200 - index }));
/** A list response with records of categories or tags. */
export const facetList = (data: Tag[]) => listOf(data, { limit: 100 });

/** A source with mock functions, which record their calls. */
export function createSource() {
  const list = vi.fn((query: ListImagesQuery): Promise<ImageList> => Promise.resolve(listOf(RECORDS, query)));
  const tags = vi.fn(() => Promise.resolve(facetList(facets('mist', 'tide', 'dawn'))));
  const categories = vi.fn(() => Promise.resolve(facetList(facets('Landscape', 'Street'))));
  const source = { images: { list }, platform: { tags, categories } } satisfies ImageSource & FacetSource;
  return { list, tags, categories, source };
}

/** Adds an element with these attributes to the document. */
export function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** Adds a gallery and one of its controls to the document. */
export function mountPair<Tag extends Control>(tag: Tag, attributes: Record<string, string> = {}) {
  const source = createSource();
  const control = mount(tag, { for: 'gallery' });
  const gallery = mount('pix-gallery', { id: 'gallery', limit: '3', page: '2', ...attributes });
  gallery.source = source.source;
  return { ...source, control, gallery };
}

/** Listens to `pix-change` until the test ends. */
export function onChange(act: (event: HTMLElementEventMap['pix-change']) => void): void {
  document.body.addEventListener('pix-change', act);
  onTestFinished(() => document.body.removeEventListener('pix-change', act));
}

/** Queries of `pix-change` events, collected from now on. */
export function recordQueries(): unknown[] {
  const queries: unknown[] = [];
  onChange(({ detail }) => queries.push('query' in detail && detail.query));
  return queries;
}

/** The input field of a `pix-search`. */
export const field = (element: Element) => queryShadow<HTMLInputElement>(element, 'input');
/** The `select` of a `pix-sort` or `pix-categories`. */
export const select = (element: Element) => queryShadow<HTMLSelectElement>(element, 'select');
/** Texts of the options of a `pix-sort` or `pix-categories`. */
export const options = (element: Element) => [...select(element).options].map((option) => option.text);
/** The chips of a `pix-tags`. */
export const chips = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.chip') ?? []),
];
/** The chip of a tag in a `pix-tags`. */
export const chip = (element: Element, name: string) =>
  chips(element).find((button) => button.querySelector('bdi')?.textContent === name) as HTMLElement;
/** Names of the selected tags of a `pix-tags`. */
export const selectedTags = (element: Element) =>
  chips(element)
    .filter((button) => button.ariaPressed === 'true')
    .map((button) => button.querySelector('bdi')?.textContent);
/** Resolves after a number of milliseconds. */
export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Enters text into an input field, with the event that typing fires. */
export const type = (input: HTMLInputElement, text: string, isComposing = false) => {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }));
};
