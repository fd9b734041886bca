import { docSection, prose, requiredIn } from '../entry-section.ts';
import type { Doc, Entry, Member, Method, Parameter } from '../read-client.ts';
import type { Field, Operation } from '../read-contract.ts';
import { splitDefault } from '../stated-default.ts';
import { code, table } from './tables.ts';

/** A call that is bound to a function of an operation. */
export interface BoundCall {
  operation: Operation;
  /** The function of the operation. */
  entry: Entry;
  /** The method of the client. */
  call: Method;
}

/** The exports that a doc block refers to by `@see`. */
export const namesIn = ({ tags }: Doc): string[] =>
  tags
    .filter(({ name }) => name === 'see')
    .flatMap(({ text }) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

/** The method that is bound directly to a function; derived methods come later. */
export function callOf(name: string, calls: readonly Method[]): Method {
  const call = calls.find(({ doc }) => namesIn(doc).length === 1 && namesIn(doc)[0] === name);
  if (call) return call;
  throw new Error(`No method of createPix() is bound to ${name}.`);
}

const named = (parameters: readonly Parameter[]) =>
  parameters.map(({ name, isOptional }) => (isOptional ? `${name}?` : name));

/** A call as it is written: `pix.images.list(query?, options?)`. */
export const signature = (path: string, parameters: readonly Parameter[]): string =>
  code(`pix.${path}(${named(parameters).join(', ')})`);

/** Anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** Table of all calls that are requests, with the addresses of their descriptions. */
export const callTable = (rows: readonly BoundCall[], addressOf: (path: string) => string): string =>
  table(
    ['Call', 'Function', 'Method', 'Path', 'Host', 'Key'],
    rows.map(({ operation: { verb, path, host, key }, entry, call }) => [
      signature(call.path, entry.parameters.slice(1)),
      `[${code(entry.name)}](${addressOf(call.path)})`,
      verb,
      code(path),
      host === 'pictures' ? '' : code(host),
      key,
    ]),
  );

/** Section of a call that is a request: description, result, errors, and the fields of its input. */
export function callSection(
  { operation: { fields, key }, entry, call }: BoundCall,
  recordLinks: string,
): string {
  const [, ...parameters] = entry.parameters;
  const inputs = parameters.filter(({ name, members }) => name !== 'options' && members.length > 0);
  const standalone = code(`${entry.name}(${['transport', ...named(parameters)].join(', ')})`);
  return [
    `## pix.${call.path}`,
    `${signature(call.path, parameters)}, or ${standalone}. Key: ${key}.`,
    docSection(entry),
    recordLinks && `Fields of the response: ${recordLinks}.`,
    ...inputs.flatMap(({ name, members }) => [`Fields of ${code(name)}:`, fieldTable(members, fields)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Section of a call that combines other calls. */
export const derivedSection = ({ path, doc, parameters }: Method): string =>
  [
    `## pix.${path}`,
    `${signature(path, parameters)}. Uses ${namesIn(doc).map(code).join(' and ')}.`,
    docSection({ doc, returns: '' }),
  ].join('\n\n');

function fieldTable(members: readonly Member[], fields: ReadonlyMap<string, Field>): string {
  return table(
    ['Field', 'Type', 'Description'],
    members.map((member) => {
      const { values = '', limits = '', description = '' } = fields.get(member.name) ?? {};
      const stated = withoutLimits(member.doc.text || description, limits);
      // Limits name the default.
      const text = prose(limits.includes('default') ? splitDefault(stated).text : stated);
      return [
        code(member.name),
        code(values || member.type),
        [text, sentence(limits), sentence(requiredIn(member))].filter(Boolean).join(' '),
      ];
    }),
  );
}

const sentence = (text: string) => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Removes the limits that doc blocks of the contract end with: the limits follow in a sentence of their own. */
const withoutLimits = (text: string, limits: string) =>
  limits && text.endsWith(sentence(limits)) ? text.slice(0, -sentence(limits).length) : text;
