import contract from '../../src/contract/openapi.gen.json' with { type: 'json' };
import { listResponse } from '../http/mock-response.ts';
import { HOST_NAMES } from './hosts.ts';
import type { Operation, AppContext } from './operation.ts';
import { cacheResponses } from './cache-responses.ts';

/** A server entry of the contract: `{baseUrl}` plus the prefix of a companion host. */
// Gap: G6
interface Server {
  url: string;
  variables?: object;
}

/** Serves the contract as this server implements it. */
// Gap: G5
export function documentOperations(app: AppContext): Operation[] {
  const handle = cacheResponses(app, () => listResponse(documentOf(app)));
  return [{ id: 'getDocument', method: 'GET', path: '/openapi.json', handle }];
}

/** The contract with this server's URLs in its server entries. */
// Gap: G6
function documentOf({ hosts }: AppContext): unknown {
  const here = (server: Server) => {
    const host = HOST_NAMES.find((name) => server.url === `{baseUrl}/${name}`) ?? 'pictures';
    // JSON.stringify omits undefined fields.
    return { ...server, url: hosts[host], variables: undefined };
  };
  const paths = Object.entries(contract.paths).map(([path, item]: [string, object]) => [
    path,
    'servers' in item ? { ...item, servers: (item.servers as Server[]).map(here) } : item,
  ]);
  return { ...contract, servers: contract.servers.map(here), paths: Object.fromEntries(paths) as object };
}
