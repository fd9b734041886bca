import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { sourceOf, type PictureRecord } from '../../src/elements.ts';
import { mountGallery, queryShadow, tiles, titles } from '../support/gallery.ts';

/** Records with the required fields only, and URLs relative to the page. */
const RECORDS: PictureRecord[] = ['Harbour', 'Lighthouse', 'Quay'].map((title, index) => ({
  id: index + 1,
  slug: title.toLowerCase(),
  title,
  dimensions: { width: 1200, height: 800 },
  urls: {
    direct_url: `/demo/public/favicon.svg?${index}`,
    thumbnail_url: `/demo/public/favicon.svg?t${index}`,
  },
}));

afterEach(() => {
  document.querySelector('pix-lightbox')?.remove();
  document.body.replaceChildren();
});

const waitForTitles = (gallery: Element, names: string[]) =>
  vi.waitFor(() => expect(titles(gallery)).toEqual(names));

/** Opens the viewer, and waits until its optional features have loaded. */
async function openViewer(open: () => Promise<void>): Promise<ShadowRoot> {
  await open();
  const root = document.querySelector('pix-lightbox')?.shadowRoot;
  if (!root) throw new Error('There is no viewer.');
  await vi.waitFor(() => expect(root.querySelector('[part=counter]')).not.toBeNull());
  await vi.waitFor(() => expect(root.querySelector('[aria-label=More]')).not.toBeNull());
  return root;
}

const clickButton = (root: ShadowRoot, name: string) =>
  root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();

it('a gallery shows records with only the required fields, with links to the files', async () => {
  const gallery = mountGallery({}, { source: sourceOf(RECORDS) });
  await waitForTitles(gallery, ['Harbour', 'Lighthouse', 'Quay']);
  expect(tiles(gallery).map((tile) => (tile as HTMLAnchorElement).href)).toEqual(
    RECORDS.map(({ urls }) => new URL(urls.direct_url, location.href).href),
  );
  expect(gallery.total).toBe(3);
});

it('the viewer shows the fields of such a record, without a link to a picture page', async () => {
  const gallery = mountGallery({}, { source: sourceOf(RECORDS) });
  await waitForTitles(gallery, ['Harbour', 'Lighthouse', 'Quay']);
  const viewer = await openViewer(() => gallery.show(1));
  expect(viewer.querySelector('[part=title]')?.textContent).toBe('Lighthouse');
  clickButton(viewer, 'More');
  await vi.waitFor(() => expect(viewer.querySelector('[part=menu]')).not.toBeNull());
  const entries = [...viewer.querySelectorAll('[part~=menu-item]')].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(entries).not.toContain('View picture page');
  const download = viewer.querySelector<HTMLAnchorElement>('a[download]');
  expect(download?.href).toBe(new URL('/demo/public/favicon.svg?1', location.href).href);
  const info = [...viewer.querySelectorAll<HTMLElement>('[part~=menu-item], [part~=button]')].filter(
    (each) => (each.ariaLabel ?? each.textContent.trim()) === 'Info',
  );
  info[0]?.click();
  await vi.waitFor(() => expect(viewer.querySelector('[part=facts]')).not.toBeNull());
  expect(viewer.querySelector('[part=facts]')?.textContent.replace(/\s+/g, ' ').trim()).toBe(
    'Dimensions 1,200 × 800 pixels',
  );
  expect(viewer.querySelector('[part=link]')).toBeNull();
});

it('controls search and sort such records', async () => {
  const gallery = mountGallery(
    { controls: 'search sort category tags count' },
    { source: sourceOf(RECORDS) },
  );
  await waitForTitles(gallery, ['Harbour', 'Lighthouse', 'Quay']);
  gallery.q = 'QUAY';
  await waitForTitles(gallery, ['Quay']);
  await vi.waitFor(() =>
    expect(queryShadow(gallery, 'pix-count').shadowRoot?.textContent).toContain('1 result'),
  );
  Object.assign(gallery, { q: undefined, sort: 'newest' });
  await waitForTitles(gallery, ['Quay', 'Lighthouse', 'Harbour']);
});

it('a long array is loaded in pages, like a list of the service', async () => {
  const many = Array.from(
    { length: 10_000 },
    (_, i) => ({ ...RECORDS[0], id: i + 1, slug: `p-${i}` }) as PictureRecord,
  );
  const gallery = mountGallery({ paging: 'more', limit: '24' }, { source: sourceOf(many) });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(24));
  await vi.waitFor(() => expect(queryShadow(gallery, '[part=shown]').textContent).toContain('24 of 10,000'));
  queryShadow(gallery, '[part=pager] button').click();
  await vi.waitFor(() => expect(queryShadow(gallery, '[part=shown]').textContent).toContain('48 of 10,000'));
});

it('a single picture is found by its slug', async () => {
  const image = document.createElement('pix-image');
  Object.assign(image, { source: sourceOf(RECORDS), slug: 'quay' });
  document.body.append(image);
  await vi.waitFor(() => expect(image.shadowRoot?.querySelector('img')?.alt).toBe('Quay'));
});

it('a picture that cannot be shown has no link to a picture page', async () => {
  const [first] = RECORDS;
  const urls = { direct_url: '/no-such-picture.svg', thumbnail_url: '/demo/public/favicon.svg' };
  const gallery = mountGallery({}, { source: sourceOf([{ ...first, urls } as PictureRecord]) });
  await vi.waitFor(() => expect(gallery.total).toBe(1));
  const viewer = await openViewer(() => gallery.show(0));
  await vi.waitFor(() => expect(viewer.querySelector('button[part=remedy]')).not.toBeNull());
  expect(viewer.querySelector('a[part=remedy]')).toBeNull();
});
