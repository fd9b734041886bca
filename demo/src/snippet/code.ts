import { escapeHtml } from '../../../tools/build/script-tag.ts';
import { containerOf, elementAttributes, type Attribute, type Container } from './container.ts';
import { kindOf, type Choices } from './fields.ts';
import { MARKUP_LABELS } from './option-texts.ts';

/** Longest tag in one line; longer ones get a line per attribute. */
const LONGEST_TAG = 84;

export interface CodeOptions {
  /** Address of the service, without a slash at the end. */
  address: string;
}

const printAttribute = ([name, value]: Attribute) => (value ? `${name}="${escapeHtml(value)}"` : name);

function openingTag(tag: string, attributes: readonly Attribute[]): string {
  const printed = attributes.map(printAttribute);
  const line = `<${[tag, ...printed].join(' ')}>`;
  return line.length > LONGEST_TAG ? `<${[tag, ...printed].join('\n  ')}\n>` : line;
}

function printElement(tag: string, { attributes, space, link }: Container): string {
  const inside = link ? `\n  <a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>\n` : '';
  const all = space ? [...attributes, ['style', `padding-bottom: ${space}`] as const] : attributes;
  return `${openingTag(tag, all)}${inside}</${tag}>`;
}

/** Markup for any page: a container and the tag of the script. */
export function htmlCode(choices: Choices, script: string, { address }: CodeOptions): string {
  const { attributes, ...container } = containerOf(choices, address);
  const waits: Attribute[] = 'consent' in choices ? [['data-pix-render', 'consent']] : [];
  return `${printElement('div', { ...container, attributes: [...attributes, ...waits] })}\n${script}`;
}

/** Markup for pages that are built with the npm package. */
export function npmCode(choices: Choices, { address }: CodeOptions): string {
  const tag = `pix-${kindOf(choices)}`;
  // The link is fallback content, which only containers have.
  const element: Container = { attributes: elementAttributes(choices, address) };
  const script = `<script type="module">\n  import 'pix-sdk/define/${tag}';\n</script>`;
  return `${printElement(tag, element)}\n${script}`;
}

/** Characters that end a value of a shortcode, or the shortcode. */
const SPECIAL: Readonly<Record<string, string>> = { '[': '&#91;', ']': '&#93;' };

/** Labels of the choices that the shortcode for WordPress cannot express. */
export const beyondShortcode = (choices: Choices): string[] =>
  Object.entries(MARKUP_LABELS).flatMap(([name, text]) => (name in choices ? [text] : []));

/** The shortcode for WordPress; `undefined` if it cannot express the choices. */
export function shortcode(choices: Choices): string | undefined {
  if (beyondShortcode(choices).length) return undefined;
  const { attributes } = containerOf(choices, '');
  const parts = attributes.map(([name, value]) => {
    const text = escapeHtml(value).replace(/[[\]]/g, (character) => SPECIAL[character] ?? character);
    return `${name.replace(/^data-(pix-)?/, '')}="${text}"`;
  });
  return `[pix ${parts.join(' ')}]`;
}
