import { describe, expect, it } from 'vitest';
import { createPix, type Pix, type PixOptions, type RequestOptions } from '../../../src/index.ts';

/** What a call has sent: query, body and a header. */
interface Sent {
  url: string;
  body: string;
  tag: string | null;
}

/** Creates a client whose requests are recorded, and answered with an error. */
function recordingPix(options?: Partial<PixOptions>): { pix: Pix; sent: Sent[] } {
  const sent: Sent[] = [];
  const pix = createPix({
    baseUrl: 'https://pix.test',
    apiKey: 'key',
    keys: { platform: 'k', messaging: 'k', payments: 'm', wallet: 'm', crawler: 'k', lexicon: 'k' },
    retry: 0,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      sent.push({ url: request.url, body: await request.text(), tag: request.headers.get('x-tag') });
      return new Response('', { status: 500 });
    },
    ...options,
  });
  return { pix, sent };
}

/** Makes a call three times with one object, which is changed after each call, and tells what of "one", "two", "three" was sent. */
async function sentInLoop(
  { pix, sent }: ReturnType<typeof recordingPix>,
  input: object,
  field: string,
  call: (pix: Pix, input: never, options: RequestOptions) => Promise<unknown>,
) {
  const headers: Record<string, string> = {};
  const calls: Promise<unknown>[] = [];
  const reused: Record<string, unknown> = { ...input };
  for (const word of ['one', 'two', 'three']) {
    reused[field] = (input as Record<string, string>)[field]?.replace('{}', word);
    headers['x-tag'] = word;
    calls.push(call(pix, reused as never, { headers }));
  }
  await Promise.allSettled(calls);
  return sent.map(({ url, body, tag }) => [/one|two|three/.exec(url + body)?.[0], tag]);
}

const EACH_ONCE = [
  ['one', 'one'],
  ['two', 'two'],
  ['three', 'three'],
];

const ORDER = { order_id: '{}', amount: '1.00', customer_mobile: '9876543210', redirect_url: 'https://a.b' };

/** Calls whose code loads on first use, with an input and the field of it that changes. */
const CALLS: [
  name: string,
  input: object,
  field: string,
  call: (pix: Pix, input: never, options: RequestOptions) => Promise<unknown>,
][] = [
  [
    'messages.send',
    { number: '911111111111', message: '{}' },
    'message',
    (pix, input, options) => pix.companions.messages.send(input, options),
  ],
  [
    'upiPayments.createOrder',
    ORDER,
    'order_id',
    (pix, input, options) => pix.companions.upiPayments.createOrder(input, options),
  ],
  [
    'walletPayments.createOrder',
    ORDER,
    'order_id',
    (pix, input, options) => pix.companions.walletPayments.createOrder(input, options),
  ],
  [
    'backgroundRemoval.remove',
    { image_url: 'https://a.b/{}.jpg' },
    'image_url',
    (pix, input, options) => pix.companions.backgroundRemoval.remove(input, options),
  ],
  [
    'shortLinks.create',
    { url: 'https://a.b/{}' },
    'url',
    (pix, input, options) => pix.companions.shortLinks.create(input, options),
  ],
  [
    'siteAudits.run',
    { url: 'https://a.b/{}' },
    'url',
    (pix, input, options) => pix.companions.siteAudits.run(input, options),
  ],
  [
    'scripture.get',
    { book: '{}', chapter: 1 },
    'book',
    (pix, input, options) => pix.companions.scripture.get(input, options),
  ],
  [
    'proverbs.list',
    { search: '{}' },
    'search',
    (pix, input, options) => pix.companions.proverbs.list(input, options),
  ],
  [
    'birds.list',
    { search: '{}' },
    'search',
    (pix, input, options) => pix.companions.birds.list(input, options),
  ],
];

describe('An object that changes after a call is sent as it was at the call', () => {
  it.each(CALLS)('by %s', async (_, input, field, call) => {
    expect(await sentInLoop(recordingPix(), input, field, call)).toEqual(EACH_ONCE);
  });

  it.each([{ strict: true }, { onDrift: () => undefined }])(
    'by a client that compares responses with the contract: %j',
    async (options) => {
      expect(
        await sentInLoop(recordingPix(options), { q: '{}' }, 'q', (pix, input, options) =>
          pix.images.list(input, options),
        ),
      ).toEqual(EACH_ONCE);
    },
  );

  it.each([undefined, { strict: true }])('with the tags of a picture, by a client of %j', async (options) => {
    const { pix, sent } = recordingPix(options);
    const tags: string[] = [];
    const calls: Promise<unknown>[] = [];
    for (const tag of ['one', 'two']) {
      tags[0] = tag;
      calls.push(
        pix.images.upload({ image: new Blob(['GIF89a']), tags }),
        pix.images.update('harbour', { tags }),
      );
    }
    await Promise.allSettled(calls);
    expect(sent.map(({ body }) => /one|two/.exec(body)?.[0]).toSorted()).toEqual([
      'one',
      'one',
      'two',
      'two',
    ]);
  });

  it('with a Headers object', async () => {
    const { pix, sent } = recordingPix();
    const headers = new Headers();
    const calls: Promise<unknown>[] = [];
    for (const tag of ['one', 'two']) {
      headers.set('x-tag', tag);
      calls.push(pix.images.exists('harbour', { headers }));
    }
    await Promise.allSettled(calls);
    expect(sent.map(({ tag }) => tag)).toEqual(['one', 'two']);
  });
});
