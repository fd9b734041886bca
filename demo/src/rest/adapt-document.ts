/** Any object of an OpenAPI document. */
type Node = Record<string, unknown>;

/**
 * Adapts an OpenAPI document to the interactive viewer: marks operations that need a key, clears the examples of
 * optional parameters and form fields, which would match nothing together, and omits the headers common to all
 * responses.
 */
export function adaptDocument(node: Node): Node {
  const edited = [
    markKeyRequirement,
    moveExampleToDescription,
    clearFormExamples,
    omitRequestIdHeader,
  ].reduce((before, edit) => edit(before), node);
  return mapValues(edited, (value) =>
    Array.isArray(value)
      ? value.map((item: unknown) => (isNode(item) ? adaptDocument(item) : item))
      : isNode(value)
        ? adaptDocument(value)
        : value,
  );
}

/** An operation without security, or with an empty alternative, needs no key. */
function markKeyRequirement(node: Node): Node {
  const { operationId, security, summary } = node;
  const needsKey = Array.isArray(security) && security.length > 0 && security.every(hasKeys);
  return operationId && needsKey ? { ...node, summary: `${String(summary)} · needs a key` } : node;
}

function moveExampleToDescription(node: Node): Node {
  const { example, ...rest } = node;
  if (!('in' in node) || node['required'] === true || typeof example !== 'string') return node;
  return { ...rest, description: `${String(node['description'])} Such as \`${example}\`.` };
}

/** Whether a body is a form, i.e. has a file field. */
function clearFormExamples(node: Node): Node {
  const { properties, required = [] } = node;
  if (!isNode(properties) || !Object.values(properties).some(isFile)) return node;
  const fields = Object.entries(properties).map(([name, field]) =>
    (required as string[]).includes(name) || isFile(field) || !isNode(field)
      ? [name, field]
      : [name, { ...field, example: '' }],
  );
  return { ...node, properties: Object.fromEntries(fields) as Node };
}

function omitRequestIdHeader(node: Node): Node {
  const { headers, ...rest } = node;
  if (!isNode(headers)) return node;
  const others = Object.entries(headers).filter(([name]) => name !== 'X-Request-Id');
  return others.length > 0 ? { ...rest, headers: Object.fromEntries(others) } : rest;
}

function isFile(field: unknown): boolean {
  return isNode(field) && field['format'] === 'binary';
}

function hasKeys(node: Node): boolean {
  return Object.keys(node).length > 0;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(node: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value)]));
}
