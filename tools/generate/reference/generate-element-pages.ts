/**
 * Generates `docs/reference/elements/` and `docs/reference/texts.md`: a page for each element, from its doc block, and the functions, types
 * and texts that `pix-sdk/elements` exports.
 */
import { cells } from '../entry-section.ts';
import { readExports, type Entry } from '../read-client.ts';
import { readElements, type ElementDoc } from '../read-elements.ts';
import { functionSections, typeSections, typesOf } from './element-exports.ts';
import { elementPage } from './element-page.ts';
import { formatPages, type ReferencePage } from './pages.ts';
import { languageTable, textTables } from './text-tables.ts';

/** Generates the pages of the elements. */
export async function generateElementPages(
  elements: readonly ElementDoc[] = readElements(),
): Promise<Map<string, string>> {
  const entries = readExports('src/elements.ts');
  const types = new Map(typesOf(entries).map(({ name }) => [name, `types.md#${name.toLowerCase()}`]));
  return formatPages([
    overview(elements),
    ...elements.map((element) => elementPage(element, elements, types)),
    functionsPage(entries),
    typesPage(entries),
    textsPage(),
  ]);
}

const overview = (elements: readonly ElementDoc[]): ReferencePage => ({
  path: 'reference/elements/index.md',
  title: 'Elements',
  description:
    'All elements of Pix: galleries, albums, single pictures, the viewer, and the controls of a gallery.',
  label: 'Overview',
  parts: [
    'Each element has a page with its attributes, properties, methods, events, slots, parts, custom properties and states.',
    [
      cells('Element', 'Description'),
      cells('-', '-'),
      ...elements.map(({ tag, text }) =>
        cells(`[\`<${tag}>\`](${tag}.md)`, /^.*?\.(?= |$)/.exec(text)?.[0] ?? text),
      ),
    ].join('\n'),
    '## Registration',
    "With npm, `import 'pix-sdk/define'` registers all elements except `<pix-lightbox>`, and an import such as `import 'pix-sdk/define/pix-gallery'` registers one. Without a build, the module `/cdn/pix.mjs` of the service registers the same elements. The script tag needs no registration: its containers become elements.",
    '## Common features of all elements',
    [
      'The attribute `base-url` names the service, absolute or relative to the page. The property `source` takes any other source of pictures.',
      'All events bubble and are composed: one listener on the document receives those of all elements.',
      'Style sheets select parts by `::part(name)`, and states by `:state(name)`.',
      'Custom properties are set on the element or on an ancestor.',
      'The types of all elements, events and options are exports of `pix-sdk/elements`: see [functions](functions.md) and [types](types.md).',
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    '## For tools',
    'The custom elements manifest is `pix-sdk/custom-elements.json`. Editors read `pix-sdk/vscode.html-custom-data.json` and `pix-sdk/web-types.json`.',
  ],
});

const functionsPage = (entries: readonly Entry[]): ReferencePage => ({
  path: 'reference/elements/functions.md',
  title: 'Functions for elements',
  description:
    'Functions of pix-sdk/elements: sources from your own records, the viewer alone, texts of a language.',
  label: 'Functions',
  parts: [
    "Import functions by name: `import { sourceOf } from 'pix-sdk/elements'`. They register no elements.",
    ...functionSections(entries),
  ],
});

const typesPage = (entries: readonly Entry[]): ReferencePage => ({
  path: 'reference/elements/types.md',
  title: 'Types for elements',
  description:
    'Types of pix-sdk/elements: sources, details of events, options of the viewer, layouts and texts.',
  label: 'Types',
  parts: [
    "Import types by name: `import type { OwnTexts } from 'pix-sdk/elements'`. Types of records, such as `Image`, are exports of `pix-sdk`.",
    ...typeSections(entries),
  ],
});

/** Address of the description of a function, from the page of texts. */
const functionLink = (name: string) => `elements/functions.md#${name.toLowerCase()}`;

const textsPage = (): ReferencePage => ({
  path: 'reference/texts.md',
  title: 'Texts',
  description:
    'Keys of all texts that the elements show, with the English texts, for translations and custom texts.',
  parts: [
    `The elements show these texts to visitors. \`registerLocale()\` of [\`pix-sdk/elements\`](${functionLink('registerLocale')}) and \`Pix.registerLocale()\` of the script tag replace them in a language, and the property \`texts\` of an element replaces them there.`,
    'A text with several forms has one for each plural category of its number: `one`, `other` and, in some languages, `zero`, `two`, `few` and `many`. A name in braces, such as `{count}`, stands for a value.',
    ...textTables(),
    '## Built-in languages',
    'Each language except English is a file that is loaded once a page uses it: see [translations](../guides/translations.md).',
    languageTable(),
  ],
});
