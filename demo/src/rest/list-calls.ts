import contract from '../../../src/contract/openapi.gen.json' with { type: 'json' };
import { adaptDocument } from './adapt-document.ts';
import { WEBHOOKS } from './call-links.ts';

/** A call as a row of the list. */
export interface Call {
  operationId: string;
  /** Method in lower case. */
  method: string;
  path: string;
  summary: string;
  /** Group of the call. */
  tag: string;
}

/** The calls of a tag. */
export interface Group {
  tag: string;
  /** Markdown. */
  description: string;
  calls: Call[];
}

/** Path items by path; members other than operations have no `operationId`. */
type Paths = Record<string, Record<string, { operationId?: string; summary: string; tags: string[] }>>;

interface Document {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Paths;
  webhooks: Paths;
}

const document = adaptDocument(contract) as unknown as Document;
const calls = callsOf(document.paths);

/** Description of the API: what is common to all calls, as Markdown. */
export const { description } = document.info;

/** All calls in groups, in the order of the viewer: tags and calls as in the document. */
export const groups: Group[] = document.tags.map((tag) => ({
  tag: tag.name,
  description: tag.description,
  calls: calls.filter((call) => call.tag === tag.name),
}));

/** The webhooks, in document order. */
export const webhooks: Call[] = callsOf(document.webhooks).map((call) => ({ ...call, tag: WEBHOOKS }));

function callsOf(paths: Paths): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, summary, tags }]) =>
      operationId ? [{ operationId, method, path, summary, tag: tags[0] ?? 'default' }] : [],
    ),
  );
}
