/** Generates the contract's types with a doc block for each field, and the path of each operation. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { document, limitsOf, METHODS, resolved, type Node } from './read-contract.ts';

const HEAD = `/**
 * The contract's types. Generated from the OpenAPI document by \`tools/generate/generate-schema.ts\`: do not edit, run
 * \`npm run generate\`.
 */

`;

/** Generates the contract's types. */
export async function generateSchema(): Promise<Map<string, string>> {
  const described: unknown = structuredClone(document);
  describe(described);
  const types = astToString(await openapiTS(described as OpenAPI3));
  // A description is the comment itself: editors show tags below it.
  const text = HEAD + types.replaceAll('@description ', '') + operationPaths();
  return new Map([['src/contract/schema.gen.ts', text]]);
}

/** Generates the table of paths: `paths` does not tell apart two operations whose types are equal. */
function operationPaths(): string {
  const items = { ...(document['paths'] as object), ...(document['webhooks'] as object) } as Record<
    string,
    Node
  >;
  const fields = Object.entries(items).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const { operationId } = item[method] as { operationId: string };
      return `    ${operationId}: ${path.startsWith('/') ? JSON.stringify(path) : 'never'};`;
    }),
  );
  return `/** The path of each operation; webhooks have none. */
export interface operationPaths {
${fields.join('\n')}
}
`;
}

/** Adds descriptions and limits of the document to fields and parameters. */
function describe(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { properties, parameters } = part as Record<string, Record<string, unknown> | undefined>;
  const fields = [...Object.values(properties ?? {}), ...Object.values(parameters ?? {})];
  for (const field of fields.filter((field) => typeof field === 'object' && field !== null)) {
    Object.assign(field, { description: wordsOf(field as Node) });
  }
  Object.values(part).forEach(describe);
}

function wordsOf(field: Node): string {
  const node = resolved(field);
  const schema = { ...resolved((node['schema'] ?? node) as Node), ...node };
  const limits = limitsOf({ ...schema, schema: undefined });
  const description = (schema['description'] as string | undefined)?.trim() ?? '';
  return limits ? `${description} ${limits[0]?.toUpperCase()}${limits.slice(1)}.` : description;
}
