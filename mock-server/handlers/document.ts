import contract from '../../src/contract/openapi.gen.json' with { type: 'json' };
import { listAnswer } from '../http/answer.ts';
import { HOST_NAMES } from './hosts.ts';
import type { Operation, Platform } from './operation.ts';
import { rememberAnswers } from './remember-answers.ts';

/** A server as the contract has it: `{baseUrl}`, and the prefix of a companion host. Gap: G6. */
interface Server {
  url: string;
  variables?: object;
}

/** The contract itself, as this server keeps it. Gap: G5. */
export function documentOperations(platform: Platform): Operation[] {
  const answer = rememberAnswers(platform, () => listAnswer(documentOf(platform)));
  return [{ id: 'getDocument', method: 'GET', path: '/openapi.json', answer }];
}

/** The contract with the addresses of this server in place of those it starts with. Gap: G6. */
function documentOf({ hosts }: Platform): unknown {
  const here = (server: Server) => {
    const host = HOST_NAMES.find((name) => server.url === `{baseUrl}/${name}`) ?? 'pictures';
    // Undefined fields are not written.
    return { ...server, url: hosts[host], variables: undefined };
  };
  const paths = Object.entries(contract.paths).map(([path, item]: [string, object]) => [
    path,
    'servers' in item ? { ...item, servers: (item.servers as Server[]).map(here) } : item,
  ]);
  return { ...contract, servers: contract.servers.map(here), paths: Object.fromEntries(paths) as object };
}
