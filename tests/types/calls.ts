/** Calls that compile and calls that do not. Nothing here is run: the type check is the test. */
import { expectTypeOf } from 'vitest';
import {
  createAlbum,
  createTransport,
  getImage,
  iterate,
  listImages,
  updateImage,
  type Album,
  type Call,
  type Image,
  type ImageList,
  type Page,
  type Pix,
  type RecordIterable,
} from '../../src/index.ts';

/** Lists: what may be asked for, and what comes. */
export async function lists(pix: Pix) {
  expectTypeOf(pix.images.list()).toEqualTypeOf<Call<Page<Image>>>();
  expectTypeOf(pix.images.list()).toExtend<Promise<ImageList>>();
  expectTypeOf(pix.images.iterate()).toEqualTypeOf<RecordIterable<Image>>();
  expectTypeOf(pix.albums.iterate()).toEqualTypeOf<RecordIterable<Album>>();
  expectTypeOf(pix.albums.iterateImages('abcdefghijkl')).toEqualTypeOf<RecordIterable<Image>>();
  expectTypeOf(pix.images.iterate().toArray({ max: 3 })).toEqualTypeOf<Promise<Image[]>>();
  for await (const image of await pix.images.list()) expectTypeOf(image).toEqualTypeOf<Image>();

  void pix.images.list({ page: 2, limit: 12, q: 'tide', sort: 'popular', category: undefined });
  void pix.images.list({}, { signal: AbortSignal.timeout(1), timeout: 1, retry: { limit: 1 }, headers: {} });
  const transport = createTransport({ baseUrl: 'https://pix.example' });
  for await (const image of iterate((query, options) => listImages(transport, query, options), { limit: 3 }))
    expectTypeOf(image).toEqualTypeOf<Image>();
  for await (const image of iterate((query, options) => listImages(transport, query, options)))
    expectTypeOf(image).toEqualTypeOf<Image>();
  // @ts-expect-error -- no such filter
  iterate((query, options) => listImages(transport, query, options), { colour: 'blue' });
  void pix.images.iterate({ tag: 'sea' }, { pages: { max: 3 } });
  // @ts-expect-error -- no such order
  void pix.images.list({ sort: 'random' });
  // @ts-expect-error -- a number is no text
  void pix.images.list({ limit: '12' });
  // @ts-expect-error -- no such filter
  void pix.images.list({ colour: 'blue' });
  // @ts-expect-error -- no such option
  void pix.images.list({}, { timeOut: 1 });
  // @ts-expect-error -- pages are counted, not named
  void pix.images.iterate({}, { pages: 3 });
  // @ts-expect-error -- albums have no order to choose
  void pix.albums.list({ sort: 'newest' });
  // @ts-expect-error -- which album
  void pix.albums.images();
}

/** Single records, and the answer they came with. */
export async function records(pix: Pix) {
  expectTypeOf(pix.images.get('harbour')).toEqualTypeOf<Call<Image>>();
  void pix.images.get(7);
  // @ts-expect-error -- which picture
  void pix.images.get();
  // @ts-expect-error -- one at a time
  void pix.images.get(['harbour']);

  const { data, response, requestId } = await pix.images.get('harbour').withResponse();
  expectTypeOf(data).toEqualTypeOf<Image>();
  expectTypeOf(response).toEqualTypeOf<Response>();
  expectTypeOf(requestId).toEqualTypeOf<string | undefined>();
  expectTypeOf(pix.images.get('harbour').asResponse()).toEqualTypeOf<Promise<Response>>();
}

/** What changes something. */
export function changes(pix: Pix) {
  void pix.images.update('harbour', { title: 'Harbour', tags: ['sea', 'dusk'], is_public: false });
  void pix.images.update('harbour', { tags: 'sea,dusk', slug: undefined });
  void pix.images.delete('harbour');
  void pix.images.delete('harbour', { deleteToken: 'token', timeout: 1000 });
  void pix.albums.create({ title: 'By the sea' });
  void pix.albums.addImage('abcdefghijkl', 'harbour');
  // @ts-expect-error -- no such field
  void pix.images.update('harbour', { views: 1000 });
  // @ts-expect-error -- which picture
  void pix.images.update({ title: 'Harbour' });
  // @ts-expect-error -- in the contract's writing
  void pix.images.update('harbour', { isPublic: true });
  // @ts-expect-error -- in the options' writing
  void pix.images.delete('harbour', { delete_token: 'token' });
  // @ts-expect-error -- an album has a title
  void pix.albums.create({});
  // @ts-expect-error -- which picture
  void pix.albums.addImage('abcdefghijkl');
}

/** The same calls, as functions of their own. */
export function functions() {
  const transport = createTransport({ baseUrl: 'https://pix.example' });
  expectTypeOf(listImages(transport)).toEqualTypeOf<Call<Page<Image>>>();
  expectTypeOf(getImage(transport, 'harbour')).toEqualTypeOf<Call<Image>>();
  expectTypeOf(
    iterate((query: { page?: number | undefined }, options) => listImages(transport, query, options)),
  ).toEqualTypeOf<RecordIterable<Image>>();
  // @ts-expect-error -- over which transport
  void listImages({ limit: 12 });
  // @ts-expect-error -- no such field
  void updateImage(transport, 'harbour', { colour: 'blue' });
  // @ts-expect-error -- an album has a title
  void createAlbum(transport, {});
}
