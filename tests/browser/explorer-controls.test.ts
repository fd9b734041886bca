import { LitElement } from 'lit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controls, loadControls } from '../../src/components/explorer/controls.ts';
import type { LinkedGallery } from '../../src/controllers/gallery-link.ts';

/** An element that has controls like a gallery, but no pictures. */
class TestGallery extends LitElement {
  q: string | undefined;
  page = 2;
  source: LinkedGallery['source'];
  texts = { search: 'Find boats' };
  names = '';
  override willUpdate() {
    loadControls(this, this.names);
  }
  override render() {
    return controls(this, this.names);
  }
}
customElements.define('test-gallery', TestGallery);

async function mount(names: string, width = 1280): Promise<TestGallery> {
  const gallery = Object.assign(new TestGallery(), { names });
  gallery.style.cssText = `display: block; inline-size: ${width}px`;
  const facets = ['Landscape', 'A category with a very long name that no place is wide enough for'];
  const list = () => Promise.resolve({ data: facets.map((name) => ({ name, image_count: 12 })) });
  gallery.source = { platform: { tags: list, categories: list } };
  document.body.append(gallery);
  await gallery.updateComplete;
  return gallery;
}

const renderedControls = (gallery: TestGallery) => [
  ...(gallery.shadowRoot?.querySelectorAll<HTMLElement>('[part=toolbar] > *') ?? []),
];
const waitForControls = (gallery: TestGallery) =>
  vi.waitFor(() =>
    expect(renderedControls(gallery).every((control) => control.shadowRoot?.firstElementChild)).toBe(true),
  );

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('nothing moves when the code and the tags load', async () => {
  // Must be the first test: afterwards the code has loaded.
  expect(customElements.get('pix-tags')).toBeUndefined();
  const gallery = await mount('search category sort tags');
  const heights = [gallery.offsetHeight];
  await waitForControls(gallery);
  await vi.waitFor(() =>
    expect(gallery.shadowRoot?.querySelector('pix-tags')?.shadowRoot?.querySelector('.chip')).toBeTruthy(),
  );
  heights.push(gallery.offsetHeight);
  expect(heights[1]).toBe(heights[0]);
  expect(heights[0]).toBeGreaterThan(72);
});

it('controls are rendered in the given order; unknown names are omitted, with one warning each', async () => {
  for (let times = 0; times < 2; times++) {
    const gallery = await mount(' sort  search zoom constructor sort');
    expect(renderedControls(gallery).map(({ localName }) => localName)).toEqual(['pix-sort', 'pix-search']);
  }
  expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([
    expect.stringContaining('"zoom"'),
    expect.stringContaining('"constructor"'),
  ]);
});

it('commas separate the names of controls, too, in any case; a warning names an unknown one as it is written', async () => {
  const gallery = await mount('Search, sort,Colour');
  expect(renderedControls(gallery).map(({ localName }) => localName)).toEqual(['pix-search', 'pix-sort']);
  expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([expect.stringContaining('"Colour"')]);
});

it('a control is linked to its gallery, and has the texts of the gallery', async () => {
  const gallery = await mount('search');
  await waitForControls(gallery);
  const input = renderedControls(gallery)[0]?.shadowRoot?.querySelector('input') as HTMLInputElement;
  expect(input.ariaLabel).toBe('Find boats');
  input.value = 'tide';
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect([gallery.q, gallery.page]).toEqual(['tide', 1]);
});

it.each([120, 320, 768, 8000])(
  'the toolbar fits into %i pixels, and every target has at least 24 by 24 pixels',
  async (width) => {
    const gallery = await mount('search category sort tags count', width);
    await waitForControls(gallery);
    await vi.waitFor(() =>
      expect(gallery.shadowRoot?.querySelector('pix-tags')?.shadowRoot?.querySelector('.chip')).toBeTruthy(),
    );
    const box = gallery.getBoundingClientRect();
    for (const control of renderedControls(gallery)) {
      const { left, right } = control.getBoundingClientRect();
      expect(left, control.localName).toBeGreaterThanOrEqual(box.left);
      expect(right, control.localName).toBeLessThanOrEqual(box.right + 0.5);
      for (const target of control.shadowRoot?.querySelectorAll<HTMLElement>('input, select, button') ?? []) {
        if (!target.checkVisibility()) continue;
        const { width, height } = target.getBoundingClientRect();
        expect(Math.min(width, height), target.className).toBeGreaterThanOrEqual(24);
      }
    }
    expect(gallery.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it.each([440, 480, 580, 700])(
  'in %i pixels the search field has a row of its own, and both select elements share one',
  async (width) => {
    const gallery = await mount('search category sort tags', width);
    gallery.style.fontSize = '16px';
    await waitForControls(gallery);
    const box = gallery.getBoundingClientRect();
    const [search, category, sort] = renderedControls(gallery).map((each) => each.getBoundingClientRect());
    expect(search?.width).toBeCloseTo(box.width, 0);
    expect(category?.top).toBeGreaterThanOrEqual(search?.bottom ?? NaN);
    expect(sort?.top).toBe(category?.top);
    expect(category?.left).toBeCloseTo(box.left, 0);
    expect(sort?.right).toBeCloseTo(box.right, 0);
  },
);

it.each(['search category sort', 'search sort category tags count', 'search sort'])(
  'a search and its drop-down lists fill a line of a wide gallery without gaps: %s',
  async (controls) => {
    for (const width of [1264, 2000]) {
      const gallery = await mount(controls, width);
      await waitForControls(gallery);
      const boxes = renderedControls(gallery)
        .filter(({ localName }) => !/tags|count/.test(localName))
        .map((control) => control.getBoundingClientRect());
      const ends = [gallery.getBoundingClientRect().left - 8, ...boxes.map(({ right }) => right)];
      const starts = [...boxes.map(({ left }) => left), gallery.getBoundingClientRect().right + 8];
      for (const [i, start] of starts.entries()) expect(start - (ends[i] ?? NaN)).toBeCloseTo(8, 0);
      gallery.remove();
    }
  },
);
