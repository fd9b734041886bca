import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPix, PixAbortError, PixNetworkError } from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>']);
const pix = createPix({ baseUrl: 'https://pix.example', apiKey: 'key', dangerouslyAllowKeyInBrowser: true });
const onProgress = () => undefined;

/** The request in use, which the test ends. */
let xhr: FakeXhr | undefined;

class FakeXhr {
  status = 0;
  statusText = '';
  responseURL = '';
  response = new ArrayBuffer(0);
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
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

  /** Fires no event, like a request that has ended. */
  abort() {
    return undefined;
  }
}

/** The parts of a page that an upload needs: frames that load at once. */
const page = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  createElement: () => {
    const frame = {
      hidden: false,
      onload: () => undefined,
      remove: () => frames.delete(frame),
      contentDocument: {
        createElement: () => ({}),
        head: { append: (policy: { content: string }) => policies.push(policy.content) },
        addEventListener: () => undefined,
      },
      contentWindow: {
        XMLHttpRequest: function create() {
          return (xhr = new FakeXhr());
        },
      },
    };
    return Object.assign(frame, lacking && { [lacking]: null });
  },
  documentElement: {
    append: (frame: { onload: () => void }) => {
      frames.add(frame);
      frame.onload();
    },
  },
};
const frames = new Set<object>();
/** What frames have none of, as where a policy forbids them. */
let lacking: string | undefined;
const policies: string[] = [];

const sent = async () => {
  await vi.waitFor(() => expect(xhr?.onload).toBeTypeOf('function'));
  return xhr ?? expect.unreachable('nothing was sent');
};

describe('An upload with progress in a page', () => {
  beforeEach(() => {
    xhr = undefined;
    lacking = undefined;
    policies.length = 0;
    // As in browsers, the members belong to a prototype.
    vi.stubGlobal('document', Object.create(page));
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([0, 199, 600, 999])('rejects with a network error when the status is %i', async (status) => {
    const call = pix.images.upload({ image }, { onProgress }).catch((error: unknown) => error);
    const request = await sent();
    request.status = status;
    expect(() => request.onload?.()).not.toThrow();
    expect(await call).toBeInstanceOf(PixNetworkError);
  });

  it('uses a frame that can reach only the origin of the service, and removes it afterwards', async () => {
    const call = pix.images.upload({ image }, { onProgress }).catch((error: unknown) => error);
    const request = await sent();
    expect(policies).toEqual(['connect-src https://pix.example']);
    expect(frames.size).toBe(1);
    request.onload?.();
    await call;
    expect(frames.size).toBe(0);
  });

  it.each(['jsdom/29.0.0', 'HappyDOM/20.0.0'])(
    'is sent by fetch in the simulated document of %s, whose frames ignore policies',
    async (product) => {
      vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 ${product}` });
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'success', data: { id: 1 } })));
      const reports: unknown[] = [];
      const uploaded = await pix.images.upload({ image }, { onProgress: (report) => reports.push(report) });
      expect([uploaded.id, reports.length, frames.size, xhr]).toEqual([1, 1, 0, undefined]);
    },
  );

  it('has no listeners left when it is over (U15)', async () => {
    const { signal } = new AbortController();
    const call = pix.images.upload({ image }, { onProgress, signal }).catch((error: unknown) => error);
    const request = await sent();
    request.onload?.();
    await call;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ends with its signal even if the request reports nothing (U15)', async () => {
    const controller = new AbortController();
    const call = pix.images
      .upload({ image }, { onProgress, signal: controller.signal })
      .catch((error: unknown) => error);
    await sent();
    controller.abort('enough');
    expect(await call).toBeInstanceOf(PixAbortError);
    expect(await call).toMatchObject({ cause: 'enough' });
  });

  it('has no timers left when it reports progress after its end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const controller = new AbortController();
    const call = pix.images
      .upload({ image }, { onProgress, signal: controller.signal })
      .catch((error: unknown) => error);
    const { upload } = await sent();
    controller.abort();
    expect(await call).toBeInstanceOf(PixAbortError);
    upload.onprogress?.({ loaded: 1, total: 2 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['without onProgress', undefined, undefined],
    ['in a page whose frames have no document', onProgress, 'contentDocument'],
    ['in a page whose frames have no window', onProgress, 'contentWindow'],
  ])('uses fetch, which sends no cookies, %s', async (_, report, none) => {
    lacking = none;
    await using server = await startFaultyServer((response, _attempt, request) => {
      request.resume().on('end', () => json(response, { data: { slug: 'ship' } }, 201));
    });
    const { images } = createPix({ baseUrl: server.url, apiKey: 'key', dangerouslyAllowKeyInBrowser: true });
    expect(await images.upload({ image }, { onProgress: report })).toMatchObject({ slug: 'ship' });
    expect(server.requests).toHaveLength(1);
    expect([xhr, frames.size]).toEqual([undefined, 0]);
  });
});
