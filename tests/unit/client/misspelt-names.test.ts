import { describe, expect, it, vi } from 'vitest';
import type { Pix } from '../../../src/index.ts';
import { createMockClient } from './support/mock-client.ts';

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
      'A call of listImages does not know "cache". ' +
        'Calls know signal, timeout, retry, headers, deleteToken, as, stripMetadata, onProgress.',
      (pix) => pix.images.list({}, { cache: 0 } as object),
    ],
    ...['signal', 'timeout', 'retry', 'headers', 'onProgress'].map(
      (name): [string, (pix: Pix) => unknown] => [
        `listImages does not know "${name}". It is an option of the call: pass it in the last argument.`,
        (pix) => pix.images.list({ limit: 1, [name]: undefined }),
      ],
    ),
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
