import type { RequestEvent, RequestOptions } from '../options.ts';
import type { Attempt } from './attempt.ts';
import type { BufferedResponse } from './body.ts';
import type { ClientContext } from './client-context.ts';
import type { PixError } from './errors.ts';
import type { PreparedRequest } from './prepare-request.ts';
import type { TransportRequest } from './transport-request.ts';

/** An exchange in progress: a request, its attempts, and the state that the hooks of ky share. */
export interface ExchangeState extends PreparedRequest {
  readonly client: ClientContext;
  readonly request: TransportRequest<unknown>;
  readonly call: RequestOptions;
  /** Number of times the request was sent. */
  sent: number;
  /** The attempt in progress, as passed to the caller's hooks. */
  event?: RequestEvent;
  attempt?: Attempt;
  /** Lets the next request of the host be sent. */
  release?: () => void;
  /** Error of the previous attempt. */
  last?: PixError;
  reply?: BufferedResponse;
}
