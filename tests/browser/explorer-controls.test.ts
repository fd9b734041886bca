import { LitElement } from 'lit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controls, loadControls } from '../../src/components/explorer/controls.ts';
import type { LinkedGallery } from '../../src/controllers/gallery-link.ts';

/** A gallery with nothing but controls. */
class Shelf extends LitElement {
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
customElements.define('test-shelf', Shelf);

async function mount(names: string, width = 1280): Promise<Shelf> {
  const shelf = Object.assign(new Shelf(), { names });
  shelf.style.cssText = `display: block; inline-size: ${width}px`;
  const facets = ['Landscape', 'A category with a very long name that no place is wide enough for'];
  const list = () => Promise.resolve({ data: facets.map((name) => ({ name, image_count: 12 })) });
  shelf.source = { platform: { tags: list, categories: list } };
  document.body.append(shelf);
  await shelf.updateComplete;
  return shelf;
}

const placed = (shelf: Shelf) => [
  ...(shelf.shadowRoot?.querySelectorAll<HTMLElement>('[part=toolbar] > *') ?? []),
];
const ready = (shelf: Shelf) =>
  vi.waitFor(
    () => expect(placed(shelf).every((control) => control.shadowRoot?.firstElementChild)).toBe(true),
    5000,
  );

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('nothing moves when the code and the tags come', async () => {
  // The first of these tests: afterwards the code is there.
  expect(customElements.get('pix-tags')).toBeUndefined();
  const shelf = await mount('search category sort tags');
  const heights = [shelf.offsetHeight];
  await ready(shelf);
  await vi.waitFor(() =>
    expect(shelf.shadowRoot?.querySelector('pix-tags')?.shadowRoot?.querySelector('.chip')).toBeTruthy(),
  );
  heights.push(shelf.offsetHeight);
  expect(heights[1]).toBe(heights[0]);
  expect(heights[0]).toBeGreaterThan(72);
});

it('controls stand in the order of their names; others are warned about once and left out', async () => {
  for (let times = 0; times < 2; times++) {
    const shelf = await mount(' sort  search zoom constructor sort');
    expect(placed(shelf).map(({ localName }) => localName)).toEqual(['pix-sort', 'pix-search']);
  }
  expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([
    expect.stringContaining('"zoom"'),
    expect.stringContaining('"constructor"'),
  ]);
});

it('a control knows its gallery and speaks its texts', async () => {
  const shelf = await mount('search');
  await ready(shelf);
  const input = placed(shelf)[0]?.shadowRoot?.querySelector('input') as HTMLInputElement;
  expect(input.ariaLabel).toBe('Find boats');
  input.value = 'tide';
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect([shelf.q, shelf.page]).toEqual(['tide', 1]);
});

it.each([120, 320, 768, 8000])(
  'the toolbar fits into %i pixels, and every target can be hit',
  async (width) => {
    const shelf = await mount('search category sort tags count', width);
    await ready(shelf);
    await vi.waitFor(() =>
      expect(shelf.shadowRoot?.querySelector('pix-tags')?.shadowRoot?.querySelector('.chip')).toBeTruthy(),
    );
    const box = shelf.getBoundingClientRect();
    for (const control of placed(shelf)) {
      const { left, right } = control.getBoundingClientRect();
      expect(left, control.localName).toBeGreaterThanOrEqual(box.left);
      expect(right, control.localName).toBeLessThanOrEqual(box.right + 0.5);
      for (const target of control.shadowRoot?.querySelectorAll<HTMLElement>('input, select, button') ?? []) {
        if (!target.checkVisibility()) continue;
        const { width, height } = target.getBoundingClientRect();
        expect(Math.min(width, height), target.className).toBeGreaterThanOrEqual(24);
      }
    }
    expect(shelf.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it.each(['search category sort', 'search sort category tags count', 'search sort'])(
  'a search and its lists fill the line of a wide gallery, without a hole: %s',
  async (controls) => {
    for (const width of [1264, 2000]) {
      const shelf = await mount(controls, width);
      await ready(shelf);
      const boxes = placed(shelf)
        .filter(({ localName }) => !/tags|count/.test(localName))
        .map((control) => control.getBoundingClientRect());
      const ends = [shelf.getBoundingClientRect().left - 8, ...boxes.map(({ right }) => right)];
      const starts = [...boxes.map(({ left }) => left), shelf.getBoundingClientRect().right + 8];
      for (const [i, start] of starts.entries()) expect(start - (ends[i] ?? NaN)).toBeCloseTo(8, 0);
      shelf.remove();
    }
  },
);
