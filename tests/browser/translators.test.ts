import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import {
  cleanup,
  createSource,
  mountGallery,
  press,
  queryShadow,
  queryShadowAll,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer | undefined;

afterEach(() => {
  viewer?.end();
  viewer = undefined;
  cleanup();
});

/** Text nodes of a tree and its shadow trees, except style sheets. */
function* textsIn(node: Node): Generator<Text> {
  if (node instanceof Text && node.data.trim()) yield node;
  const inner =
    node instanceof Element && node.shadowRoot ? [node.shadowRoot, ...node.childNodes] : node.childNodes;
  for (const child of [...inner]) if (!(child instanceof HTMLStyleElement)) yield* textsIn(child);
}

/** Ways in which translators and extensions replace the texts of a page. */
const TRANSLATORS = {
  'wraps texts in elements': (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `§${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  },
  'replaces text nodes': (text: Text) => text.replaceWith(`§${text.data}`),
};

it.each(Object.entries(TRANSLATORS))(
  'the viewer describes its current picture after a translator %s (H38)',
  async (_, translate) => {
    const pictures = new SparsePictures(3);
    for (const id of [1, 2, 3]) pictures.known.set(id - 1, picture(id, { description: `About ${id}` }));
    viewer = await open(pictures);
    await viewer.waitForFeatures();
    viewer.button('Info').click();
    await vi.waitFor(() => expect(viewer?.find('.info h2')?.textContent).toBe('Picture 1'));
    for (const text of [...textsIn(viewer.host)]) translate(text);
    viewer.press('ArrowRight');
    await vi.waitFor(() => expect(viewer?.find('[part=title]')?.textContent).toBe('Picture 2'));
    expect(viewer.find('[part=description]')?.textContent).toBe('About 2');
    expect(viewer.counter()).toBe('2 / 3');
    expect(viewer.announcement()).toContain('Picture 2');
    await vi.waitFor(() => expect(viewer?.find('.info h2')?.textContent).toBe('Picture 2'));
    expect(viewer.find('.info p')?.textContent).toBe('About 2');
  },
);

it.each(Object.entries(TRANSLATORS))(
  'a gallery updates its count after a translator %s (H38)',
  async (_, translate) => {
    const { source } = createSource(30);
    const gallery = mountGallery({ limit: '6', paging: 'more', controls: 'count sort' }, { source });
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    await vi.waitFor(() => expect(queryShadow(gallery, '.shown').textContent).toContain('6'));
    for (const text of [...textsIn(gallery)]) translate(text);
    queryShadow(gallery, '.pager button').click();
    await vi.waitFor(() => expect(queryShadow(gallery, '.shown').textContent).toContain('12'));
    expect(tiles(gallery).length).toBeGreaterThan(6);
    press(gallery, 'Escape');
  },
);

it.each(Object.entries(TRANSLATORS))(
  'albums update their titles after a translator %s (H38)',
  async (_, translate) => {
    const albums = document.createElement('pix-albums');
    let first = 1;
    const list = () => Promise.resolve(listOf([albumRecord(first, 2), albumRecord(first + 1, 3)], {}));
    albums.source = { albums: { list, images: () => Promise.resolve(listOf([], {})) } };
    document.body.append(albums);
    const titles = () => queryShadowAll(albums, '.title').map((title) => title.textContent.trim());
    await vi.waitFor(() => expect(titles()).toEqual(['Album 1', 'Album 2']));
    for (const text of [...textsIn(albums)]) translate(text);
    first = 5;
    albums.user = 'another';
    await vi.waitFor(() => expect(titles()).toEqual(['Album 5', 'Album 6']));
  },
);
