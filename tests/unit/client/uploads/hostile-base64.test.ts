import { expect, test } from 'vitest';
import { createPix, createTransport, removeBackground } from '../../../../src/index.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

/**
 * Maximum CPU time in ms to reject a megabyte: thousands of times the actual time, and a small part of the minutes that quadratic
 * work takes.
 */
const GENEROUS = 5_000;

const options = {
  baseUrl: 'http://pix.test',
  apiKey: 'key',
  keys: { platform: 'key' },
  fetch: () => expect.unreachable('nothing should have been sent'),
};
const pix = createPix(options);
const transport = createTransport(options);

const calls = {
  'images.upload, image': (image: string) => pix.images.upload({ image }),
  'images.upload, image_base64': (image_base64: string) => pix.images.upload({ image_base64 }),
  'images.upload as JSON': (image: string) => pix.images.upload({ image }, { as: 'json' }),
  removeBackground: (image_file_b64: string) => removeBackground(transport, { image_file_b64 }),
};

const hostile = {
  'padding, then a letter': `${'='.repeat(1_000_000)}x`,
  'letters, padding, then a letter': `${'A'.repeat(500_000)}${'='.repeat(500_000)}x`,
  'padding only': '='.repeat(1_000_001),
  'prefixes of data URIs': 'data:;base64'.repeat(90_000),
  'white space, then an invalid character': `${' \n'.repeat(500_000)}!`,
};

test.each(
  Object.entries(calls).flatMap(([call, send]) =>
    Object.entries(hostile).map(([kind, text]) => ({ call, send, kind, text })),
  ),
)('$call rejects a megabyte of $kind at once (U13)', async ({ send, text }) => {
  const start = cpuTime();
  await expect(send(text)).rejects.toMatchObject({ code: 'invalid_parameter' });
  expect(cpuTime() - start).toBeLessThan(GENEROUS);
});

test('Base64 of any length is accepted with and without its padding (U13)', async () => {
  const sent: unknown[] = [];
  const client = createTransport({
    ...options,
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ status: 'success', data: {} });
    },
  });
  const texts = [
    'R0lG',
    'R0lGODg=',
    'R0lGODg',
    'R0lGOA==',
    'R0lGOA',
    ' R0 lG\nOA = = ',
    'data:image/gif;base64,R0lGOA==',
  ];
  for (const image_file_b64 of texts) await removeBackground(client, { image_file_b64 });
  expect(sent).toEqual(texts.map((image_file_b64) => ({ image_file_b64 })));
});
