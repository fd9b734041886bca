import { expect, test } from 'vitest';
import {
  responsesOf,
  contract,
  contractOperations,
  examplesOf,
  parametersOf,
  resolved,
  type ContractOperation,
  type Node,
} from '../../mock-server/check/document.ts';
import { errorCodes } from '../../mock-server/check/error-codes.ts';

/** Ids of the operations that meet a condition. */
const idsWhere = (matches: (operation: ContractOperation) => boolean) =>
  contractOperations
    .filter(matches)
    .map(({ id }) => id)
    .toSorted();

const statusesOf = (operation: ContractOperation) => responsesOf(operation).map(([status]) => status);

test('an example of an error has the code of its status', () => {
  const seen = new Set<string>();
  for (const operation of contractOperations) {
    for (const [status, response] of responsesOf(operation)) {
      const json = (response['content'] as Record<string, Node> | undefined)?.['application/json'];
      if (/^[23]/.test(status) || !json) continue;
      seen.add(status);
      for (const value of examplesOf(json)) {
        const { error } = value as { error: Node };
        expect(error['code'], `${operation.id} ${status}`).toBe(
          errorCodes[Number(status)] ?? 'internal_error',
        );
        expect('fields' in error, `${operation.id} ${status}`).toBe(status === '422');
      }
    }
  }
  // Three statuses can come from any operation, and are listed as `default`.
  const listed = Object.keys(errorCodes).filter((status) => !['421', '500', '507'].includes(status));
  expect([...seen].toSorted()).toEqual([...listed, 'default'].toSorted());
});

test('every status has a body with a schema, except for 304 and 307', () => {
  for (const operation of contractOperations) {
    expect(statusesOf(operation), operation.id).toContain('default');
    for (const [status, { content }] of responsesOf(operation)) {
      const schemas = Object.values((content ?? {}) as Record<string, Node>).map(({ schema }) => schema);
      const isBodiless = ['304', '307'].includes(status);
      expect(schemas.length > 0, `${operation.id} ${status}`).toBe(!isBodiless);
      expect(schemas, `${operation.id} ${status}`).not.toContain(undefined);
    }
  }
});

test('every response names the headers of its status', () => {
  const required: Record<string, string[]> = {
    200: ['Cache-Control'],
    201: ['Cache-Control'],
    202: ['Cache-Control'],
    304: ['ETag', 'Cache-Control'],
    307: ['Location'],
    401: ['WWW-Authenticate'],
    405: ['Allow'],
    429: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  };
  for (const operation of contractOperations) {
    const hasQuota = statusesOf(operation).includes('429');
    const isRevalidated = statusesOf(operation).includes('304');
    for (const [status, response] of responsesOf(operation)) {
      const isServed = status === '200' || status === '304';
      const names = Object.keys(response['headers'] as Node);
      expect(names, `${operation.id} ${status}`).toEqual(
        expect.arrayContaining([
          'X-Request-Id',
          ...(required[status] ?? []),
          ...(isServed && isRevalidated ? ['ETag'] : []),
          ...(isServed && hasQuota ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] : []),
        ]),
      );
    }
  }
  expect(idsWhere((operation) => statusesOf(operation).includes('429'))).toEqual([
    'listBirds',
    'listCalendarEvents',
  ]);
});

test('the statuses of an operation follow from its method, its body, its key and its parameters', () => {
  for (const operation of contractOperations) {
    const { id, node, path } = operation;
    const statuses = statusesOf(operation);
    const isConstrained = (parameter: Node) => {
      const schema = parameter['schema'] as Node;
      return (
        parameter['in'] === 'query' && (Object.keys(schema).join() !== 'type' || schema['type'] !== 'string')
      );
    };
    const mayBeWrong = 'requestBody' in node || parametersOf(operation).some(isConstrained);
    expect(statuses, id).toContain('405');
    expect(statuses.includes('413'), `${id} 413`).toBe('requestBody' in node);
    expect(statuses.includes('415'), `${id} 415`).toBe('requestBody' in node);
    expect(statuses.includes('401'), `${id} 401`).toBe(path.startsWith('/api/'));
    expect(statuses.includes('400'), `${id} 400`).toBe(path.startsWith('/api/'));
    if (mayBeWrong) expect(statuses, id).toContain('422');
    if (path.includes('{')) expect(statuses, id).toContain('404');
  }
});

test('lists have an ETag', () => {
  const lists = contractOperations.filter((operation) => {
    const [, response] = responsesOf(operation).find(([status]) => status === '200') ?? [];
    const json = (response?.['content'] as Record<string, Node> | undefined)?.['application/json'];
    const schema = resolved((json?.['schema'] ?? {}) as Node);
    return operation.method === 'GET' && 'pagination' in ((schema['properties'] ?? {}) as Node);
  });
  expect(lists).toHaveLength(10);
  for (const list of lists) expect(statusesOf(list), list.id).toContain('304');
});

test('keys are required as in the platform document', () => {
  const securityOf = ({ node }: ContractOperation) =>
    JSON.stringify(node['security'] ?? contract['security']).replaceAll(':[]', '');
  const needing = idsWhere((operation) => securityOf(operation) === '[{"ApiKey"},{"Bearer"}]');
  expect(needing).toEqual([
    'addAlbumImage',
    'createAlbum',
    'createShortLink',
    'getBankBranch',
    'getImageAnalytics',
    'getPostalCode',
    'getScripture',
    'getUser',
    'listProverbs',
    'removeAlbumImage',
    'removeBackground',
    'replaceImage',
    'runSiteAudit',
    'searchBankBranches',
    'searchPostalCodes',
    'sendMessage',
    'updateImage',
    'uploadImage',
  ]);
  expect(idsWhere((operation) => securityOf(operation) === '[{},{"ApiKey"},{"Bearer"}]')).toEqual(
    idsWhere(({ id, path }) => path.startsWith('/api/') && !needing.includes(id)),
  );
  expect(idsWhere((operation) => securityOf(operation) === '[]')).toEqual(
    idsWhere(({ path }) => !path.startsWith('/api/')),
  );
});
