import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define/pix-albums.ts';
import type { AlbumSource } from '../../src/components/sources.ts';
import type { Album } from '../../src/contract/models.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

/** URL of a picture that cannot be loaded. */
const LOST = 'http://127.0.0.1:9/lost.png';
const DRAWN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A source of albums, by default of two pictures each. */
function createSource(albums: readonly Partial<Album>[] = [{}, {}, {}]) {
  const records = albums.map((album, index) => ({ ...albumRecord(index + 1, 2), ...album }));
  const pictures = [imageRecord(1), imageRecord(2)];
  return {
    albums: {
      list: vi.fn<AlbumSource['albums']['list']>((query) => Promise.resolve(listOf(records, query))),
      images: vi.fn<AlbumSource['albums']['images']>((_album, query) =>
        Promise.resolve(listOf(pictures, query)),
      ),
    },
  };
}

/** Adds a list of albums with inner markup to the document. */
function mount(source: AlbumSource, markup: readonly Element[] = []) {
  const element = document.createElement('pix-albums');
  element.append(...markup);
  element.source = source;
  document.body.append(element);
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return { element, all, status: () => all('[role=status]')[0]?.innerText.trim() };
}

/** Markup for a slot. */
function slotted(slot: string, text: string): HTMLElement {
  const element = document.createElement('b');
  element.slot = slot;
  element.textContent = text;
  return element;
}

afterEach(() => document.body.replaceChildren());

it.each([
  [0, '0 pictures'],
  [1, '1 picture'],
  [12_000, '12,000 pictures'],
  ['7', '7 pictures'],
  [undefined, ''],
  [-1, ''],
  ['many', ''],
])('a card with the picture count %s shows "%s" (R14)', async (image_count, text) => {
  const { all } = mount(createSource([{ image_count: image_count as number }]));
  await vi.waitFor(() => expect(all('.card')).toHaveLength(1));
  expect(all('[part=count]')[0]?.innerText).toBe(text);
});

it.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['"><script>alert(1)</script>', '"><script>alert(1)</script>'],
  ['ألبوم الصور', 'ألبوم الصور'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['Z\u0361\u0334al\u0489go', 'Z\u0361\u0334al\u0489go'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['', 'Album'],
  [null, 'Album'],
  [{ text: 'no' }, 'Album'],
])('a card shows the title %j as text (R22, R24, R26)', async (title, shown) => {
  const { all } = mount(createSource([{ title: title as string }]));
  await vi.waitFor(() => expect(all('.card')).toHaveLength(1));
  expect(all('[part=title]')[0]?.textContent).toBe(shown);
  expect(all('[part=title] > bdi > *')).toHaveLength(0);
});

it('a title of 10 MB is truncated, and takes at most three lines (R25)', async () => {
  const { all } = mount(createSource([{ title: 'long '.repeat(2e6) }]));
  await vi.waitFor(() => expect(all('.card')).toHaveLength(1));
  const [title] = all('[part=title]');
  expect(title?.textContent.length).toBeLessThan(310);
  expect(title?.getBoundingClientRect().height).toBeLessThan(100);
});

it('a cover that cannot be loaded is replaced by a drawing, until another cover loads (R28)', async () => {
  const { all } = mount(createSource([{ cover_thumbnail: LOST }, { cover_thumbnail: null }]));
  const drawings = () => all('.blank').filter((drawing) => getComputedStyle(drawing).display !== 'none');
  await vi.waitFor(() => expect(drawings()).toHaveLength(2));
  const [cover] = all('img') as HTMLImageElement[];
  expect(getComputedStyle(cover as Element).opacity).toBe('0');
  if (cover) cover.src = DRAWN;
  await vi.waitFor(() => expect(drawings()).toHaveLength(1));
});

it('an invalid URL is not used as a cover (R20)', async () => {
  const { all } = mount(createSource([{ cover_thumbnail: 'javascript:alert(1)' }]));
  await vi.waitFor(() => expect(all('.card')).toHaveLength(1));
  expect(all('img')).toHaveLength(0);
});

it('each card has its position and the size of the set before all cards have loaded', async () => {
  const source = createSource(Array.from({ length: 130 }, () => ({})));
  const { all } = mount(source);
  source.albums.list.mockImplementationOnce((query) =>
    Promise.resolve(
      listOf(
        Array.from({ length: 130 }, (_, id) => albumRecord(id, 1)),
        query,
      ),
    ),
  );
  source.albums.list.mockImplementationOnce(() => new Promise(() => undefined));
  await vi.waitFor(() => expect(all('.card')).toHaveLength(100));
  expect(all('li')[6]?.ariaPosInSet).toBe('7');
  expect(all('li')[6]?.ariaSetSize).toBe('130');
});

it('exposes its state to style sheets', async () => {
  const source = createSource();
  let respond = (): void => undefined;
  source.albums.list.mockImplementationOnce(
    (query) => new Promise((resolve) => (respond = () => resolve(listOf([albumRecord(1, 2)], query)))),
  );
  const { element } = mount(source);
  await vi.waitFor(() => expect(source.albums.list).toHaveBeenCalled());
  expect(element.matches(':state(loading)')).toBe(true);
  respond();
  await vi.waitFor(() => expect(element.matches(':state(ready)')).toBe(true));
  expect(element.matches(':state(loading)')).toBe(false);
  element.source = createSource([]);
  await vi.waitFor(() => expect(element.matches(':state(empty)')).toBe(true));
  source.albums.list.mockRejectedValueOnce(new Error('Out of film'));
  element.source = source;
  await vi.waitFor(() => expect(element.matches(':state(error)')).toBe(true));
});

it('shows the slots of the page for errors and empty lists, and keeps the "Try again" button', async () => {
  const source = createSource([]);
  source.albums.list.mockRejectedValueOnce(new Error('Out of film'));
  const header = slotted('header', 'Shelves');
  const footer = slotted('footer', 'End of shelves');
  const empty = slotted('empty', 'Our shelves are empty.');
  const { all, status } = mount(source, [footer, empty, slotted('error', 'Our shelves are locked.'), header]);
  await vi.waitFor(() => expect(document.body.innerText).toContain('Our shelves are locked.'));
  expect(status()).not.toContain('Out of film');
  all('[role=status] button')[0]?.click();
  await vi.waitFor(() => expect(document.body.innerText).toContain('Our shelves are empty.'));
  const top = (box: Element) => box.getBoundingClientRect().top;
  expect(top(header)).toBeLessThan(top(empty));
  expect(top(empty)).toBeLessThan(top(footer));
});

it('shows its own texts where the page has no slots', async () => {
  const source = createSource([]);
  source.albums.list.mockRejectedValueOnce(new Error('Out of film'));
  const { all, status } = mount(source);
  await vi.waitFor(() =>
    expect(status()).toMatch(/^The albums could not be loaded.\nThe service is having problems/),
  );
  all('[role=status] button')[0]?.click();
  await vi.waitFor(() => expect(status()).toBe('There are no albums here yet.'));
});

it('shows the slot "loading" of the page instead of the skeleton', async () => {
  const source = createSource();
  source.albums.list.mockImplementationOnce(() => new Promise(() => undefined));
  const { all } = mount(source, [slotted('loading', 'One moment.')]);
  await vi.waitFor(() => expect(source.albums.list).toHaveBeenCalled());
  expect(document.body.innerText).toContain('One moment.');
  expect(all('.skeleton').filter((box) => box.checkVisibility())).toHaveLength(0);
});

it('an open album has the same texts and slots, and can be styled from the same place', async () => {
  const source = createSource();
  source.albums.images.mockImplementation(() => new Promise(() => undefined));
  const loading = slotted('loading', 'One moment.');
  const { element, all } = mount(source, [loading]);
  element.texts = { backToAlbums: 'Back to the shelves' };
  await vi.waitFor(() => expect(all('.card')).toHaveLength(3));
  all('.card')[1]?.click();
  await vi.waitFor(() => expect(all('pix-album')).toHaveLength(1));
  const root = all('pix-album')[0]?.shadowRoot;
  await vi.waitFor(() => expect(root?.activeElement?.textContent.trim()).toBe('Back to the shelves'));
  expect(loading.assignedSlot?.assignedSlot?.getRootNode()).toBe(root);
  const inside = [...(root?.querySelectorAll('[part]') ?? [])].flatMap((box) => [...box.part]);
  const exported = all('pix-album')[0]?.getAttribute('exportparts')?.split(', ');
  expect(inside.filter((part) => !exported?.includes(part))).toEqual([]);
});
