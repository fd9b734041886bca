import { isDeepStrictEqual } from 'node:util';
import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { fetchFrom, type MockFetch } from '../../mock-server/fetch.ts';
import { createMock } from '../../mock-server/control/create-mock.ts';
import { picturesInMemory, type PictureStorage } from '../../mock-server/store/picture-storage.ts';
import type { Album, Image, List, Single, Stats } from '../../src/contract/models.ts';
import { responseFaults } from '../../mock-server/check/validate.ts';
import {
  isSerial,
  type ModelRequest,
  type ModelState,
  type ShownPicture,
  type ModelResponse,
} from './support/serial-model.ts';

const BASE = 'http://pix.test';
const TOKEN = 'aLbUmOfTests';
const ALBUM = `/api/v1/albums/${TOKEN}`;
const SLUGS = ['a', 'b', 'c', 'd'];

const slug = fc.constantFrom(...SLUGS);
const title = fc.constantFrom('One', 'Two');
const anyRequest: fc.Arbitrary<ModelRequest> = fc.oneof(
  fc.record({ kind: fc.constantFrom('read', 'delete', 'add', 'take out'), slug }),
  fc.record({
    kind: fc.constant('change'),
    slug,
    fields: fc.record({ slug, title }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('upload'), slug, isMember: fc.boolean() }),
);

/** Batches of concurrent requests. */
const batches = fc.array(fc.array(anyRequest, { minLength: 2, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
});

test('concurrent requests have the same effect as in some sequential order (S16)', async () => {
  const property = fc.asyncProperty(batches, fc.scheduler(), async (rounds, scheduler) => {
    const mock = startMock(scheduler);
    let before = await readState(mock, 2);
    for (const round of rounds) {
      const sent = round.map(async (each) => [each, await send(mock, each, scheduler)] as const);
      const exchanges = await scheduler.waitFor(Promise.all(sent));
      const after = await readState(mock, Math.max(before.lastId, ...exchanges.map(idOf)));
      expect(isSerial(before, exchanges, after), JSON.stringify({ before, exchanges, after })).toBe(true);
      before = after;
    }
  });
  await fc.assert(property, { seed: 20261120, numRuns: 100 });
});

/** A mock with two pictures, the second of them in an album; new pictures are stored when the scheduler permits. */
function startMock(scheduler: Scheduler): MockFetch {
  const files: PictureStorage = {
    ...picturesInMemory,
    openSpool: () => {
      const spool = picturesInMemory.openSpool();
      return {
        ...spool,
        write: (chunk) => scheduler.schedule(Promise.resolve(), 'write').then(() => spool.write(chunk)),
      };
    },
    save: (content) =>
      scheduler.schedule(Promise.resolve(), 'save').then(() => picturesInMemory.save(content)),
  };
  const pictures = [{ slug: 'a' }, { slug: 'b' }];
  const albums = [{ token: TOKEN, title: 'All', pictures: ['b'] }];
  return fetchFrom(createMock({ seed: { pictures, albums }, baseUrl: BASE, files }));
}

/** Sends a request, whose parts arrive when the scheduler permits. */
async function send(mock: MockFetch, each: ModelRequest, scheduler: Scheduler): Promise<ModelResponse> {
  const [method, path, body] = requestParts(each);
  await scheduler.schedule(Promise.resolve(), `${method} ${path}`);
  const response = await mock(path, {
    method,
    headers: { 'X-API-Key': 'pix_test_owner', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: streamOf(JSON.stringify(body), scheduler), duplex: 'half' }),
  });
  const { status } = response;
  if (!response.ok) return { status };
  const { data } = (await response.json()) as Single<Image & Album & { deleted: boolean }>;
  if (data.deleted) return { status, deleted: data.id };
  return 'image_count' in data
    ? { status, image_count: data.image_count }
    : { status, picture: toShownPicture(data) };
}

function requestParts(each: ModelRequest): [method: string, path: string, body?: object] {
  const path = `/api/v1/images/${each.slug}`;
  switch (each.kind) {
    case 'read':
      return ['GET', path];
    case 'change':
      return ['PATCH', path, each.fields];
    case 'delete':
      return ['DELETE', path, {}];
    case 'upload':
      return [
        'POST',
        '/api/v1/images',
        { slug: each.slug, image_base64: btoa(drawingOf(each.slug)), ...(each.isMember && { album: TOKEN }) },
      ];
    default:
      return [each.kind === 'add' ? 'POST' : 'DELETE', `${ALBUM}/images`, { image: each.slug }];
  }
}

/** A stream of a text in two parts. */
function streamOf(text: string, scheduler: Scheduler): ReadableStream<Uint8Array> {
  const half = Math.ceil(text.length / 2);
  const parts = [text.slice(0, half), text.slice(half)];
  return new ReadableStream({
    pull: async (controller) => {
      await scheduler.schedule(Promise.resolve(), 'part');
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
}

/** The public state, after checks that its counts are consistent and that every picture is complete. */
async function readState(mock: MockFetch, lastId: number): Promise<ModelState> {
  const read = async <Body>(path: string): Promise<Body> => {
    const request = new Request(BASE + path);
    const response = await mock(request);
    expect(await responseFaults(request, response)).toEqual([]);
    return (await response.json()) as Body;
  };
  const { data: pictures } = await read<List<Image>>('/api/v1/images?sort=oldest');
  const { data: members } = await read<List<Image>>(`${ALBUM}/images`);
  const { data: albums } = await read<List<Album>>('/api/v1/albums');
  const { data: stats } = await read<Single<Stats>>('/api/v1/stats');
  expect(albums.map(({ image_count }) => image_count)).toEqual([members.length]);
  expect(members.every((member) => pictures.some((picture) => isDeepStrictEqual(picture, member)))).toBe(
    true,
  );
  const total_views = pictures.reduce((sum, { views }) => sum + views, 0);
  expect(stats).toMatchObject({ total_images: pictures.length, total_views });
  for (const { id, file_size, urls } of pictures) {
    const text = await (await mock(urls.direct_url)).text();
    expect(new Set([text.length, file_size]).size, `picture ${id}`).toBe(1);
  }
  return { pictures: pictures.map(toShownPicture), members: members.map(({ id }) => id), lastId };
}

function toShownPicture({ id, slug, title, views }: Image): ShownPicture {
  return { id, slug, title, views };
}

/** The id of an upload. */
function idOf([{ kind }, { picture }]: readonly [ModelRequest, ModelResponse]): number {
  return kind === 'upload' && picture ? picture.id : 0;
}

function drawingOf(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"><!-- ${name} --></svg>`;
}
