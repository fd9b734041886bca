/**
 * Generates `docs/reference/client/`: every call, option, record and error of the client, from its types and doc blocks.
 */
import { section } from '../entry-section.ts';
import { readClient, type Entry, type Method } from '../read-client.ts';
import { operations } from '../read-contract.ts';
import { recordSection, recordsIn, recordsOf } from '../record-tables.ts';
import {
  anchorOf,
  callOf,
  callSection,
  callTable,
  derivedSection,
  namesIn,
  type BoundCall,
} from './client-calls.ts';
import { SECTIONS } from './client-pages.ts';
import { errorTable } from './client-errors.ts';
import { exampleOf, fileOf, RESOURCES, type Resource } from './client-resources.ts';
import { formatPages, type ReferencePage } from './pages.ts';

interface Client {
  named: ReadonlyMap<string, Entry>;
  bound: readonly BoundCall[];
  /** Calls that combine other calls. */
  derived: readonly Method[];
  publicCalls: readonly Method[];
}

/** Generates the pages of the client. */
export async function generateClientPages(): Promise<Map<string, string>> {
  const client = read();
  const places = placeRecords(client);
  return formatPages([
    ...RESOURCES.map((resource) => resourcePage(resource, client, places)),
    ...SECTIONS.map(({ file, names = [], records = [], ...page }) => ({
      ...page,
      path: `reference/client/${file}`,
      parts: [
        ...page.parts,
        ...(file === 'index.md' ? overview(client) : []),
        ...(file === 'errors.md' ? [errorTable([...client.named.values()])] : []),
        ...names.map((name) => section(entryOf(client, name), client.named)),
        ...records.map((name) => recordSection(entryOf(client, name))),
      ],
    })),
  ]);
}

function read(): Client {
  const { entries, calls, publicCalls } = readClient();
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  const bound = operations.flatMap((operation) => {
    const entry = named.get(operation.id);
    return entry ? [{ operation, entry, call: callOf(operation.id, calls) }] : [];
  });
  const claimed = new Set(bound.map(({ call }) => call));
  return { named, bound, derived: calls.filter((call) => !claimed.has(call)), publicCalls };
}

function entryOf({ named }: Client, name: string): Entry {
  const entry = named.get(name);
  if (entry) return entry;
  throw new Error(`src/index.ts does not export ${name}.`);
}

const resourceOf = (path: string) => RESOURCES.find(({ calls }) => path.replace(/\.\w+$/, '') === calls);

/** Address of the description of a call, from another page of the client. */
function addressOf(path: string): string {
  const resource = resourceOf(path);
  if (!resource) throw new Error(`pix.${path} has no page in RESOURCES.`);
  return `${fileOf(resource)}#${anchorOf(`pix.${path}`)}`;
}

/** The file that describes each record: that of the first call that returns it. */
function placeRecords({ named, bound }: Client): Map<string, string> {
  const places = new Map(SECTIONS.flatMap(({ file, records = [] }) => records.map((name) => [name, file])));
  for (const resource of RESOURCES)
    for (const { entry, call } of bound)
      if (resourceOf(call.path) === resource)
        for (const name of recordsIn(entry.returns, named))
          if (!places.has(name)) places.set(name, fileOf(resource));
  const missing = recordsOf([...named.values()]).filter(({ name }) => !places.has(name));
  if (missing.length) throw new Error(`No page describes ${missing.map(({ name }) => name).join()}.`);
  return places;
}

function resourcePage(
  resource: Resource,
  client: Client,
  places: ReadonlyMap<string, string>,
): ReferencePage {
  const { named, bound, derived } = client;
  const file = fileOf(resource);
  const links = ({ entry }: BoundCall) =>
    recordsIn(entry.returns, named)
      .map((name) => {
        const place = places.get(name) ?? '';
        return `[\`${name}\`](${place === file ? '' : place}#${name.toLowerCase()})`;
      })
      .join(', ');
  const own = bound.filter(({ call }) => resourceOf(call.path) === resource);
  const described = new Set(own.flatMap(({ entry }) => recordsIn(entry.returns, named)));
  return {
    path: `reference/client/${file}`,
    title: resource.title,
    description: `${resource.description.replace(/\.$/, '')}: the calls of pix.${resource.calls}.`,
    parts: [
      `${resource.description} The [client](index.md) has these calls as \`pix.${resource.calls}\`.`,
      `\`\`\`ts\n${exampleOf(resource)}\n\`\`\``,
      ...own.map((each) => callSection(each, links(each))),
      ...derived.filter(({ path }) => resourceOf(path) === resource).map(derivedSection),
      ...[...described]
        .filter((name) => places.get(name) === file)
        .map((name) => recordSection(entryOf(client, name))),
    ],
  };
}

const overview = ({ bound, derived, publicCalls }: Client): string[] => [
  '## Calls',
  callTable(bound, addressOf),
  'These calls combine other calls:',
  derived
    .map(({ path, doc }) => {
      const uses = namesIn(doc).map((name) => `\`${name}\``);
      return `- [\`pix.${path}\`](${addressOf(path)}) uses ${uses.join(' and ')}.`;
    })
    .join('\n'),
  '## Calls without a key',
  `\`createPublicPix(options)\` returns a client with these calls only: ${publicCalls.map(({ path }) => `\`${path}\``).join(', ')}.`,
];
