/** Every call of the client in a page, over real sockets, with a server of another origin. */
import { afterEach, describe, expect, it } from 'vitest';
import { createPix, createPublicPix, PixInvalidParameterError } from '../../src/index.ts';
import type { WorkerResult, WorkerTask } from './support/client-worker.ts';
import {
  createClient,
  KEY,
  live,
  MERCHANT,
  picture,
  readTraffic,
  requestedUrls,
  resetBeforeEach,
  storedBytes,
} from './support/live.ts';

resetBeforeEach();

const pix = createClient();
const { companions } = pix;
const ORDER = {
  amount: '149.00',
  order_id: 'order-1',
  customer_mobile: '9876543210',
  redirect_url: 'https://shop.example/paid',
};

/** Each call with its name and its expected result. */
const CALLS: [string, () => Promise<unknown>, object][] = [
  ['images.list', () => pix.images.list({ limit: 1 }), { pagination: { total: 2, has_next: true } }],
  ['images.get', () => pix.images.get('harbour'), { slug: 'harbour', views: 1 }],
  ['images.exists', async () => ({ exists: await pix.images.exists('harbour') }), { exists: true }],
  ['images.update', () => pix.images.update('harbour', { title: 'Port' }), { title: 'Port' }],
  ['images.delete', () => pix.images.delete('quay'), { slug: 'quay', deleted: true }],
  ['images.analytics', () => pix.images.analytics('harbour'), { total_views: 0 }],
  ['images.upload', async () => pix.images.upload({ image: await picture(), slug: 'new' }), { slug: 'new' }],
  ['albums.list', () => pix.albums.list(), { data: [{ title: 'By the sea' }] }],
  ['albums.images', () => pix.albums.images('abcdefghijkl'), { data: [{ slug: 'harbour' }] }],
  ['albums.create', () => pix.albums.create({ title: 'New' }), { title: 'New', image_count: 0 }],
  ['albums.addImage', () => pix.albums.addImage('abcdefghijkl', 'quay'), { image_count: 2 }],
  ['albums.removeImage', () => pix.albums.removeImage('abcdefghijkl', 'harbour'), { image_count: 0 }],
  ['account.get', () => pix.account.get(), { username: 'owner', image_count: 2 }],
  ['platform.ping', () => pix.platform.ping(), { message: 'pong' }],
  ['platform.stats', () => pix.platform.stats(), { total_images: 2 }],
  ['platform.categories', () => pix.platform.categories(), { data: [{ name: 'Sea', image_count: 2 }] }],
  ['platform.tags', () => pix.platform.tags(), { data: [{ name: 'sea', image_count: 2 }] }],
  [
    'companions.backgroundRemoval.remove',
    async () => companions.backgroundRemoval.remove({ image_file: await picture() }),
    { width: 40, height: 30 },
  ],
  [
    'companions.backgroundRemoval.remove',
    async () => companions.backgroundRemoval.remove({ image_file: await picture(), format: 'png' }),
    { type: 'image/png' },
  ],
  [
    'companions.shortLinks.create',
    () => companions.shortLinks.create({ url: 'https://example.org/', custom_code: 'mine' }),
    { code: 'mine' },
  ],
  ['companions.birds.list', () => companions.birds.list({ limit: 1 }), { pagination: { total: 229 } }],
  ['companions.birds.random', () => companions.birds.random(), { pagination: { total_pages: 1 } }],
  ['companions.calendar.list', () => companions.calendar.list(), { pagination: { total: 145 } }],
  ['companions.proverbs.list', () => companions.proverbs.list(), { pagination: { total: 158 } }],
  ['companions.proverbs.random', () => companions.proverbs.random(), { pagination: { total_pages: 1 } }],
  ['companions.postalCodes.get', () => companions.postalCodes.get('796005'), { status: 'success' }],
  [
    'companions.postalCodes.search',
    () => companions.postalCodes.search({ limit: 1 }),
    { pagination: { limit: 1 } },
  ],
  [
    'companions.bankBranches.search',
    () => companions.bankBranches.search({ limit: 1 }),
    { pagination: { limit: 1 } },
  ],
  ['companions.bankBranches.get', () => companions.bankBranches.get('SBIN0000001'), { ifsc: 'SBIN0000001' }],
  [
    'companions.messages.send',
    () => companions.messages.send({ number: '+919876543210', message: 'Hello' }),
    { number: expect.stringContaining('919876543210') as string },
  ],
  [
    'companions.upiPayments.createOrder',
    () => companions.upiPayments.createOrder(ORDER),
    { order_id: 'order-1' },
  ],
  [
    'companions.walletPayments.createOrder',
    () => companions.walletPayments.createOrder(ORDER),
    { order_id: 'order-1' },
  ],
  [
    'companions.siteAudits.run',
    () => companions.siteAudits.run({ url: 'https://example.org/' }),
    { url: 'https://example.org/' },
  ],
  [
    'companions.scripture.get',
    () => companions.scripture.get({ book: 'John', chapter: 3, verse: 16 }),
    { data: [{ verse: 16 }] },
  ],
];

/** Paths of all functions in an object and its nested objects. */
const callsOf = (object: object, prefix = ''): string[] =>
  Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? [prefix + name] : callsOf(value as object, `${prefix}${name}.`),
  );

describe('In a page of another origin,', () => {
  it.each(CALLS)(
    '%s returns its data with one request, whose URL contains no key (%#)',
    async (_name, call, data) => {
      expect(await call()).toMatchObject(data);
      const { journal, requests } = await readTraffic();
      expect(journal.filter(({ method }) => method !== 'OPTIONS')).toHaveLength(1);
      const urls = requestedUrls().filter((address) => address.startsWith(live.proxy));
      expect(urls).toContain(live.proxy + requests.at(-1)?.path);
      for (const address of urls) expect(address).not.toMatch(`${KEY}|${MERCHANT}`);
    },
  );

  it('the tested calls are all calls, except those that iterate', () => {
    const iterating = ['images.iterate', 'albums.iterate', 'albums.iterateImages'];
    expect([...new Set([...CALLS.map(([name]) => name), ...iterating])].sort()).toEqual(callsOf(pix).sort());
  });

  it('iteration reads the pages of a list on demand', async () => {
    const slugs: string[] = [];
    for await (const { slug } of pix.images.iterate({ limit: 1 })) slugs.push(slug);
    for await (const { slug } of pix.albums.iterateImages('abcdefghijkl')) slugs.push(slug);
    for await (const { title } of pix.albums.iterate()) slugs.push(title);
    expect(slugs).toEqual(['harbour', 'quay', 'harbour', 'By the sea']);
  });

  it('responses expose their request ID and their quota to other origins (G4)', async () => {
    const { response, requestId } = await companions.birds.list({ limit: 1 }).withResponse();
    expect(requestId).toMatch(/\w{8}/);
    expect(response.headers.get('ratelimit-limit')).toBe('60');
  });
});

describe('A key in a page', () => {
  it.each([{ apiKey: KEY }, { keys: { platform: KEY } }, { keys: { wallet: MERCHANT } }])(
    'is rejected without `dangerouslyAllowKeyInBrowser`: %o',
    async (keyed) => {
      const create = () => createPix({ baseUrl: live.proxy, ...keyed });
      expect(create).toThrow(PixInvalidParameterError);
      expect(create).toThrow('would be readable by every visitor');
      expect((await readTraffic()).requests).toEqual([]);
    },
  );

  it('is not needed for public data, which is requested without a preflight', async () => {
    const { data } = await createPublicPix({ baseUrl: live.proxy }).images.list();
    expect(data).toHaveLength(2);
    const { requests } = await readTraffic();
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('A module worker', () => {
  let worker: Worker | undefined;
  afterEach(() => worker?.terminate());

  it('lists pictures, and uploads one with a progress event at its end (U23)', async () => {
    worker = new Worker(new URL('./support/client-worker.ts', import.meta.url), { type: 'module' });
    const image = await picture(3_000_000);
    const result = new Promise<WorkerResult>((resolve, reject) => {
      if (!worker) return;
      worker.onmessage = ({ data }) => resolve(data as WorkerResult);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.postMessage({ baseUrl: live.slow, apiKey: KEY, image } satisfies WorkerTask);
    const { slugs, refused, upload, progress } = await result;
    expect(slugs).toEqual(['harbour', 'quay']);
    expect(refused).toContain('would be readable by every visitor');
    expect(upload).toMatchObject({ slug: 'from-worker', file_size: image.length });
    // A worker has no frame that prevents redirects to other origins, so `fetch` sends the upload.
    expect(progress).toHaveLength(1);
    expect(progress[0]).toBeGreaterThan(image.length);
    expect(await storedBytes(createClient(), 'from-worker')).toEqual(image);
  });
});
