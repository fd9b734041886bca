import { describe, expect, it, vi } from 'vitest';
import { createPix, verifyWebhook, type Pix, type UploadImageInput } from '../../../src/index.ts';
import { createMockClient } from './support/mock-client.ts';

const SVG = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>']);

describe('A misspelt name', () => {
  const warningsOf = async (run: () => unknown) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    try {
      await run();
      await run();
      return warn.mock.calls.map(([text]) => String(text));
    } finally {
      warn.mockRestore();
    }
  };

  it.each<[string, (pix: Pix) => unknown]>([
    [
      'retry does not know "limits". Did you mean "limit"?',
      (pix) => pix.images.list({}, { retry: { limits: 1 } as object }),
    ],
    [
      'hooks does not know "onRequests". Did you mean "onRequest"?',
      () => createPix({ baseUrl: 'https://pix.example', hooks: { onRequests: () => undefined } as object }),
    ],
    [
      'verifyWebhook does not know "tolerances". Did you mean "tolerance"?',
      () => verifyWebhook('{}', {}, 'secret', { tolerances: 1 } as object).catch(() => undefined),
    ],
    [
      'listImages does not know "catgory". Did you mean "category"?',
      (pix) => pix.images.list({ catgory: 'Sea' } as object),
    ],
    [
      'listBirds does not know "famly". Did you mean "family"?',
      (pix) => pix.companions.birds.list({ famly: 'x' } as object),
    ],
    [
      'A call of listImages does not know "timeOut". Did you mean "timeout"?',
      (pix) => pix.images.list({}, { timeOut: 1 } as object),
    ],
    [
      'A call of listImages does not know "retries". Did you mean "retry"?',
      (pix) => pix.images.list({}, { retries: 0 } as object),
    ],
    [
      'A call of listImages does not know "cache". The call knows signal, timeout, retry, headers.',
      (pix) => pix.images.list({}, { cache: 0 } as object),
    ],
    [
      'A call of listImages does not know "onProgress". The call knows signal, timeout, retry, headers.',
      (pix) => pix.images.list({}, { onProgress: () => undefined } as object),
    ],
    [
      'A call of uploadImage does not know "deleteToken". ' +
        'The call knows signal, timeout, retry, headers, as, stripMetadata, onProgress.',
      (pix) => pix.images.upload({ image: SVG }, { deleteToken: 'x' } as object),
    ],
    [
      'uploadImage does not know "onProgress". It is an option of the call: pass it in the last argument.',
      (pix) => pix.images.upload({ image: SVG, onProgress: () => undefined } as UploadImageInput),
    ],
    [
      'uploadImage does not know "imgae". Did you mean "image"?',
      (pix) => pix.images.upload({ image: SVG, imgae: SVG } as UploadImageInput),
    ],
    [
      'searchPostalCodes does not know "page".',
      (pix) => pix.companions.postalCodes.search({ page: 2 } as object).catch(() => undefined),
    ],
    ...['signal', 'timeout', 'retry', 'headers'].map((name): [string, (pix: Pix) => unknown] => [
      `listImages does not know "${name}". It is an option of the call: pass it in the last argument.`,
      (pix) => pix.images.list({ limit: 1, [name]: undefined }),
    ]),
    [
      'The client does not know "apikey". Did you mean "apiKey"?',
      () => createMockClient({ apikey: 'x' } as object),
    ],
    [
      'listImages does not know "srot". Did you mean "sort"?',
      (pix) => pix.images.list({ srot: 'newest' } as object),
    ],
    [
      'listImages does not know "pgae". Did you mean "page"?',
      (pix) => pix.images.list({ pgae: 2 } as object),
    ],
    ['The client does not know "colour".', () => createMockClient({ colour: 'x' } as object)],
  ])('causes one warning: %s', async (warning, call) => {
    const { pix } = createMockClient();
    expect(await warningsOf(() => call(pix))).toEqual([`Pix: ${warning}`]);
  });

  it('causes no warning in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    try {
      expect(await warningsOf(() => createMockClient({ apiKay: 'x' } as object))).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
