/**
 * Generates `llms.txt` (https://llmstxt.org): the script tag, the elements and the client in short form, from the README, the
 * reference, the doc blocks and the contract.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstLine, readOptions } from './data-attributes.ts';
import { prose } from './entry-section.ts';
import { readClient, type Method } from './read-client.ts';
import { readElements, type ElementDoc } from './read-elements.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Rows of all tables of a document whose first cell matches, as list items. */
function rowsOf(text: string, first: RegExp): string[] {
  const rows = [...text.matchAll(/^\| (`[^|]+`) +\| (.*?) +\|$/gm)];
  return rows
    .filter(([, name = '']) => first.test(name))
    .map(
      ([, name = '', description = '']) => `- ${name}: ${description.replace(/; for [^;]*, see below$/, '')}`,
    );
}

/** The first code block of a language below a heading. */
function exampleOf(readme: string, heading: string, language: string): string {
  const [, section = ''] = readme.split(`\n${heading}\n`);
  const [block] = new RegExp(`\`\`\`${language}\n[^]*?\n\`\`\``).exec(section) ?? [];
  if (!block) throw new Error(`README.md has no example in ${language} below ${heading}.`);
  return block;
}

const firstSentence = (text: string) => prose(/^.*?\.(?= |$)/s.exec(text)?.[0] ?? text);

function elementLine({ tag, text, properties, events }: ElementDoc): string {
  const attributes = properties.flatMap(({ attribute }) => (attribute ? [attribute] : []));
  const facts = [
    attributes.length ? ` Attributes: ${attributes.join(', ')}.` : '',
    events.length ? ` Events: ${events.map(({ name }) => name).join(', ')}.` : '',
  ];
  return `- \`<${tag}>\`: ${firstSentence(text)}${facts.join('')}`;
}

function callLine({ path, doc, parameters }: Method): string {
  const names = parameters.map(({ name, isOptional }) => (isOptional ? `${name}?` : name));
  const sentence = firstSentence(doc.text);
  const [, request = '', effect = sentence] = /^(`[A-Z]+ [^`]+`)[^:]*: (.*)$/.exec(sentence) ?? [];
  const text = effect.charAt(0).toUpperCase() + effect.slice(1);
  return `- \`pix.${path}(${names.join(', ')})\`${request && ` (${request})`}: ${text}`;
}

/** Generates `llms.txt`. */
export function generateLlms(): Map<string, string> {
  const elements = readElements();
  const readme = read('README.md');
  const reference = (name: string) => read(`docs/reference/${name}.md`).replaceAll('](../', '](docs/');
  const attributes = reference('data-attributes');
  const global = reference('global');
  const [, summary = ''] = /^# Pix\n\n([^]*?)\n\n/.exec(readme) ?? [];
  const { calls, publicCalls } = readClient();
  const parts = [
    `# Pix\n\n> ${prose(summary)}`,
    'In all examples, `https://pix.example` stands for the base URL of a picture service. `npx -p pix-sdk pix-mock` starts one with sample pictures on `http://127.0.0.1:4010`.',
    '## Script tag',
    exampleOf(readme, '### Script tag', 'html'),
    'Attributes of a container:',
    [
      ...rowsOf(attributes, /^`data-(?:pix-(?!render="explicit")|tag-url)/),
      ...readOptions(elements).map(
        ({ name, example, text }) => `- \`${name}="${example}"\`: ${firstLine(text)}`,
      ),
    ].join('\n'),
    'Attributes of the script tag:',
    rowsOf(attributes, /^`data-(base-url|pix-render="explicit")/).join('\n'),
    'Members of the global `Pix`:',
    rowsOf(global, /^`(?:\w+\((?:query|target|root|element|pictures|lang|\))|q`|ready|version)/).join('\n'),
    '## Elements',
    exampleOf(readme, '### npm', 'ts'),
    elements.map(elementLine).join('\n'),
    '## Client',
    `\`createPublicPix({ baseUrl })\` has only calls without a key: ${publicCalls.map(({ path }) => `\`${path}\``).join(', ')}. \`createPix({ baseUrl, apiKey })\` has all calls; keys belong on servers, not into pages. The last argument of each call is \`{ signal, timeout, retry, headers }\`; errors are \`PixError\`s with a \`code\`.`,
    calls.map(callLine).join('\n'),
    '## Documents',
    [
      '- docs/reference/: data attributes, the global `Pix`',
      '- docs/guides/: layouts, infinite scroll, search and filters, styles, events, errors, policies, server rendering',
      '- docs/reference/elements/: attributes, properties, methods, events, slots, parts and custom properties of each element',
      '- docs/reference/client/: parameters, limits, records and errors of each call',
      '- docs/frameworks/: React (`pix-sdk/react`), Vue, Svelte, Angular and others, with types for templates',
      '- docs/guides/self-hosting.md: versions, integrity, `/cdn/pix.mjs`, `pix-sdk/loader`; docs/get-started/: WordPress, Ghost, Hugo',
      '- docs/support.md: supported browsers, Node and TypeScript versions',
      '- mock-server/README.md: the reference server, for tests and development',
    ].join('\n'),
  ];
  return new Map([['llms.txt', `${parts.join('\n\n')}\n`]]);
}
