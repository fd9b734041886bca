import type { ReferencePage } from './pages.ts';

/** A page with sections of exports. */
export interface ClientPage extends Omit<ReferencePage, 'path'> {
  file: string;
  /** Exports with a section of their own. */
  names?: readonly string[];
  /** Records with a table of their own, besides those that calls return. */
  records?: readonly string[];
}

/** The pages of the client that are not resources. */
export const SECTIONS: readonly ClientPage[] = [
  {
    file: 'index.md',
    title: 'Client',
    description:
      'The typed client of the Pix platform: all calls with paths, hosts and keys, and how to create a client.',
    label: 'Overview',
    parts: [
      '`createPix(options)` returns a client with all calls as methods, and `createPublicPix(options)` one for web pages, without keys. Each call is also a standalone function that takes a transport as its first argument, as in `listImages(createTransport(options), query)`; a bundle then contains only the calls that it imports.',
      [
        'Each call returns a [`Call`](responses.md): a promise of the data with `asResponse()` and `withResponse()`.',
        'Each call takes [options](options.md) as its last argument: `signal`, `timeout`, `retry` and `headers`.',
        'A call that fails rejects with one of the [errors](errors.md).',
        'Paths are relative to the API root of the host: `/api/v1`, or `/api` for `messaging`, `payments` and `wallet`. An empty host means the picture service.',
      ]
        .map((fact) => `- ${fact}`)
        .join('\n'),
    ],
    names: ['createPix', 'createPublicPix', 'createTransport', 'checkResponses', 'iterate'],
  },
  {
    file: 'options.md',
    title: 'Options of the client',
    description:
      'Options of clients, transports and calls: base URL, keys, timeouts, retries, hooks, concurrency.',
    label: 'Options',
    parts: ['Options of a client apply to all of its calls. Options of a call take precedence.'],
    names: [
      'PixOptions',
      'PublicPixOptions',
      'TransportOptions',
      'PublicTransportOptions',
      'RequestOptions',
      'RetryOptions',
      'IterateOptions',
      'DeleteImageOptions',
      'UploadOptions',
      'Hooks',
      'RequestEvent',
      'ResponseEvent',
      'RetryEvent',
      'DriftOptions',
      'CompanionHost',
    ],
  },
  {
    file: 'responses.md',
    title: 'Responses',
    description:
      'Results of calls: promises of records and pages, the response itself, pagination, differences from the contract.',
    parts: [
      'A call returns a promise of a record, or of a page of records. No other request is needed to see its response.',
    ],
    names: ['Call', 'WithResponse', 'Page', 'List', 'Drift'],
    records: ['Pagination'],
  },
  {
    file: 'upload-queue.md',
    title: 'Upload queue',
    description: 'Upload many pictures, a few at a time, with progress, pause, retry and cancel.',
    parts: ['`UploadQueue` uploads pictures with [`pix.images.upload`](images.md).'],
    names: ['UploadQueue', 'UploadQueueOptions', 'QueuedUpload', 'UploadState', 'UploadProgress'],
  },
  {
    file: 'webhooks.md',
    title: 'Webhooks',
    description: 'Verify the signature of a webhook and read its event, with types for every event.',
    parts: ['`verifyWebhook` checks that a webhook comes from the platform, and returns its event.'],
    names: ['verifyWebhook', 'VerifyWebhookOptions', 'WebhookHeaders', 'UnknownWebhookEvent'],
    records: ['WebhookEvent'],
  },
  {
    file: 'errors.md',
    title: 'Errors of the client',
    description:
      'Classes and codes of all errors that calls reject with, and the details that each error has.',
    label: 'Errors',
    parts: [
      'Every call that fails rejects with one of these errors, which have a stable `code`. The code of an error response is the one that the server sends: by contract one of those below. Without a code, it is `http_` and the status.',
    ],
    names: ['PixErrorDetails', 'isPixError'],
    records: ['ErrorBody'],
  },
];
