import { expect, it } from 'vitest';
import '../../src/define.ts';
import type { Image, Tag } from '../../src/contract/models.ts';
import { ODD_TEXTS } from '../support/corpus/texts.ts';
import { chips, field, mount, options } from '../support/explorer.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';
import {
  albumSourceOf,
  altTexts,
  queryDeepAll,
  recordWithText,
  showGallery,
  sourceOf,
  textsOf,
  waitForFrame,
  waitForLoad,
  watchCorpus,
} from './support/corpus.ts';
import { shape } from './support/inspect.ts';

const SHOWN = ODD_TEXTS.map(({ shown }) => shown);
/** The same number of harmless texts. */
const PLAIN = ODD_TEXTS.map((_, index) => `Text ${index}`);
const FIELDS = ['title', 'description', 'category', 'format', 'owner', '__proto__', 'constructor'];
const CAPTION = FIELDS.map((name) => `<i data-pix-field="${name}"></i>`).join('');

watchCorpus();

it.each(['grid', 'rows', 'columns', 'carousel'])(
  'layout "%s" shows untrusted text literally, in tiles and captions (P5, R22, R24, R25, R26)',
  async (layout) => {
    const properties = { imageUrl: ({ urls }: Image) => urls.direct_url };
    const show = (texts: readonly string[]) =>
      showGallery(texts.map(recordWithText), { layout }, CAPTION, properties);
    const [odd, plain] = [await show(ODD_TEXTS.map(({ text }) => text)), await show(PLAIN)];
    expect(altTexts(odd)).toEqual(SHOWN);
    for (const name of FIELDS.slice(0, 5)) expect(textsOf(odd, `[data-pix-field=${name}]`)).toEqual(SHOWN);
    for (const name of FIELDS.slice(5)) expect(textsOf(odd, `[data-pix-field=${name}]`).join('')).toBe('');
    expect(shape(odd)).toEqual(shape(plain));
  },
);

it('a single picture shows untrusted text literally, including its slug (R22, R27)', async () => {
  const show = async (texts: readonly string[], title: 'title' | 'slug') => {
    const images = texts.map((text, index) => {
      const record =
        title === 'title' ? recordWithText(text, index) : { ...recordWithText(null, index), slug: text };
      const element = mount('pix-image', { slug: text });
      element.source = { images: { ...sourceOf([]).images, get: () => Promise.resolve(record) } };
      return element;
    });
    await waitForFrame(() => {
      for (const image of images) expect(queryDeepAll(image, 'a')).toHaveLength(1);
    });
    return images;
  };
  for (const by of ['title', 'slug'] as const) {
    const odd = await show(
      ODD_TEXTS.map(({ text }) => text),
      by,
    );
    expect(odd.flatMap(altTexts)).toEqual(SHOWN);
    expect(odd.map((image) => shape(image))).toEqual((await show(PLAIN, by)).map((image) => shape(image)));
    document.body.replaceChildren();
  }
});

it('album cards and an open album show untrusted text literally (R22)', async () => {
  const show = async (texts: readonly string[]) => {
    const records = texts.map((title, index) => ({ ...albumRecord(index + 1, 1), title, owner: title }));
    const albums = mount('pix-albums');
    albums.source = albumSourceOf(records);
    await waitForLoad(albums);
    const album = mount('pix-album', { token: 'abc' });
    album.style.setProperty('--pix-tile-size', '24px');
    album.source = albumSourceOf([], texts.map(recordWithText));
    await waitForFrame(() => expect(altTexts(album)).toHaveLength(records.length));
    const headings: string[] = [];
    for (const record of records) {
      album.album = record;
      await album.updateComplete;
      headings.push(...textsOf(album, 'h2 bdi'));
    }
    return { albums, album, headings };
  };
  const odd = await show(ODD_TEXTS.map(({ text }) => text));
  const plain = await show(PLAIN);
  expect(textsOf(odd.albums, '.title bdi')).toEqual(SHOWN);
  expect(odd.headings).toEqual(SHOWN);
  expect(altTexts(odd.album)).toEqual(SHOWN);
  expect([shape(odd.albums), shape(odd.album)]).toEqual([shape(plain.albums), shape(plain.album)]);
});

it('untrusted tags and categories are shown literally, and requested unchanged (R22, R24, R26)', async () => {
  // Names above the maximum length of a tag are omitted.
  const some = ODD_TEXTS.filter(({ text }) => text.length <= 256);
  const show = async (texts: readonly string[]) => {
    const data = texts.map((name, index) => ({ name, image_count: index })) as Tag[];
    const read = () => Promise.resolve(listOf(data, { limit: 100 }));
    const source = { platform: { tags: read, categories: read } };
    const elements = [mount('pix-tags'), mount('pix-categories')] as const;
    for (const element of elements) element.source = source;
    const [tags, categories] = elements;
    await waitForFrame(() => expect(chips(tags)).toHaveLength(texts.length));
    await waitForFrame(() => expect(options(categories)).toHaveLength(texts.length + 1));
    return { tags, categories };
  };
  const { tags, categories } = await show(some.map(({ text }) => text));
  const plain = await show(PLAIN.slice(0, some.length));
  expect(textsOf(tags, 'bdi')).toEqual(some.map(({ shown }) => shown));
  const numbered = some.map(({ shown }, index) => `${shown} (${index})`.replace(/[\t\n\f\r ]+/g, ' '));
  expect(options(categories).slice(1)).toEqual(numbered);
  expect([shape(tags), shape(categories)]).toEqual([shape(plain.tags), shape(plain.categories)]);
  const queries: unknown[] = [];
  tags.addEventListener('pix-change', ({ detail }) => queries.push('query' in detail && detail.query?.tag));
  for (const each of chips(tags)) each.click();
  expect(queries).toEqual(some.map(({ text }) => text));
});

it('controls show the query of a link as text (R22)', async () => {
  const gallery = mount('pix-gallery', { controls: 'search sort category tags count' });
  const none = () => Promise.resolve(listOf<Tag>([], {}));
  gallery.source = { ...sourceOf([]), ...{ platform: { tags: none, categories: none } } };
  await waitForLoad(gallery);
  const control = (tag: string) => queryDeepAll(gallery, tag)[0] as Element;
  await waitForFrame(() => expect(field(control('pix-search'))).toBeTruthy());
  await waitForFrame(() => expect(options(control('pix-categories'))).toHaveLength(1));
  gallery.q = gallery.tag = gallery.category = 'Harmless';
  await waitForFrame(() => expect(textsOf(control('pix-tags'), 'bdi')).toEqual(['Harmless']));
  const before = shape(control('pix-tags'));
  for (const { text, shown } of ODD_TEXTS) {
    gallery.q = gallery.tag = gallery.category = text;
    await waitForFrame(() => expect(textsOf(control('pix-tags'), 'bdi')).toEqual([shown]));
    expect(options(control('pix-categories'))[1]).toBe(shown.replace(/[\t\n\f\r ]+/g, ' '));
    expect(field(control('pix-search')).value.length).toBeLessThanOrEqual(text.length);
    expect(shape(control('pix-tags'))).toEqual(before);
  }
});

it('error messages of the service are not shown on the page (R22)', async () => {
  const galleries = ODD_TEXTS.map(({ text }) => {
    const gallery = mount('pix-gallery');
    gallery.source = { images: { list: () => Promise.reject(new Error(text)) } };
    return gallery;
  });
  // Visitors read the same message, whatever the error message of the service.
  const advice = () => galleries.map((each) => textsOf(each, '.status p').join());
  await waitForFrame(() =>
    expect(new Set(advice())).toEqual(new Set([expect.stringMatching(/The pictures could not be loaded/)])),
  );
  const [first = '', ...others] = galleries.map((gallery) => shape(gallery).join('\n'));
  expect(new Set(others)).toEqual(new Set([first]));
});
