import { expect, it } from 'vitest';
import '../../src/define.ts';
import type { Image, Tag } from '../../src/contract/models.ts';
import { ODD_TEXTS } from '../support/corpus/texts.ts';
import { chips, field, mount, options } from '../support/explorer.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';
import {
  albumsOf,
  alts,
  find,
  ready,
  saying,
  showGallery,
  soon,
  sourceOf,
  watchCorpus,
  words,
} from './support/corpus.ts';
import { shape } from './support/inspect.ts';

const SHOWN = ODD_TEXTS.map(({ shown }) => shown);
/** As many harmless texts. */
const PLAIN = ODD_TEXTS.map((_, index) => `Text ${index}`);
const FIELDS = ['title', 'description', 'category', 'format', 'owner', '__proto__', 'constructor'];
const OVERLAY = FIELDS.map((name) => `<i data-pix-field="${name}"></i>`).join('');

watchCorpus();

it.each(['grid', 'rows', 'columns', 'carousel'])(
  'layout "%s" shows what strangers write as text, in tiles and over them (P5, R22, R24, R25, R26)',
  async (layout) => {
    const properties = { imageUrl: ({ urls }: Image) => urls.direct_url };
    const show = (texts: readonly string[]) =>
      showGallery(texts.map(saying), { layout }, OVERLAY, properties);
    const [odd, plain] = [await show(ODD_TEXTS.map(({ text }) => text)), await show(PLAIN)];
    expect(alts(odd)).toEqual(SHOWN);
    for (const name of FIELDS.slice(0, 5)) expect(words(odd, `[data-pix-field=${name}]`)).toEqual(SHOWN);
    for (const name of FIELDS.slice(5)) expect(words(odd, `[data-pix-field=${name}]`).join('')).toBe('');
    expect(shape(odd)).toEqual(shape(plain));
  },
);

it('a picture alone says what strangers write as text, its slug as well (R22, R27)', async () => {
  const show = async (texts: readonly string[], title: 'title' | 'slug') => {
    const images = texts.map((text, index) => {
      const record = title === 'title' ? saying(text, index) : { ...saying(null, index), slug: text };
      const element = mount('pix-image', { slug: text });
      element.source = { images: { ...sourceOf([]).images, get: () => Promise.resolve(record) } };
      return element;
    });
    await soon(() => {
      for (const image of images) expect(find(image, 'a')).toHaveLength(1);
    });
    return images;
  };
  for (const by of ['title', 'slug'] as const) {
    const odd = await show(
      ODD_TEXTS.map(({ text }) => text),
      by,
    );
    expect(odd.flatMap(alts)).toEqual(SHOWN);
    expect(odd.map((image) => shape(image))).toEqual((await show(PLAIN, by)).map((image) => shape(image)));
    document.body.replaceChildren();
  }
});

it('album cards, and an open album, say what strangers write as text (R22)', async () => {
  const show = async (texts: readonly string[]) => {
    const records = texts.map((title, index) => ({ ...albumRecord(index + 1, 1), title, owner: title }));
    const albums = mount('pix-albums');
    albums.source = albumsOf(records);
    await ready(albums);
    const album = mount('pix-album', { token: 'abc' });
    album.style.setProperty('--pix-tile-size', '24px');
    album.source = albumsOf([], texts.map(saying));
    await soon(() => expect(alts(album)).toHaveLength(records.length));
    const headings: string[] = [];
    for (const record of records) {
      album.album = record;
      await album.updateComplete;
      headings.push(...words(album, 'h2 bdi'));
    }
    return { albums, album, headings };
  };
  const odd = await show(ODD_TEXTS.map(({ text }) => text));
  const plain = await show(PLAIN);
  expect(words(odd.albums, '.title bdi')).toEqual(SHOWN);
  expect(odd.headings).toEqual(SHOWN);
  expect(alts(odd.album)).toEqual(SHOWN);
  expect([shape(odd.albums), shape(odd.album)]).toEqual([shape(plain.albums), shape(plain.album)]);
});

it('tags and categories of strangers are text; what is asked for is what they wrote (R22, R24, R26)', async () => {
  // Names that are longer than any tag can be are left out.
  const some = ODD_TEXTS.filter(({ text }) => text.length <= 256);
  const show = async (texts: readonly string[]) => {
    const data = texts.map((name, index) => ({ name, image_count: index })) as Tag[];
    const read = () => Promise.resolve(listOf(data, { limit: 100 }));
    const source = { platform: { tags: read, categories: read } };
    const elements = [mount('pix-tags'), mount('pix-categories')] as const;
    for (const element of elements) element.source = source;
    const [tags, categories] = elements;
    await soon(() => expect(chips(tags)).toHaveLength(texts.length));
    await soon(() => expect(options(categories)).toHaveLength(texts.length + 1));
    return { tags, categories };
  };
  const { tags, categories } = await show(some.map(({ text }) => text));
  const plain = await show(PLAIN.slice(0, some.length));
  expect(words(tags, 'bdi')).toEqual(some.map(({ shown }) => shown));
  const numbered = some.map(({ shown }, index) => `${shown} (${index})`.replace(/[\t\n\f\r ]+/g, ' '));
  expect(options(categories).slice(1)).toEqual(numbered);
  expect([shape(tags), shape(categories)]).toEqual([shape(plain.tags), shape(plain.categories)]);
  const asked: unknown[] = [];
  tags.addEventListener('pix-change', ({ detail }) => asked.push('query' in detail && detail.query?.tag));
  for (const each of chips(tags)) each.click();
  expect(asked).toEqual(some.map(({ text }) => text));
});

it('what a link makes a page ask for is text in its controls (R22)', async () => {
  const gallery = mount('pix-gallery', { controls: 'search sort category tags count' });
  const none = () => Promise.resolve(listOf<Tag>([], {}));
  gallery.source = { ...sourceOf([]), ...{ platform: { tags: none, categories: none } } };
  await ready(gallery);
  const control = (tag: string) => find(gallery, tag)[0] as Element;
  await soon(() => expect(field(control('pix-search'))).toBeTruthy());
  await soon(() => expect(options(control('pix-categories'))).toHaveLength(1));
  gallery.q = gallery.tag = gallery.category = 'Harmless';
  await soon(() => expect(words(control('pix-tags'), 'bdi')).toEqual(['Harmless']));
  const before = shape(control('pix-tags'));
  for (const { text, shown } of ODD_TEXTS) {
    gallery.q = gallery.tag = gallery.category = text;
    await soon(() => expect(words(control('pix-tags'), 'bdi')).toEqual([shown]));
    expect(options(control('pix-categories'))[1]).toBe(shown.replace(/[\t\n\f\r ]+/g, ' '));
    expect(field(control('pix-search')).value.length).toBeLessThanOrEqual(text.length);
    expect(shape(control('pix-tags'))).toEqual(before);
  }
});

it('what a service says when it fails is no part of the page (R22)', async () => {
  const galleries = ODD_TEXTS.map(({ text }) => {
    const gallery = mount('pix-gallery');
    gallery.source = { images: { list: () => Promise.reject(new Error(text)) } };
    return gallery;
  });
  // Visitors read the same words, whatever the service said.
  const advice = () => galleries.map((each) => words(each, '.status p').join());
  await soon(() =>
    expect(new Set(advice())).toEqual(new Set([expect.stringMatching(/The pictures could not be loaded/)])),
  );
  const [first = '', ...others] = galleries.map((gallery) => shape(gallery).join('\n'));
  expect(new Set(others)).toEqual(new Set([first]));
});
