/** Writes `API.md`: every call, option and error of the client, from its types and doc blocks. Run by `npm run generate`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cells, docSection, memberLine, prose, requiredIn, section } from './entry-section.ts';
import { readClient, type Doc, type Entry, type Method, type Parameter } from './read-client.ts';
import { recordLinks, recordSection, recordsOf } from './record-tables.ts';
import { codeOf, operations, type Operation } from './read-contract.ts';

const filepath = resolve(import.meta.dirname, '../../API.md');

const HEAD = `# Client API

Generated from the types and doc blocks by \`npm run generate\`; do not edit.

\`createPix(options)\` returns a client with all calls as methods. Each call is also a standalone function that takes
a transport as its first argument, as in \`listImages(createTransport(options), query)\`; a bundle then contains only the
calls that it imports. Each call returns a \`Call\`: a promise of the data with \`asResponse()\` and \`withResponse()\`.

Paths are relative to the API root of the host: \`/api/v1\`, or \`/api\` for \`messaging\`, \`payments\` and \`wallet\`. An empty
host means the picture service.`;

/** Exports with separate sections, after the functions. */
const SECTIONS: [title: string, names: string[]][] = [
  ['Clients', ['createPix', 'createPublicPix', 'createTransport', 'checkAnswers', 'iterate']],
  [
    'Client options',
    [
      'PixOptions',
      'PublicPixOptions',
      'TransportOptions',
      'PublicTransportOptions',
      'DriftOptions',
      'CompanionHost',
    ],
  ],
  [
    'Request options',
    ['RequestOptions', 'RetryOptions', 'UploadOptions', 'DeleteImageOptions', 'IterateOptions'],
  ],
  ['Responses', ['Call', 'WithResponse', 'Page', 'List', 'Drift']],
  ['Hooks', ['Hooks', 'RequestEvent', 'ResponseEvent', 'RetryEvent']],
  ['Webhooks', ['verifyWebhook', 'VerifyWebhookOptions', 'WebhookHeaders']],
  ['Upload queue', ['UploadQueue', 'UploadQueueOptions', 'QueuedUpload', 'UploadState', 'UploadProgress']],
];

/** Generates the text of `API.md`. */
export async function generateApi(): Promise<string> {
  const { entries, calls, publicCalls } = readClient();
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  const entryOf = (name: string) => {
    const entry = named.get(name);
    if (entry) return entry;
    throw new Error(`src/index.ts does not export ${name}.`);
  };
  const functions = operations
    .filter(({ id }) => named.has(id))
    .map((operation) => ({ operation, entry: entryOf(operation.id), call: callOf(operation.id, calls) }));
  const claimed = new Set(functions.map(({ call }) => call));
  const text = [
    HEAD,
    callTable(functions),
    '## Derived calls',
    derivedTable(calls.filter((call) => !claimed.has(call))),
    '## Without a key',
    `\`createPublicPix(options)\` returns a client with these calls only: ${publicCalls.map(({ path }) => `\`${path}\``).join(', ')}.`,
    '## Functions',
    ...functions.map(({ operation, entry, call }) =>
      functionSection(operation, entry, { call, records: recordLinks(entry.returns, named) }),
    ),
    ...SECTIONS.flatMap(([title, names]) => [
      `## ${title}`,
      ...names.map((name) => section(entryOf(name), named)),
    ]),
    '## Records',
    'Fields of what calls resolve with, as in `(await pix.images.get(slug)).urls.view_page`, the URL to share.',
    ...recordsOf(entries)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(recordSection),
    '## Errors',
    'The code of an error response is the one that the server sends: by contract one of those below. Without a code, it is `http_` and the status.',
    errorTable(entries),
    section(entryOf('PixErrorDetails'), named),
    section(entryOf('isPixError'), named),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

interface Row {
  operation: Operation;
  entry: Entry;
  call: Method;
}

/** The method that is bound directly to a function; derived methods come later. */
function callOf(name: string, calls: Method[]): Method {
  const call = calls.find(({ doc }) => namesIn(doc).length === 1 && namesIn(doc)[0] === name);
  if (call) return call;
  throw new Error(`No method of createPix() says "See ${name}".`);
}

/** The exports that a doc block refers to by `@see`. */
const namesIn = ({ text }: Doc) =>
  [...(/\bSee (.*)\./.exec(text)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);

const signature = (path: string, parameters: Parameter[]) =>
  `\`pix.${path}(${parameters.map(({ name, isOptional }) => (isOptional ? `${name}?` : name)).join(', ')})\``;

function callTable(rows: Row[]): string {
  const lines = rows.map(({ operation: { verb, path, host, key }, entry, call }) =>
    cells(
      signature(call.path, entry.parameters.slice(1)),
      `[\`${entry.name}\`](#${entry.name.toLowerCase()})`,
      verb,
      `\`${path}\``,
      host === 'pictures' ? '' : `\`${host}\``,
      key,
    ),
  );
  return ['| Call | Function | Verb | Path | Host | Key |', '|-|-|-|-|-|-|', ...lines].join('\n');
}

function derivedTable(methods: Method[]): string {
  const lines = methods.map(({ path, doc, parameters }) =>
    cells(
      signature(path, parameters),
      namesIn(doc)
        .map((name) => `\`${name}\``)
        .join(', '),
      prose(withoutSee(doc)),
    ),
  );
  return ['| Call | Uses | Description |', '|-|-|-|', ...lines].join('\n');
}

function errorTable(entries: Entry[]): string {
  const rank = ({ parent, doc }: Entry) => `${['Error', 'PixError'].indexOf(parent) + 1 || 9} ${doc.text}`;
  const lines = entries
    .filter(({ kind, name }) => kind === 'class' && name.endsWith('Error'))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map(({ name, parent, source, doc, members }) => {
      const status = /^\w{3}(?=: )/.exec(doc.text)?.[0] ?? '';
      const code = /super\('(\w+)'/.exec(source)?.[1] ?? (status && codeOf(status));
      const own =
        parent === 'PixError'
          ? members.filter((member) => member.owner === name && member.name !== 'name')
          : [];
      const fields = own.map((member) => `\`${member.name}\`: ${member.doc.text}`);
      return cells(
        `\`${name}\``,
        `\`${parent}\``,
        code && `\`${code}\``,
        prose([doc.text, ...fields].join(' ')),
      );
    });
  return ['| Class | Extends | Code | Cause |', '|-|-|-|-|', ...lines].join('\n');
}

function functionSection(
  { fields, key }: Operation,
  entry: Entry,
  { call, records }: { call: Method; records: string },
): string {
  const inputs = entry.parameters.filter(({ name, members }) => name !== 'options' && members.length > 0);
  return [
    `### ${entry.name}`,
    `${signature(call.path, entry.parameters.slice(1))}. Key: ${key}.`,
    docSection(entry),
    ...(records ? [`Fields of the response: ${records}.`] : []),
    ...inputs.flatMap(({ name, members }) => [
      `Fields of \`${name}\`:`,
      members
        .map((member) => {
          const { values = '', limits = '', description = '' } = fields.get(member.name) ?? {};
          const facts = [limits, requiredIn(member)].filter(Boolean).join(', ');
          const text = withoutLimits(member.doc.text || description, limits);
          return memberLine({ ...member, type: values || member.type }, facts, prose(text));
        })
        .join('\n'),
    ]),
  ].join('\n\n');
}

/** Removes the limits that doc blocks of the contract end with: they are among the facts. */
const withoutLimits = (text: string, limits: string) => {
  const sentence = `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`;
  return limits && text.endsWith(sentence) ? text.slice(0, -sentence.length) : text;
};
const withoutSee = ({ text }: Doc) => text.replace(/\s*See .*$/, '');

if (import.meta.main) writeFileSync(filepath, await generateApi());
