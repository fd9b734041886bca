import { afterEach, expect, it, vi } from 'vitest';
import '../../src/components/pix-image/pix-image.define.ts';
import type { ImageSource } from '../../src/components/sources.ts';
import type { Image, ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';

/** A source of these records, searched by nothing, that remembers what it was asked for. */
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

/** A record whose picture is there. */
const real = (): Image => {
  const record = imageRecord(1);
  return { ...record, urls: { ...record.urls, thumbnail_url: `${FILE}?small`, direct_url: `${FILE}?full` } };
};

/** A box of some width. */
function box(width: string) {
  const element = document.createElement('div');
  element.style.width = width;
  document.body.append(element);
  return element;
}

/** An element in the document, with the attributes of its markup. */
function mount(attributes: Record<string, string>, source?: ImageSource, around = document.body) {
  const element = document.createElement('pix-image');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.source = source;
  around.append(element);
  return element;
}

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`) ?? undefined;
const link = (element: Element) => part(element, 'tile') as HTMLAnchorElement | undefined;
const img = (element: Element) => part(element, 'image') as HTMLImageElement | undefined;
const said = (element: Element) => part(element, 'status')?.textContent.replace(/\s+/g, ' ').trim();
const shown = (element: Element) => vi.waitFor(() => expect(img(element)).toBeDefined());

const ADDRESS = location.href;

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(history.state, '', ADDRESS);
});

it('shows the picture of its slug, with its title, as a link to its page, and opens no record (P17)', async () => {
  const { source, list, get } = createSource();
  const element = mount({ slug: 'picture-1' }, source);
  await shown(element);
  expect(img(element)?.alt).toBe('Picture 1');
  expect(link(element)?.href).toBe(imageRecord(1).urls.view_page);
  expect(list).toHaveBeenCalledOnce();
  expect(list.mock.lastCall?.[0]).toEqual({ q: 'picture-1', page: 1, limit: 100 });
  expect(get).not.toHaveBeenCalled();
});

it('looks through more than one page of a search, but not for ever', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => imageRecord(i + 1));
  const near = createSource(many);
  await shown(mount({ slug: 'picture-150' }, near.source));
  expect(near.list).toHaveBeenCalledTimes(2);
  expect(near.get).not.toHaveBeenCalled();
  const far = createSource(many);
  await shown(mount({ slug: 'picture-900' }, far.source));
  expect(far.list).toHaveBeenCalledTimes(3);
  expect(far.get).toHaveBeenCalledOnce();
});

it('finds an id, which no search knows, by its record', async () => {
  const { source, list, get } = createSource();
  const element = mount({ slug: '11' }, source);
  await shown(element);
  expect(img(element)?.alt).toBe('Picture 11');
  expect(list).not.toHaveBeenCalled();
  expect(get).toHaveBeenCalledOnce();
});

it('says that there is no such picture, and offers no second try', async () => {
  const { source } = createSource();
  const element = mount({ slug: 'nowhere' }, source);
  await vi.waitFor(() => expect(said(element)).toBe('There is no such picture here.'));
  expect(part(element, 'button')).toBeUndefined();
});

it('says what failed, is tried again by its button, and the focus stays near', async () => {
  const { source, list } = createSource();
  list.mockRejectedValueOnce(new Error('Out of film'));
  const errors: unknown[] = [];
  document.body.addEventListener('pix-error', ({ detail }) => errors.push(detail.error), { once: true });
  const element = mount({ slug: 'picture-1' }, source);
  await vi.waitFor(() =>
    expect(said(element)).toContain('The picture could not be loaded. The service is having problems.'),
  );
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  part(element, 'button')?.focus();
  part(element, 'button')?.click();
  await shown(element);
  expect(said(element)).toBe('');
  expect(element.shadowRoot?.activeElement).toBe(part(element, 'figure'));
});

it('speaks the texts of its page', async () => {
  const { source } = createSource();
  const element = mount({ slug: 'nowhere' }, source);
  element.texts = { noPicture: 'Kein Bild' };
  await vi.waitFor(() => expect(said(element)).toBe('Kein Bild'));
});

it.each([
  [undefined, 4 / 3],
  ['3:2', 1.5],
  ['2/1', 2],
  ['1.25', 1.25],
  ['nonsense', 4 / 3],
  ['0:0', 4 / 3],
  ['1:1000', 4 / 3],
])('keeps a place of the shape ratio="%s" until the picture is there', async (ratio, wanted) => {
  const element = mount(ratio === undefined ? {} : { ratio });
  await element.updateComplete;
  const { width, height } = element.shadowRoot?.querySelector('.skeleton')?.getBoundingClientRect() ?? {};
  expect(Number(width) / Number(height)).toBeCloseTo(wanted, 1);
});

it("takes the picture's own shape once its record is there, before any byte of it is", async () => {
  const record = { ...imageRecord(1), dimensions: { width: 300, height: 600 } };
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await shown(element);
  const { width, height } = link(element)?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([300, 600]);
});

it('is the full picture as soon as the thumbnail is too small, and stays so', async () => {
  const around = box('200px');
  const element = mount({ slug: 'picture-1' }, createSource([real()]).source, around);
  await shown(element);
  await vi.waitFor(() => expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`));
  expect(img(element)?.hasAttribute('srcset')).toBe(false);
  around.style.width = '700px';
  await vi.waitFor(() => expect(img(element)?.srcset).toBe(`${FILE}?full`));
  around.style.width = '200px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(img(element)?.srcset).toBe(`${FILE}?full`);
});

it('is the thumbnail alone with quality="fast", and the full picture of any size with quality="sharp"', async () => {
  const heavy = { ...real(), file_size: 40_000_000 };
  const srcsetOf = async (quality: string | undefined) => {
    const element = mount(
      { slug: 'picture-1', quality: quality as 'fast' },
      createSource([heavy]).source,
      box('700px'),
    );
    await shown(element);
    await vi.waitFor(() => expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`));
    return img(element)?.srcset;
  };
  expect(await srcsetOf('fast')).toBe('');
  expect(await srcsetOf(undefined)).toBe('');
  expect(await srcsetOf('sharp')).toBe(`${FILE}?full`);
});

it('is shown small when the full version is broken', async () => {
  const element = mount({ slug: 'picture-1' }, createSource([real()]).source, box('700px'));
  await shown(element);
  await vi.waitFor(() => expect(img(element)?.srcset).toBe(`${FILE}?full`));
  img(element)?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(img(element)?.hasAttribute('srcset')).toBe(false));
  expect(img(element)?.getAttribute('src')).toBe(`${FILE}?small`);
});

it('takes the files that a host makes, where their addresses are sound (P6)', async () => {
  const element = mount({ slug: 'picture-1' }, undefined, box('200px'));
  element.imageUrl = ({ slug }, width, dpr) =>
    dpr === 3 ? 'javascript:alert(1)' : `${FILE}?${slug}=${width * dpr}`;
  element.source = createSource([real()]).source;
  await vi.waitFor(() =>
    expect(img(element)?.srcset).toBe(`${FILE}?picture-1=224 1x, ${FILE}?picture-1=448 2x`),
  );
  expect(img(element)?.hasAttribute('sizes')).toBe(false);
});

it('a poisoned record is text (R22)', async () => {
  const record = { ...imageRecord(1), title: '<img src=x onerror=alert(1)>' };
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await shown(element);
  expect(img(element)?.alt).toBe(record.title);
  expect(element.shadowRoot?.querySelectorAll('img')).toHaveLength(1);
});

it('a record without a picture is none', async () => {
  const record = { ...imageRecord(1), urls: undefined } as unknown as Image;
  const element = mount({ slug: 'picture-1' }, createSource([record]).source);
  await vi.waitFor(() => expect(said(element)).toBe('There is no such picture here.'));
});

it('opens the viewer with this one picture, says so, and gives the focus back', async () => {
  const { source } = createSource();
  const seen: [string, string | undefined][] = [];
  for (const type of ['pix-open', 'pix-close'] as const)
    document.body.addEventListener(type, ({ detail }) =>
      seen.push([type, 'image' in detail ? detail.image?.slug : undefined]),
    );
  const element = mount({ slug: 'picture-1' }, source);
  await shown(element);
  link(element)?.focus();
  link(element)?.click();
  const dialog = () => document.querySelector('pix-lightbox')?.shadowRoot?.querySelector('dialog');
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(seen).toEqual([['pix-open', 'picture-1']]);
  await element.show();
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(1);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['pix-close', 'picture-1']), { timeout: 5000 });
  expect(document.querySelector('pix-lightbox')).toBeNull();
  expect(element.shadowRoot?.activeElement).toBe(link(element));
});

it('calls a source as what it is, when it is opened as well', async () => {
  const records = [real()];
  class Images {
    #asked = 0;
    list = (query: ListImagesQuery) => Promise.resolve(listOf(records, query));
    get(): Promise<Image> {
      this.#asked++;
      return Promise.resolve({ ...real(), views: 4000 + this.#asked });
    }
  }
  const element = mount({ slug: real().slug }, { images: new Images() });
  await shown(element);
  link(element)?.click();
  const root = () => document.querySelector('pix-lightbox')?.shadowRoot;
  (await vi.waitUntil(() => root()?.querySelector<HTMLElement>('[data-panel=info] button'))).click();
  await vi.waitFor(() => expect(root()?.querySelector('.info')?.textContent).toContain('4,001'));
  root()?.querySelector('dialog')?.close();
  await vi.waitFor(() => expect(root()).toBeUndefined());
});

it('leaves the viewer to a page that wants to show the picture itself', async () => {
  const element = mount({ slug: 'picture-1' }, createSource().source);
  await shown(element);
  element.addEventListener('pix-open', (event) => event.preventDefault());
  link(element)?.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector('pix-lightbox')).toBeNull();
});

it('shows another picture when its slug changes', async () => {
  const element = mount({ slug: 'picture-1' }, createSource().source);
  await shown(element);
  element.slug = 'picture-2';
  await vi.waitFor(() => expect(img(element)?.alt).toBe('Picture 2'));
});

it.each([
  ['picture-1', 1],
  ['picture-2', 0],
])(
  'opens by an address that names it, and leaves other pictures to others: ?photo=%s',
  async (slug, viewers) => {
    history.replaceState(history.state, '', `?photo=${slug}`);
    const { source, get } = createSource();
    await shown(mount({ slug: 'picture-1', history: '?photo' }, source));
    await vi.waitFor(() => expect(document.querySelectorAll('pix-lightbox')).toHaveLength(viewers));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.querySelectorAll('pix-lightbox')).toHaveLength(viewers);
    expect(get.mock.calls.map(([name]) => name)).not.toContain('picture-2');
  },
);
