import type { OperationId } from '../../src/contract/models.ts';
import contract from '../../src/contract/openapi.gen.json' with { type: 'json' };
import type { RequestPath } from '../../src/contract/paths.ts';
import type { PageSizes } from '../http/list-parameters.ts';
import { Problem, quote } from '../http/problem.ts';
import type { Responder } from '../http/responses.ts';
import type { BackgroundRemover } from '../imaging/cut-out.ts';
import type { PictureCheck } from '../imaging/examine-picture.ts';
import type { Thumbnailer } from '../imaging/thumbnails.ts';
import type { PictureStorage } from '../store/picture-storage.ts';
import type { ApiKey, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { WebhookTarget } from '../webhooks/deliver.ts';

/** Hosts of the platform. By default, each companion host is a path prefix below the picture service. */
// Gap: G6
export const HOST_NAMES = [
  'pictures',
  'platform',
  'messaging',
  'payments',
  'crawler',
  'lexicon',
  'wallet',
] as const;

/** Name of a host. */
export type HostName = (typeof HOST_NAMES)[number];

/** Base URLs of all hosts, without trailing slash. */
export function hostUrls(
  baseUrl: string,
  own: Partial<Record<HostName, string>> = {},
): Record<HostName, string> {
  const root = normalizeBaseUrl(baseUrl);
  const urls = HOST_NAMES.map((name) => {
    const address = own[name] ?? (name === 'pictures' ? root : `${root}/${name}`);
    return [name, normalizeBaseUrl(address)] as const;
  });
  return Object.fromEntries(urls) as Record<HostName, string>;
}

/** All hosts with their base URLs, longest first: a companion host precedes the picture service that contains it. */
export function hostEntries(hosts: Record<HostName, string>): [host: HostName, base: string][] {
  return HOST_NAMES.map((host): [HostName, string] => [host, hosts[host]]).sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** Normalizes a base URL for comparison: no trailing slash, lower-case host, no default port. */
export function normalizeBaseUrl(baseUrl: string): string {
  const fault = baseUrlFault(baseUrl);
  if (fault !== undefined) throw new Problem('invalid_parameter', `A base URL ${fault}.`);
  const { origin, pathname } = new URL(baseUrl);
  return origin + (/^(?:.*[^/])?/.exec(pathname)?.[0] ?? '');
}

/** Reason why a string is not a valid base URL; `undefined` if it is valid. */
export function baseUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && /^https?:$/.test(url.protocol)) return undefined;
  return `must be an http or https address without query, such as https://pix.example.org, not ${quote(text)}`;
}

/** Dependencies of the handlers, created once per mock; adapters supply them. */
export interface AppContext extends Responder {
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
  /** Page sizes, where they differ from those of the contract. */
  pageSizes?: PageSizes;
  /** Decodes uploads to find broken ones, if the adapter can. */
  checkPicture?: PictureCheck;
  /** Removes the background of a picture, if the adapter can decode pictures. */
  // Gap: C4
  removeBackground?: BackgroundRemover;
  /** Webhook endpoint for order events. */
  // Gap: C8
  webhooks?: WebhookTarget;
  /** Serves the files of the script folder, if the adapter has one. */
  scripts?: (request: Request) => Promise<Response | undefined>;
}

/** A request as a handler sees it: parsed, routed, authenticated. */
export interface RequestContext {
  request: Request;
  url: URL;
  /** Values of the `{name}` segments of the path. */
  params: Record<string, string>;
  /** Client address for rate limits: the peer's IP address, never a header's value. */
  // Fault: S17
  address: string;
  /** Owner of the request's valid API key. */
  caller: User | undefined;
  /** The request's valid API key. */
  key: ApiKey | undefined;
}

/** Responds to a request of an operation. */
export type Handler = (app: AppContext, context: RequestContext) => Response | Promise<Response>;

/** Where an operation is found. */
export interface Address {
  /** `operationId` in the contract; method and path of a control endpoint. */
  id: string;
  host: HostName;
  /** Method in upper case. */
  method: string;
  /** Path template, such as `/api/v1/images/{slug_or_id}`. */
  path: string;
}

/** An endpoint of a host: an operation of the contract, or a control endpoint. */
export interface Endpoint extends Address {
  handle: Handler;
}

/** URL of an operation: the base URL of a host, and the path. */
export type OperationUrl<Id extends OperationId> = `${string}${RequestPath<Id>}`;

/** A path of the contract: its servers, and an operation for each method. */
type PathItem = Record<string, { operationId?: string }> & { servers?: { url: string }[] };

/** All operations of the contract. */
export const ADDRESSES: readonly Address[] = Object.entries(
  contract.paths as Record<string, PathItem>,
).flatMap(([path, { servers, ...item }]) =>
  Object.entries(item).flatMap(([method, { operationId: id }]) =>
    id === undefined ? [] : [{ id, host: hostOf(servers?.[0]?.url), method: method.toUpperCase(), path }],
  ),
);

/** The host of a server entry of the contract: `{baseUrl}` plus the prefix of a companion host. */
export function hostOf(server: string | undefined): HostName {
  return HOST_NAMES.find((name) => server === `{baseUrl}/${name}`) ?? 'pictures';
}
