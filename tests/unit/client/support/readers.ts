import { fetchJson } from '../../../../src/embed/recover.ts';
import { createTransport } from '../../../../src/client/core/transport.ts';
import { requestUrl } from '../../../../src/client/core/url.ts';
import { createQuickReader } from '../../../../src/embed/quick-reader.ts';

/** Options of all readers. */
export interface Options {
  baseUrl: string;
  pause?: number;
  total?: number;
  retry?: number;
}

/** Reads a list of pictures. */
export type Read = (query: object, call: { signal?: AbortSignal }) => Promise<unknown>;

/** The reader of the embed script. */
export const quickReader = (options: Options): Read => {
  const read = createQuickReader({
    ...options,
    loadRecovery: () => import('../../../../src/embed/recover.ts'),
  });
  return (query, call) => read('/api/v1/images', query, call);
};

/** The reader of the embed script after a failure. */
export const reader =
  ({ baseUrl, ...limits }: Options): Read =>
  (query, { signal = new AbortController().signal }) =>
    fetchJson(requestUrl(baseUrl, '/api/v1/images', query), {
      ...limits,
      signal,
      fetch: globalThis.fetch,
      open: (body) => body,
    });

/** The transport of the client. */
export const client = ({ pause = 10_000, total = 30_000, ...options }: Options): Read => {
  const transport = createTransport(options);
  return (input, call) =>
    transport(
      {
        operation: 'listImages',
        path: '/api/v1/images',
        input,
        limits: { pause, total },
        read: (body) => body,
      },
      call,
    );
};
