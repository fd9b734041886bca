import { onTestFinished, vi } from 'vitest';
import type { ImageList, ListImagesQuery, Tag } from '../../src/contract/models.ts';
import type { FacetSource, ImageSource } from '../../src/elements.ts';
import { imageRecord, listOf } from './picture-records.ts';

type Control = 'pix-search' | 'pix-sort' | 'pix-categories' | 'pix-tags' | 'pix-count';

/** Pictures of the source. */
export const RECORDS = Array.from({ length: 30 }, (_, id) => imageRecord(id + 1));
/** Categories or tags with these names. */
export const facets = (...names: string[]) =>
  names.map((name, index) => ({ name, image_count: 1200 - index }));
/** The list of them. */
export const answer = (data: Tag[]) => listOf(data, { limit: 100 });

/** A source that remembers what it was asked for. */
export function createSource() {
  const list = vi.fn((query: ListImagesQuery): Promise<ImageList> => Promise.resolve(listOf(RECORDS, query)));
  const tags = vi.fn(() => Promise.resolve(answer(facets('mist', 'tide', 'dawn'))));
  const categories = vi.fn(() => Promise.resolve(answer(facets('Landscape', 'Street'))));
  const source = { images: { list }, platform: { tags, categories } } satisfies ImageSource & FacetSource;
  return { list, tags, categories, source };
}

/** An element in the document, with the attributes of its markup. */
export function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** A gallery and one control of it. */
export function mountPair<Tag extends Control>(tag: Tag, attributes: Record<string, string> = {}) {
  const source = createSource();
  const control = mount(tag, { for: 'gallery' });
  const gallery = mount('pix-gallery', { id: 'gallery', limit: '3', page: '2', ...attributes });
  gallery.source = source.source;
  return { ...source, control, gallery };
}

/** Listens to what visitors change, until the test is over. */
export function onChange(act: (event: HTMLElementEventMap['pix-change']) => void): void {
  document.body.addEventListener('pix-change', act);
  onTestFinished(() => document.body.removeEventListener('pix-change', act));
}

/** What visitors ask for, from now on. */
export function heard(): unknown[] {
  const queries: unknown[] = [];
  onChange(({ detail }) => queries.push('query' in detail && detail.query));
  return queries;
}

/** Something in an element's shadow root. */
export const inside = <T extends Element>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<T>(selector) as T;
/** The field of a search. */
export const field = (element: Element) => inside<HTMLInputElement>(element, 'input');
/** The list of an order or category. */
export const select = (element: Element) => inside<HTMLSelectElement>(element, 'select');
/** What stands in it. */
export const options = (element: Element) => [...select(element).options].map((option) => option.text);
/** The chips of the tags. */
export const chips = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.chip') ?? []),
];
/** The chip with this name. */
export const chip = (element: Element, name: string) =>
  chips(element).find((button) => button.querySelector('bdi')?.textContent === name) as HTMLElement;
/** Names of the chips that are chosen. */
export const pressed = (element: Element) =>
  chips(element)
    .filter((button) => button.ariaPressed === 'true')
    .map((button) => button.querySelector('bdi')?.textContent);
/** Waits. */
export const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes a field say something, as by typing. */
export const type = (input: HTMLInputElement, text: string, isComposing = false) => {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }));
};
