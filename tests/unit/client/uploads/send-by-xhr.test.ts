import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPix, PixAbortError, PixNetworkError } from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>']);
const pix = createPix({ baseUrl: 'https://pix.example', apiKey: 'key' });
const onProgress = () => undefined;

/** The one that is being used; it ends by hand. */
let xhr: FakeXhr | undefined;

class FakeXhr {
  status = 0;
  statusText = '';
  responseURL = '';
  response = new ArrayBuffer(0);
  upload = {};
  onload?: () => void;

  open(_method: string, url: string) {
    this.responseURL = url;
  }

  setRequestHeader() {
    return undefined;
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }

  send() {
    return undefined;
  }

  /** As one that has ended, it says nothing. */
  abort() {
    return undefined;
  }
}

const sent = async () => {
  await vi.waitFor(() => expect(xhr?.onload).toBeTypeOf('function'));
  return xhr ?? expect.unreachable('nothing was sent');
};

describe('An upload that is watched in a page', () => {
  beforeEach(() => {
    xhr = undefined;
    vi.stubGlobal('XMLHttpRequest', function create() {
      return (xhr = new FakeXhr());
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([0, 199, 600, 999])('is a network error when the status is %i', async (status) => {
    const call = pix.images.upload({ image }, { onProgress }).catch((error: unknown) => error);
    const request = await sent();
    request.status = status;
    expect(() => request.onload?.()).not.toThrow();
    expect(await call).toBeInstanceOf(PixNetworkError);
  });

  it('ends with its signal, though the request tells nothing of it (U15)', async () => {
    const controller = new AbortController();
    const call = pix.images
      .upload({ image }, { onProgress, signal: controller.signal })
      .catch((error: unknown) => error);
    await sent();
    controller.abort('enough');
    expect(await call).toBeInstanceOf(PixAbortError);
    expect(await call).toMatchObject({ cause: 'enough' });
  });

  it('goes by fetch, which takes no cookies along, when nobody watches', async () => {
    await using server = await startFaultyServer((response, _attempt, request) => {
      request.resume().on('end', () => json(response, { data: { slug: 'ship' } }, 201));
    });
    const { images } = createPix({ baseUrl: server.url, apiKey: 'key' });
    expect(await images.upload({ image })).toMatchObject({ slug: 'ship' });
    expect(server.requests).toHaveLength(1);
    expect(xhr).toBeUndefined();
  });
});
