import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import type { Tag } from '../../src/contract/models.ts';
import {
  chip,
  chips,
  createSource,
  facetList,
  facets,
  mount,
  mountPair,
  onChange,
  options,
  recordQueries,
  select,
  selectedTags,
} from '../support/explorer.ts';
import { queryShadow } from '../support/gallery.ts';

afterEach(() => document.body.replaceChildren());

it('categories come from the source of the gallery, with their counts, and "All categories" clears the selection', async () => {
  const { control, gallery } = mountPair('pix-categories');
  await vi.waitFor(() =>
    expect(options(control)).toEqual(['All categories', 'Landscape (1,200)', 'Street (1,199)']),
  );
  await userEvent.selectOptions(select(control), 'Street');
  expect(gallery.category).toBe('Street');
  await userEvent.selectOptions(select(control), '');
  expect(gallery.category).toBeUndefined();
});

it('the name of a tag says what its number counts', async () => {
  const { control } = mountPair('pix-tags');
  await vi.waitFor(() => expect(chip(control, 'mist').ariaLabel).toBe('mist 1,200 pictures'));
  const { control: other } = mountPair('pix-tags', { id: 'other', user: 'someone' });
  other.for = 'other';
  await vi.waitFor(() => expect(chip(other, 'mist').ariaLabel).toBeNull());
  control.lang = 'ja';
  await vi.waitFor(() => expect(chip(control, 'mist').ariaLabel).toBe('mist 1,200枚の画像'));
});

it('one tag at a time is selected, and a second click deselects it', async () => {
  const { control, gallery } = mountPair('pix-tags');
  const queries = recordQueries();
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
  await userEvent.click(chip(control, 'mist'));
  await userEvent.click(chip(control, 'dawn'));
  await vi.waitFor(() => expect(selectedTags(control)).toEqual(['dawn']));
  await userEvent.click(chip(control, 'dawn'));
  await vi.waitFor(() => expect(selectedTags(control)).toEqual([]));
  expect(queries).toEqual([{ tag: 'mist' }, { tag: 'dawn' }, { tag: undefined }]);
  expect(gallery.tag).toBeUndefined();
});

it('deselecting an unlisted tag focuses its neighbour, and selecting another tag instead keeps the focus there', async () => {
  const { control, gallery } = mountPair('pix-tags', { tag: 'elsewhere' });
  const focused = () => control.shadowRoot?.activeElement;
  await vi.waitFor(() => expect(chips(control)).toHaveLength(4));
  chip(control, 'elsewhere').focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
  expect(focused()).toBe(chip(control, 'mist'));
  gallery.tag = 'elsewhere';
  await vi.waitFor(() => expect(chips(control)).toHaveLength(4));
  chip(control, 'tide').focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
  expect(focused()).toBe(chip(control, 'tide'));
});

it.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('tags are one tab stop, with arrow keys that follow the direction %s', async (dir, forwards) => {
  const { control } = mountPair('pix-tags', {});
  control.dir = dir;
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
  const focused = () => control.shadowRoot?.activeElement;
  chip(control, 'mist').focus();
  await userEvent.keyboard(forwards);
  expect(focused()).toBe(chip(control, 'tide'));
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(chip(control, 'dawn'));
  await control.updateComplete;
  expect(chips(control).map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe(chip(control, 'mist'));
});

it('many tags stay on one line until the visitor expands them (R25)', async () => {
  const tags = mount('pix-tags');
  const names = Array.from({ length: 10_000 }, (_, index) => `tag ${index}`);
  const list = { ...facetList([]), data: facets(...names) };
  tags.source = { platform: { ...createSource().source.platform, tags: () => Promise.resolve(list) } };
  await vi.waitFor(() => expect(queryShadow(tags, '[aria-expanded]')).not.toBeNull());
  expect(chips(tags).length).toBeLessThan(500);
  const { offsetHeight } = tags;
  expect(offsetHeight).toBeLessThan(60);
  await userEvent.click(queryShadow<HTMLElement>(tags, '[aria-expanded=false]'));
  await tags.updateComplete;
  expect(tags.offsetHeight).toBeGreaterThan(5 * offsetHeight);
  await userEvent.click(queryShadow<HTMLElement>(tags, '[aria-expanded=true]'));
  await vi.waitFor(() => expect(tags.offsetHeight).toBe(offsetHeight));
  expect(tags.shadowRoot?.activeElement?.getAttribute('aria-expanded')).toBe('false');
  tags.value = 'tag 150';
  const row = queryShadow(tags, '.row').getBoundingClientRect();
  await vi.waitFor(() =>
    expect(chip(tags, 'tag 150').getBoundingClientRect().right).toBeLessThanOrEqual(row.right),
  );
});

it('an unlisted tag or category is shown as selected, and a listed tag regardless of its case', async () => {
  const { control, gallery } = mountPair('pix-tags', { tag: 'MIST', category: 'Secret' });
  const categories = mount('pix-categories', { for: 'gallery' });
  await vi.waitFor(() => expect(selectedTags(control)).toEqual(['mist']));
  await vi.waitFor(() => expect(select(categories).value).toBe('Secret'));
  gallery.tag = 'elsewhere';
  await vi.waitFor(() => expect(selectedTags(control)).toEqual(['elsewhere']));
  expect(chips(control)).toHaveLength(4);
});

it.each(['<img src=x onerror=alert(1)>', '{{7*7}}', '__proto__', 'constructor', '\u05d7\u05d5\u05e3'])(
  'untrusted names of tags and categories are shown as text, and can be selected: %s (R22, R26)',
  async (name) => {
    const { control, gallery, tags, categories } = mountPair('pix-tags');
    const list = mount('pix-categories', { for: 'gallery' });
    tags.mockResolvedValue(facetList(facets(name)));
    categories.mockResolvedValue(facetList(facets(name)));
    await vi.waitFor(() => expect(chip(control, name)).toBeDefined());
    await vi.waitFor(() => expect(options(list)[1]).toBe(`${name} (1,200)`));
    expect(queryShadow(control, 'img')).toBeNull();
    await userEvent.click(chip(control, name));
    await userEvent.selectOptions(select(list), name);
    expect([gallery.tag, gallery.category]).toEqual([name, name]);
  },
);

it('bidi overrides are not shown, but the tag is requested unchanged; records without a name are omitted (R24)', async () => {
  const { control, gallery, tags } = mountPair('pix-tags');
  const odd = [null, {}, { name: '' }, { name: 7 }, { name: 'x'.repeat(1e6) }, { name: 'a\u202ecod' }];
  tags.mockResolvedValue(facetList(odd as Tag[]));
  await vi.waitFor(() => expect(chips(control)).toHaveLength(1));
  expect(chips(control)[0]?.textContent.trim()).toBe('a cod');
  await userEvent.click(chips(control)[0] as Element);
  expect(gallery.tag).toBe('a\u202ecod');
});

it('tags that cannot be loaded are hidden until the connection is back', async () => {
  const { control, tags } = mountPair('pix-tags');
  tags.mockRejectedValueOnce(new Error('Out of ink'));
  await control.updateComplete;
  // Their space is reserved while they may still load.
  expect(control.offsetHeight).toBeGreaterThanOrEqual(24);
  await vi.waitFor(() => expect(tags).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(control.matches(':state(error)')).toBe(true));
  expect(control.offsetHeight).toBe(0);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
});

it('counts of the whole service are not shown for a gallery of one user', async () => {
  const { control } = mountPair('pix-tags', { user: 'owner' });
  await vi.waitFor(() => expect(chips(control)[0]?.textContent.trim()).toBe('mist'));
});

it('a page can prevent a change of the gallery', async () => {
  const { control, gallery } = mountPair('pix-tags', { tag: 'tide' });
  await vi.waitFor(() => expect(chips(control)).toHaveLength(3));
  expect(selectedTags(control)).toEqual(['tide']);
  onChange((event) => event.preventDefault());
  await userEvent.click(chip(control, 'mist'));
  expect(gallery.tag).toBe('tide');
  expect(gallery.page).toBe(2);
});
