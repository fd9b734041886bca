import type { OperationId } from '../../contract/models.ts';
import type { PathOf } from '../../contract/paths.ts';
import type { RequestOptions } from '../options.ts';
import type { ReadMore } from '../page.ts';
import type { Send } from './attempt.ts';
import type { BufferedResponse } from './body.ts';
import type { Rules } from './check.ts';
import type { TimeLimits } from './deadline.ts';
import type { Host } from './hosts.ts';

/** An encoded body and its content type. */
export interface Payload {
  body: Blob | ReadableStream<Uint8Array> | string;
  type: string;
}

/** Description of a request to an endpoint. Only `operation`, `path` and `read` are required. */
export interface TransportRequest<T, Id extends OperationId = OperationId> {
  /** Operation of the contract, such as `listImages`. */
  operation: Id;
  /** Path as in the contract, with placeholders. */
  path: PathOf<Id>;
  /** Values of the placeholders in the path. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** HTTP method. Default `GET`. */
  method?: 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** Whether a response with an error status is a result. Default: it is an error. */
  accepts?: ((response: Response) => boolean) | undefined;
  /** Host to send to. Default: the picture service. */
  host?: Host | undefined;
  /** The caller's input: the query of a read, the JSON body of a write. */
  input?: object | undefined;
  /** Validation rules of `input`. */
  rules?: Rules | undefined;
  /** Converts the validated `input` to the query or body that is sent. */
  wire?: ((input: Record<string, unknown>, call: RequestOptions) => object | Promise<Payload>) | undefined;
  /** Converts the parsed response to data; `more` reads other pages of the same list. */
  read: (body: unknown, more: ReadMore) => T;
  /** Parses the response. Default: as JSON. */
  parse?: ((reply: BufferedResponse) => unknown) | undefined;
  /** Whether equal reads in flight share one request (single-flight). */
  shared?: boolean | undefined;
  /** Called before a request without a key. Throws if the endpoint requires one. */
  withoutKey?: (() => void) | undefined;
  /** Whether the endpoint is public: no key is sent. */
  open?: boolean | undefined;
  /** Throttle: resolves when a known quota allows another request (`waitForQuota`). */
  pace?: ((client: object, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Maximum size of the response in bytes. Default 5 MB. */
  maxBytes?: number | undefined;
  /** Time limits unless the caller sets a timeout. */
  limits?: TimeLimits | undefined;
  /** Wraps or replaces the client's `send`; `custom` is true if the caller brought a `fetch`. */
  via?: ((send: Send, custom: boolean, call: RequestOptions) => Send) | undefined;
}
