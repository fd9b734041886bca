import { fileURLToPath } from 'node:url';
import type { MdastPluginInstance } from 'satteri';
import { DOCUMENTS } from '../documents.ts';
import { OTHER_DOCUMENTS } from '../other-documents.ts';

interface Node {
  type: string;
  value?: string;
  children?: readonly Node[];
}

/** Kinds of rows by the head of their first column, if not the head itself; empty for rows without anchors. */
const KINDS: Readonly<Record<string, string>> = {
  'Attribute of a container': 'attribute',
  'Attribute of the script tag': 'attribute',
  'Further attribute': 'attribute',
  'error.code': 'code',
  'error.code, class': 'code',
  // Calls have sections of their own.
  Call: '',
  Folder: '',
  Request: '',
};

const FOLDER = `${DOCUMENTS}/reference/`;

/** A place in a page, and what a link to it is called. */
export interface RowAnchor {
  id: string;
  label: string;
}

/**
 * The anchor of a row in a table of the reference, such as `attribute-layout`. Fields belong to the record or call that the heading
 * names.
 *
 * @param head Head of the column that names the row.
 * @param code What names the row: `layout`, `show(index: number): Promise<void>`, `data-limit="12"`, `--pix-gap`.
 * @param heading The heading above the table.
 */
export function rowAnchor(head: string, code: string, heading: string): RowAnchor | undefined {
  const kind = KINDS[head] ?? head.toLowerCase();
  const [name = ''] = code.replace(/^await /, '').split(/[(= ]/);
  if (!kind || !name) return undefined;
  const owner = kind === 'field' ? headingId(heading) : slug(kind);
  return { id: `${owner}-${slug(name)}`, label: `Link to ${kind} ${name}` };
}

const slug = (text: string) => text.replace(/\W+/g, '-').replace(/^-|-$/g, '');

/** The id that a heading has in the page. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** Markdown plugin that adds an anchor, which is a link to itself, behind the name of each row in the tables of the reference. */
export function rowAnchors(): MdastPluginInstance & { name: string } {
  return {
    name: 'row-anchors',
    table(node, context) {
      if (!context.fileURL || !isReference(fileURLToPath(context.fileURL))) return;
      const [head, ...rows] = node.children;
      const siblings = context.parent(node)?.children ?? [];
      const above = siblings.slice(0, context.indexOf(node)).findLast(({ type }) => type === 'heading');
      const heading = above ? context.textContent(above) : '';
      const used = (context.data['rowAnchors'] ??= new Set<string>()) as Set<string>;
      for (const row of rows) {
        // A property without an attribute has an empty first cell.
        const column = row.children.findIndex(({ children }) => children.length > 0);
        const cell = row.children[column];
        const title = head?.children[column];
        const name = cell && nameIn(cell);
        const anchor = title && name && rowAnchor(context.textContent(title), name, heading);
        if (!cell || !anchor) continue;
        // Of rows with one name in several tables, the first has the short id.
        const id = used.has(anchor.id) ? `${headingId(heading)}-${anchor.id}` : anchor.id;
        used.add(id);
        context.appendChild(cell, { type: 'html', value: linkTo({ ...anchor, id }) });
      }
    },
  };
}

const isReference = (file: string) =>
  file.startsWith(FOLDER) || file.endsWith(OTHER_DOCUMENTS['reference/mock']?.file ?? '');

/** The code that a cell begins with, or the name of the default slot. */
function nameIn({ children: [first] = [] }: Node): string | undefined {
  if (first?.type === 'inlineCode') return first.value;
  return first?.value === '(default)' ? 'default' : undefined;
}

const linkTo = ({ id, label }: RowAnchor) =>
  `<a class="row-link" id="${id}" href="#${id}" aria-label="${label}" data-pagefind-ignore></a>`;
