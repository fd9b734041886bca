/** The documented endpoints that reads can check. */
import { IMAGE_SORTS } from '../../src/contract/filter-values.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../src/contract/limits.ts';
import type { OperationId } from '../../src/contract/models.ts';
import { contractOperations, type ContractOperation } from './document.ts';
import { nameAt, numberAt, recordsOf, textAt, valueAt } from './records.ts';
import { firstDisorder } from './sort-orders.ts';
import type { HostName } from '../handlers/operation.ts';
import type { ReadMethod, Reply, Service } from './service.ts';
import { findFaults, shown, type Fault } from './validate.ts';

/** Path of the list of pictures. */
export const IMAGES = '/api/v1/images';

/** An endpoint and the requests that check it. */
interface Endpoint {
  id: OperationId;
  method?: ReadMethod;
  needsKey?: true;
  /** Paths to read, or why there is nothing to read. */
  paths: (service: Service) => Promise<readonly string[] | string> | readonly string[] | string;
  /** Rules that the schemas do not express. */
  rule?: (reply: Reply) => Fault[];
}

/** What the check found at an endpoint. */
export interface EndpointResult {
  operation: OperationId;
  /** Method and path in the contract. */
  endpoint: string;
  outcome: 'pass' | 'differs' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
  /** Differences, with the path that was read. */
  faults: (Fault & { path: string })[];
  /** Numbers of the gaps that the contract fills at this endpoint. */
  gaps: string;
}

/** The newest picture, its slug being a safe name; `undefined` if there is none. */
export async function firstImage(service: Service): Promise<unknown> {
  return recordsOf(await service.read('pictures', IMAGES)).find((record) => nameAt(record, 'slug'));
}

/** Tokens of public albums. */
export async function firstAlbum(service: Service): Promise<unknown> {
  return recordsOf(await service.read('pictures', '/api/v1/albums')).find((record) =>
    nameAt(record, 'token'),
  );
}

/** Reads the path of a file of the newest picture. */
const fileOf = (name: string) => async (service: Service) => {
  const url = textAt(await firstImage(service), 'urls', name);
  if (url === undefined) return 'there is no public picture';
  const base = service.baseOf('pictures') ?? '';
  return url.startsWith(`${base}/`) ? [url.slice(base.length)] : `${shown(url)} is at another host`;
};

const ENDPOINTS: readonly Endpoint[] = [
  { id: 'ping', paths: () => ['/api/v1/ping'] },
  { id: 'getStats', paths: () => ['/api/v1/stats'] },
  { id: 'listCategories', paths: () => ['/api/v1/categories'] },
  { id: 'listTags', paths: () => ['/api/v1/tags'] },
  {
    id: 'listImages',
    paths: () => [IMAGES, ...IMAGE_SORTS.map((sort) => `${IMAGES}?sort=${sort}&limit=${MAX_LIMIT}`)],
    rule: (reply) => [...pageSizeFaults(reply), ...sortFaults(reply)],
  },
  {
    id: 'getImage',
    paths: async (service) => {
      const image = await firstImage(service);
      const names = [nameAt(image, 'slug'), nameAt(image, 'id')].filter((name) => name !== undefined);
      return names.length ? names.map((name) => `${IMAGES}/${name}`) : 'there is no public picture';
    },
  },
  { id: 'listAlbums', paths: () => ['/api/v1/albums'] },
  {
    id: 'listAlbumImages',
    paths: async (service) => {
      const token = nameAt(await firstAlbum(service), 'token');
      return token === undefined ? 'there is no public album' : [`/api/v1/albums/${token}/images`];
    },
  },
  { id: 'getRawPicture', method: 'HEAD', paths: fileOf('direct_url') },
  { id: 'getThumbnail', paths: fileOf('thumbnail_url') },
  { id: 'getEmbeddedPicture', method: 'HEAD', paths: fileOf('cdn_embed') },
  { id: 'getViewPage', paths: fileOf('view_page') },
  { id: 'getScript', method: 'HEAD', paths: () => ['/cdn/sdk.js'] },
  { id: 'getUser', needsKey: true, paths: () => ['/api/v1/user'] },
  {
    id: 'getImageAnalytics',
    needsKey: true,
    paths: async (service) => {
      const own = await service.read('pictures', `${IMAGES}?user=me`, { signedIn: true });
      const slug = nameAt(recordsOf(own)[0], 'slug');
      return slug === undefined ? 'the account has no picture' : [`${IMAGES}/${slug}/analytics`];
    },
  },
  { id: 'listBirds', paths: () => ['/api/v1/birds', '/api/v1/birds?random=true&count=3'] },
  { id: 'listCalendarEvents', paths: () => ['/api/v1/calendar'] },
  { id: 'listProverbs', needsKey: true, paths: () => ['/api/v1/tawng-upa'] },
  { id: 'getPostalCode', needsKey: true, paths: () => ['/api/v1/pincode/796001'] },
  { id: 'getBankBranch', needsKey: true, paths: () => ['/api/v1/ifsc/SBIN0000001'] },
  { id: 'getScripture', needsKey: true, paths: () => ['/api/v1/bibles?book=John&chapter=3&verse=16'] },
  { id: 'followShortLink', paths: () => 'a short link has to be created first' },
  { id: 'getUpiPaymentPage', paths: () => 'an order has to be created first' },
  { id: 'getWalletPaymentPage', paths: () => 'an order has to be created first' },
];

/** The default and the maximum number of records on a page. */
function pageSizeFaults(reply: Reply): Fault[] {
  const expected = reply.path === IMAGES ? DEFAULT_LIMIT : MAX_LIMIT;
  const limit = numberAt(reply, 'pagination', 'limit');
  const faults: Fault[] = [];
  if (limit !== undefined && limit !== expected)
    faults.push({ at: '/pagination/limit', rule: `must be ${expected}`, came: String(limit) });
  const total = numberAt(reply, 'pagination', 'total') ?? 0;
  const count = recordsOf(reply).length;
  if (count !== Math.min(limit ?? expected, total))
    faults.push({
      at: '/data',
      rule: `must have ${Math.min(limit ?? expected, total)} records`,
      came: `${count}`,
    });
  return faults;
}

function sortFaults(reply: Reply): Fault[] {
  const sort = IMAGE_SORTS.find((name) => reply.path.includes(`sort=${name}`)) ?? 'newest';
  const disorder = firstDisorder(recordsOf(reply), sort);
  if (!disorder) return [];
  const { field, index, before, value } = disorder;
  const rule = `must not come after ${shown(before)} in the order "${sort}"`;
  return [{ at: `/data/${index}/${field}`, rule, came: shown(value) }];
}

/** Maximum number of faults of one response. */
const MAX_FAULTS = 20;

/** Faults of a response to a read of an operation that should succeed. Equal ones in a list are reported once. */
export function faultsOfReply(operation: ContractOperation, reply: Reply): Fault[] {
  if (reply.trouble !== undefined) return [{ at: 'response', rule: reply.trouble }];
  if (reply.status !== 200) {
    const location = reply.headers.get('Location');
    const came = location === null ? `${reply.status}` : `${reply.status} to ${shown(location)}`;
    return [{ at: 'status', rule: 'must be 200', came }];
  }
  const found = new Map<string, Fault>();
  for (const fault of findFaults(operation, reply.method, reply, { headers: 'documented' })) {
    const name = `${fault.at.replace(/\/\d+(?=\/|$)/g, '/*')} ${fault.rule}`;
    if (found.size < MAX_FAULTS && !found.has(name)) found.set(name, fault);
  }
  return [...found.values()];
}

/** The operation of an id. */
function operationOf(id: OperationId): ContractOperation {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Checks all endpoints, one after another. */
export async function checkEndpoints(service: Service): Promise<EndpointResult[]> {
  const results: EndpointResult[] = [];
  for (const endpoint of ENDPOINTS) results.push(await checkEndpoint(service, endpoint));
  return results;
}

async function checkEndpoint(service: Service, endpoint: Endpoint): Promise<EndpointResult> {
  const operation = operationOf(endpoint.id);
  const host = operation.host as HostName;
  const gaps = valueAt(operation.node, 'x-pix-gap');
  const result = {
    operation: endpoint.id,
    endpoint: `GET ${host === 'pictures' ? '' : `${host}:`}${operation.path}`,
    faults: [] as EndpointResult['faults'],
    gaps: typeof gaps === 'string' ? gaps : '',
  };
  const skipped = (reason: string): EndpointResult => ({ ...result, outcome: 'skipped', reason });
  if (service.baseOf(host) === undefined)
    return skipped(`needs the address of the host: --hosts ${host}=URL`);
  if (endpoint.needsKey && !service.hasKey(host)) return skipped(`needs a key: --key-env ${keyName(host)}`);
  const paths = await endpoint.paths(service);
  if (typeof paths === 'string') return skipped(paths);
  const { method = 'GET' } = endpoint;
  for (const path of paths) {
    const reply = await service.read(host, path, { method, ...(endpoint.needsKey && { signedIn: true }) });
    const faults = faultsOfReply(operation, reply);
    // Rules of lists apply to lists only.
    const more = reply.status === 200 ? (endpoint.rule?.(reply) ?? []) : [];
    result.faults.push(...[...faults, ...more].map((fault) => ({ ...fault, path })));
  }
  return { ...result, outcome: result.faults.length ? 'differs' : 'pass' };
}

const keyName = (host: HostName) => (host === 'pictures' ? 'NAME' : `${host}=NAME`);
