import type { OperationId } from '../../src/contract/models.ts';
import type { PathOf, RequestPath } from '../../src/contract/paths.ts';
import type { MockResponse } from '../http/mock-response.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import type { PathParams } from '../http/match-path.ts';
import type { ApiKey, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { PictureStorage } from '../store/picture-storage.ts';
import type { BackgroundRemover } from '../imaging/background-remover.ts';
import type { PictureCheck } from '../imaging/examine-picture.ts';
import type { Thumbnailer } from '../imaging/thumbnailer.ts';
import type { WebhookTarget } from '../webhooks/webhook-target.ts';
import type { HostName } from './hosts.ts';

/** Dependencies of the handlers, created once per mock; adapters supply them. */
export interface AppContext {
  store: Store;
  /** Base URL of the picture service without trailing slash; the root of its URLs in responses. */
  // Gap: G8
  baseUrl: string;
  /** Base URLs of all hosts. */
  // Gap: G6
  hosts: Record<HostName, string>;
  /** Stores the bytes of uploads. */
  files: PictureStorage;
  thumbnails: Thumbnailer;
  /** Decodes uploads to find broken ones, if the adapter can. */
  checkPicture?: PictureCheck;
  /** Receives unexpected errors; responses do not reveal them. */
  onFault?: (error: unknown, requestId: string) => void;
  /** Generates a request id. */
  nextRequestId: () => string;
  /** Removes the background of a picture, if the adapter can decode pictures. */
  // Gap: C4
  removeBackground?: BackgroundRemover;
  /** Webhook endpoint for order events. */
  // Gap: C8
  webhooks?: WebhookTarget;
  /** Serves the files of the script folder, if the adapter has one. */
  scripts?: (request: IncomingRequest) => Promise<MockResponse | undefined>;
}

/** A request as a handler sees it: parsed, routed, authenticated. */
export interface RequestContext {
  request: IncomingRequest;
  url: URL;
  params: PathParams;
  /** Owner of the request's valid API key. */
  caller: User | undefined;
  /** The request's valid API key. */
  key: ApiKey | undefined;
}

/** An endpoint of a host: an operation of the contract, or a control endpoint. */
export interface Endpoint<Id extends string = string, Path extends string = string> {
  /** `operationId` in the contract; method and path of a control endpoint. */
  id: Id;
  /** Host of the path. Default: the picture service. */
  // Gap: G6
  host?: HostName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Path;
  handle: (context: RequestContext) => MockResponse | Promise<MockResponse>;
}

/** One operation of the contract; method and path as in `openapi.yaml`. */
export type Operation = { [Id in OperationId]: Endpoint<Id, PathOf<Id>> }[OperationId];

/** URL of an operation: the base URL of a host, and the path. */
export type OperationUrl<Id extends OperationId> = `${string}${RequestPath<Id>}`;
