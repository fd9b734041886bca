/** Ways to get an element: exports of the package, and the script tag. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { attribute, ATTRIBUTE_OPTIONS } from '../../../src/embed/mount-config.ts';
import { reactWrappers } from '../frameworks/react-wrappers.ts';
import type { ElementDoc } from '../read-elements.ts';
import { code, table } from './tables.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, { types?: string }> };

/** Entries with the types of the elements for the templates of frameworks. */
const TEMPLATE_TYPES = Object.entries(exports)
  .filter(([, { types = '' }]) => types.includes('/frameworks/'))
  .map(([entry]) => entry.replace('.', 'pix-sdk'));

/** Elements that a module registers: those whose registrations it imports. */
const isRegisteredBy = (module: string, tag: string) => read(module).includes(`/define/${tag}.ts'`);

/** Classes that a module exports as values. */
const isExportedBy = (module: string, className: string) =>
  new RegExp(`^export \\{[^}]*\\b${className}\\b`, 'm').test(read(module));

/** The entry of the component of an element: that of all, or one of its own. */
function reactEntry(element: ElementDoc, elements: readonly ElementDoc[]): string {
  const index = reactWrappers(elements)['react/index.js'] ?? '';
  return index.includes(`{ ${element.className} }`) ? 'pix-sdk/react' : `pix-sdk/react/${element.tag}`;
}

/** Table of the modules with an element, and the attribute of the script tag for it. */
export function importTable(element: ElementDoc, elements: readonly ElementDoc[]): string {
  const { tag, className, properties } = element;
  // Registrations of the package give elements their service.
  const source = properties.some(({ name }) => name === 'source') ? ' with the property `source`' : '';
  const others = elements.filter((each) => !isRegisteredBy('src/define.ts', each.tag));
  const except = others.map((each) => ` except \`<${each.tag}>\``).join('');
  const container = attribute(tag);
  return table(
    ['Import', 'Effect'],
    [
      [code(`pix-sdk/define/${tag}`), `Registers \`<${tag}>\`.`],
      ...(others.includes(element) ? [] : [[code('pix-sdk/define'), `Registers all elements${except}.`]]),
      ...(isExportedBy('src/elements.ts', className)
        ? [
            [
              code('pix-sdk/elements'),
              `Exports the class \`${className}\`, for a registration of your own${source}.`,
            ],
          ]
        : []),
      [code(reactEntry(element, elements)), `Exports the component \`${className}\` for React.`],
      [TEMPLATE_TYPES.map(code).join(', '), `Types of \`<${tag}>\` in the templates of frameworks.`],
      ...(tag in ATTRIBUTE_OPTIONS
        ? [['Script tag', `Needs no import: an element with \`${container}\` becomes a \`<${tag}>\`.`]]
        : []),
    ],
  );
}
