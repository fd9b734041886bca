import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define/pix-image.ts';
import type { ImageSource } from '../../src/components/sources.ts';
import type { Image, ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';

/** A source of records that ignores the query and records its calls. */
function createSource(records: readonly Image[] = [imageRecord(1), imageRecord(11), imageRecord(2)]) {
  const list = vi.fn((query: ListImagesQuery): Promise<ImageList> => Promise.resolve(listOf(records, query)));
  const get = vi.fn((slug: string | number): Promise<Image> => {
    const found = records.find((record) => record.slug === slug || String(record.id) === slug);
    return found
      ? Promise.resolve(found)
      : Promise.reject(Object.assign(new Error('Not there'), { status: 404 }));
  });
  return { list, get, source: { images: { list, get } } satisfies ImageSource };
}

const FILE = `${location.origin}/demo/public/favicon.svg`;

/** A record whose files exist. */
const loadableRecord = (): Image => {
  const record = imageRecord(1);
  return { ...record, urls: { ...record.urls, thumbnail_url: `${FILE}?small`, direct_url: `${FILE}?full` } };
};

/** Adds a `div` with a width to the document. */
function box(width: string) {
  const element = document.createElement('div');
  element.style.width = width;
  document.body.append(element);
  return element;
}

/** Adds a `pix-image` with attributes to the document. */
function mount(attributes: Record<string, string>, source?: ImageSource, around = document.body) {
  const element = document.createElement('pix-image');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.source = source;
  around.append(element);
  return element;
}

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part~=${name}]`) ?? undefined;
const link = (element: Element) => part(element, 'tile') as HTMLAnchorElement | undefined;
const img = (element: Element) => part(element, 'image') as HTMLImageElement | undefined;
const statusText = ({ shadowRoot }: Element) => shadowRoot?.querySelector('.status')?.textContent.trim();
const waitForImage = (element: Element) => vi.waitFor(() => expect(img(element)).toBeDefined());

const ADDRESS = location.href;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(history.state, '', ADDRESS);
});

it('shows the picture of its slug with its title, linked to its picture page, without requesting its record (P17)', async () => {
  const { source, list, get } = createSource();
  const element = mount({ slug: 'picture-1' }, source);
  await waitForImage(element);
  expect(img(element)?.alt).toBe('Picture 1');
  expect(link(element)?.href).toBe(imageRecord(1).urls.view_page);
  expect(list).toHaveBeenCalledOnce();
  expect(list.mock.lastCall?.[0]).toEqual({ q: 'picture-1', page: 1, limit: 100 });
  expect(get).not.toHaveBeenCalled();
});

it('looks for its slug on the first pages of a search, then requests its record', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => imageRecord(i + 1));
  const near = createSource(many);
  await waitForImage(mount({ slug: 'picture-150' }, near.source));
  expect(near.list).toHaveBeenCalledTimes(2);
  expect(near.get).not.toHaveBeenCalled();
  const far = createSource(many);
  await waitForImage(mount({ slug: 'picture-900' }, far.source));
  expect(far.list).toHaveBeenCalledTimes(3);
  expect(far.get).toHaveBeenCalledOnce();
});

it('finds an ID, which is not searchable, by its record', async () => {
  const { source, list, get } = createSource();
  const element = mount({ slug: '11' }, source);
  await waitForImage(element);
  expect(img(element)?.alt).toBe('Picture 11');
  expect(list).not.toHaveBeenCalled();
  expect(get).toHaveBeenCalledOnce();
});

it('shows that the picture does not exist, without a "Try again" button', async () => {
  const { source } = createSource();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const element = mount({ slug: 'nowhere' }, source);
  await vi.waitFor(() => expect(statusText(element)).toBe('There is no such picture here.'));
  expect(warn).toHaveBeenCalledWith('Pix: there is no picture "nowhere".');
  warn.mockRestore();
  expect(part(element, 'button')).toBeUndefined();
});

it('shows an error, retries with its button, and keeps the focus in the element', async () => {
  const { source, list } = createSource();
  for (let i = 0; i < 2; i++) list.mockRejectedValueOnce(new Error('Out of film'));
  const errors: unknown[] = [];
  document.body.addEventListener('pix-error', ({ detail }) => errors.push(detail.error), { once: true });
  const element = mount({ slug: 'picture-1' }, source);
  await vi.waitFor(() => expect(statusText(element)).toMatch(/picture could not be loaded. The service/));
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  part(element, 'button')?.focus();
  part(element, 'button')?.click();
  await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(part(element, 'button')));
  part(element, 'button')?.click();
  await waitForImage(element);
  expect(statusText(element)).toBe('');
  expect(element.shadowRoot?.activeElement).toBe(part(element, 'tile'));
});

it('has the texts of the page', async () => {
  const { source } = createSource();
  const element = mount({ slug: 'nowhere' }, source);
  element.texts = { noPicture: 'Kein Bild' };
  await vi.waitFor(() => expect(statusText(element)).toBe('Kein Bild'));
});

it.each([
  ['3:2', 1.5, 0],
  ['2/1', 2, 0],
  ['', 4 / 3, 0],
  ['nonsense', 4 / 3, 1],
  ['1:1000', 4 / 3, 1],
])('reserves space with ratio="%s" until the picture has loaded', async (ratio, wanted, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const element = mount({ ratio });
  await element.updateComplete;
  const { width, height } = element.shadowRoot?.querySelector('.skeleton')?.getBoundingClientRect() ?? {};
  const shown = [Number(width) / Number(height), warn.mock.calls.length];
  expect(shown).toEqual([expect.closeTo(wanted, 1), warnings]);
});

it('has the aspect ratio of the picture once its record has loaded', async () => {
  const record = { ...imageRecord(1), dimensions: { width: 300, height: 600 } };
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await waitForImage(element);
  const { width, height } = link(element)?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([300, 600]);
});

it('shows the full picture once the thumbnail is too small, and keeps it', async () => {
  const around = box('200px');
  const element = mount({ slug: 'picture-1' }, createSource([loadableRecord()]).source, around);
  await waitForImage(element);
  await vi.waitFor(() => expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`));
  expect(img(element)?.hasAttribute('srcset')).toBe(false);
  around.style.width = '700px';
  await vi.waitFor(() => expect(img(element)?.srcset).toBe(`${FILE}?full`));
  around.style.width = '200px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(img(element)?.srcset).toBe(`${FILE}?full`);
});

it('shows only the thumbnail with quality="fast", and the full picture of any size with quality="sharp"', async () => {
  const heavy = { ...loadableRecord(), file_size: 40_000_000 };
  const srcsetOf = async (quality: string | undefined) => {
    const element = mount(
      { slug: 'picture-1', quality: quality as 'fast' },
      createSource([heavy]).source,
      box('700px'),
    );
    await waitForImage(element);
    await vi.waitFor(() => expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`));
    return img(element)?.srcset;
  };
  expect(await srcsetOf('fast')).toBe('');
  expect(await srcsetOf(undefined)).toBe('');
  expect(await srcsetOf('sharp')).toBe(`${FILE}?full`);
});

it('shows the thumbnail if the full picture fails', async () => {
  const element = mount({ slug: 'picture-1' }, createSource([loadableRecord()]).source, box('700px'));
  await waitForImage(element);
  await vi.waitFor(() => expect(img(element)?.srcset).toBe(`${FILE}?full`));
  img(element)?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(img(element)?.hasAttribute('srcset')).toBe(false));
  expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`);
});

it('uses the valid URLs of imageUrl (P6)', async () => {
  const element = mount({ slug: 'picture-1' }, undefined, box('200px'));
  element.imageUrl = ({ slug }, width, dpr) =>
    dpr === 3 ? 'javascript:alert(1)' : `${FILE}?${slug}=${width * dpr}`;
  element.source = createSource([loadableRecord()]).source;
  await vi.waitFor(() =>
    expect(img(element)?.srcset).toBe(`${FILE}?picture-1=224 1x, ${FILE}?picture-1=448 2x`),
  );
  expect(img(element)?.hasAttribute('sizes')).toBe(false);
});

it('a hostile title is shown as text (R22)', async () => {
  const record = { ...imageRecord(1), title: '<img src=x onerror=alert(1)>' };
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await waitForImage(element);
  expect(img(element)?.alt).toBe(record.title);
  expect(element.shadowRoot?.querySelectorAll('img')).toHaveLength(1);
});

it('a record without a picture counts as not found', async () => {
  const record = { ...imageRecord(1), urls: undefined } as unknown as Image;
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await vi.waitFor(() => expect(statusText(element)).toBe('There is no such picture here.'));
});

it('opens the viewer with its picture, fires events, and gets the focus back', async () => {
  const { source } = createSource();
  const events: [string, string | undefined][] = [];
  for (const type of ['pix-open', 'pix-close'] as const)
    document.body.addEventListener(type, ({ detail }) =>
      events.push([type, 'image' in detail ? detail.image?.slug : undefined]),
    );
  const element = mount({ slug: 'picture-1' }, source);
  await waitForImage(element);
  link(element)?.focus();
  link(element)?.click();
  const dialog = () => document.querySelector('pix-lightbox')?.shadowRoot?.querySelector('dialog');
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(events).toEqual([['pix-open', 'picture-1']]);
  await element.show();
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(1);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(events.at(-1)).toEqual(['pix-close', 'picture-1']));
  expect(document.querySelector('pix-lightbox')).toBeNull();
  expect(element.shadowRoot?.activeElement).toBe(link(element));
});

it('calls the methods of a source on the source, also in the viewer', async () => {
  const records = [loadableRecord()];
  class Images {
    #requests = 0;
    list = (query: ListImagesQuery) => Promise.resolve(listOf(records, query));
    get(): Promise<Image> {
      this.#requests++;
      return Promise.resolve({ ...loadableRecord(), views: 4000 + this.#requests });
    }
  }
  const element = mount({ slug: loadableRecord().slug }, { images: new Images() });
  await waitForImage(element);
  link(element)?.click();
  const root = () => document.querySelector('pix-lightbox')?.shadowRoot;
  (await vi.waitUntil(() => root()?.querySelector<HTMLElement>('[part~=info-button]'))).click();
  await vi.waitFor(() => expect(root()?.querySelector('.info')?.textContent).toContain('4,001'));
  root()?.querySelector('dialog')?.close();
  await vi.waitFor(() => expect(root()).toBeUndefined());
});

it('opens no viewer if the page prevents pix-open', async () => {
  const element = mount({ slug: 'picture-1' }, createSource().source);
  await waitForImage(element);
  element.addEventListener('pix-open', (event) => event.preventDefault());
  link(element)?.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector('pix-lightbox')).toBeNull();
});

it('shows another picture when its slug changes', async () => {
  const element = mount({ slug: 'picture-1' }, createSource().source);
  await waitForImage(element);
  element.slug = 'picture-2';
  await vi.waitFor(() => expect(img(element)?.alt).toBe('Picture 2'));
});

it.each([
  ['picture-1', 1],
  ['picture-2', 0],
])('opens the viewer only if the URL names its picture: ?photo=%s', async (slug, viewers) => {
  history.replaceState(history.state, '', `?photo=${slug}`);
  const { source, get } = createSource();
  await waitForImage(mount({ slug: 'picture-1', history: '?photo' }, source));
  await vi.waitFor(() => expect(document.querySelectorAll('pix-lightbox')).toHaveLength(viewers));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(viewers);
  expect(get.mock.calls.map(([name]) => name)).not.toContain('picture-2');
});
