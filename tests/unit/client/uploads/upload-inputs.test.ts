import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PixInvalidParameterError, uploadImage } from '../../../../src/index.ts';
import { createTransport } from '../../../../src/client/core/transport.ts';
import { startLiveClient, type LiveClient } from '../support/live-client.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const image = new Blob([svg]);

describe('An upload', () => {
  let live: LiveClient;
  beforeAll(async () => {
    live = await startLiveClient();
  });
  afterAll(() => live[Symbol.asyncDispose]());
  beforeEach(() => live.server.control.reset());

  const refused = async (call: PromiseLike<unknown>, field: string) => {
    const error: unknown = await call.then(
      () => expect.unreachable('the call should have been refused'),
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error).toMatchObject({ field });
    expect(live.takeRequests()).toEqual([]);
  };

  it.each([
    ['as', 'form'],
    ['as', null],
    ['as', 'toString'],
    ['stripMetadata', 'yes'],
    ['stripMetadata', 1],
    ['onProgress', {}],
    ['onProgress', null],
  ])('with %s = %j is rejected before anything is sent (U1)', async (name, value) => {
    await refused(live.pix.images.upload({ image }, { [name]: value }), name);
  });

  it.each(['image', 'image_base64', 'title'])(
    'of an input with an unreadable %s rejects, instead of throwing (U19)',
    async (name) => {
      const get = () => {
        throw new Error('no');
      };
      const input = Object.defineProperty({ image }, name, { enumerable: true, get });
      await refused(
        uploadImage(createTransport({ baseUrl: live.server.url, apiKey: 'pix_test_owner' }), input),
        'input',
      );
    },
  );

  it('accepts bytes from another window', async () => {
    const codes = [...svg].map((letter) => letter.charCodeAt(0));
    for (const make of ['new Uint8Array(codes)', 'new Uint8Array(codes).buffer']) {
      const image = runInNewContext(make, { codes }) as Uint8Array;
      expect(image).not.toBeInstanceOf(Object);
      expect(await live.pix.images.upload({ image })).toMatchObject({ format: 'SVG' });
    }
  });

  it('of an object that only resembles a Blob is rejected, not sent as text', async () => {
    const image = { [Symbol.toStringTag]: 'Blob', size: svg.length, slice: () => new Blob([svg]) };
    await refused(live.pix.images.upload({ image: image as unknown as Blob }), 'image');
  });
});
