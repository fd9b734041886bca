/** Requests as plain data, which tests vary before sending. */
import {
  contract,
  examplesOf,
  parametersOf,
  resolved,
  type ContractOperation,
  type Node,
} from '../../../../mock-server/check/document.ts';
import { pictureFile } from './picture-file.ts';
import { BASE, known, orderPages } from './platform.ts';

/** A body before serialization. Fields of a form may be repeated. */
export type DraftBody =
  | { type: 'application/json'; fields: Readonly<Record<string, unknown>> }
  | { type: 'multipart/form-data'; parts: readonly (readonly [name: string, value: string | File])[] };

/** A request that has not been built yet. */
export interface Draft {
  operation: ContractOperation;
  /** Values of the `{name}` segments of the path, not encoded. */
  params: Readonly<Record<string, string>>;
  query: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  body?: DraftBody;
}

/** Values of path segments for which the contract's example does not exist, such as the page of an order. */
const places: Record<string, string> = {
  'followShortLink code': known.link,
  'getUpiPaymentPage order': orderPages.upi,
  'getWalletPaymentPage session': orderPages.wallet,
};

/** Returns the example of a parameter. */
export function exampleOf({ id }: ContractOperation, parameter: Node): string {
  const schema = { ...resolved(parameter['schema'] as Node), ...(parameter['schema'] as Node) };
  const [first] = (schema['enum'] ?? []) as unknown[];
  const example = parameter['example'] ?? schema['default'] ?? first;
  return places[`${id} ${String(parameter['name'])}`] ?? String(example);
}

/** Valid requests for an operation: one for each example of its body, with the required parameters. */
export function draftsOf(operation: ContractOperation): Draft[] {
  const parameters = parametersOf(operation).filter((parameter) => parameter['required']);
  const examples = (place: string) =>
    parameters
      .filter((parameter) => parameter['in'] === place)
      .map((parameter) => [String(parameter['name']), exampleOf(operation, parameter)] as const);
  const draft: Draft = {
    operation,
    params: Object.fromEntries(examples('path')),
    query: examples('query'),
    headers: needsKey(operation) ? { 'X-API-Key': 'pix_test_owner' } : {},
  };
  const bodies = bodiesOf(operation);
  return bodies.length === 0 ? [draft] : bodies.map((body) => ({ ...draft, body }));
}

/** Returns the first valid request for an operation. */
export function validDraft(operation: ContractOperation): Draft {
  const [draft] = draftsOf(operation);
  if (!draft) throw new Error(`${operation.id} has no example of its body.`);
  return draft;
}

/** Whether an operation requires an API key. */
export function needsKey({ node }: ContractOperation): boolean {
  const ways = (node['security'] ?? contract['security']) as Node[];
  return ways.length > 0 && ways.every((way) => Object.keys(way).length > 0);
}

/** The schema of the body of an operation in a content type. */
export function bodySchemaOf({ node }: ContractOperation, type: DraftBody['type']): Node {
  const { content } = node['requestBody'] as { content: Record<string, Node> };
  return resolved(content[type]?.['schema'] as Node);
}

/** Removes the body of a request if it is optional. */
export function withoutBody(draft: Draft): Draft {
  const { body, ...rest } = draft;
  const { required } = (draft.operation.node['requestBody'] ?? {}) as { required?: boolean };
  return body && required ? draft : rest;
}

function bodiesOf({ node }: ContractOperation): DraftBody[] {
  const { content = {} } = (node['requestBody'] ?? {}) as { content?: Record<string, Node> };
  return Object.entries(content).flatMap(([type, media]) =>
    (examplesOf(media) as Record<string, unknown>[]).map((fields): DraftBody => {
      if (type === 'application/json') return { type, fields };
      if (type === 'multipart/form-data')
        return { type, parts: partsOf(fields, resolved(media['schema'] as Node)) };
      throw new Error(`The walk does not know how to write ${type}.`);
    }),
  );
}

/** Replaces the placeholder texts of an example by files. */
function partsOf(fields: Record<string, unknown>, { properties }: Node): [string, string | File][] {
  return Object.entries(fields).map(([name, value]) => {
    const schema = (properties as Record<string, Node>)[name];
    return [name, schema?.['format'] === 'binary' ? pictureFile : String(value)];
  });
}

/** Builds the request of a draft. */
export function requestOf({ operation, params, query, headers, body }: Draft): Request {
  const path = operation.address.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return new Request(`${BASE}${path}${search && `?${search}`}`, {
    method: operation.method,
    headers: { ...headers, ...(body?.type === 'application/json' && { 'Content-Type': body.type }) },
    ...(body && { body: serialize(body) }),
  });
}

function serialize(body: DraftBody): string | FormData {
  if (body.type === 'application/json') return JSON.stringify(body.fields);
  const form = new FormData();
  for (const [name, value] of body.parts) form.append(name, value);
  return form;
}
