import type { Entry, Member, Parameter } from './read-client.ts';

/** A row of a Markdown table. */
export const cells = (...values: string[]) =>
  `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;

/** Exported records have separate sections, so their inherited fields are not repeated. */
export function section({ name, members, ...entry }: Entry, exported: ReadonlyMap<string, Entry>): string {
  const isInput = /(Options|Hooks)$/.test(name);
  const isElsewhere = ({ owner }: Member) => owner !== name && exported.has(owner);
  const lines = members
    .filter((member) => !isElsewhere(member))
    .map((member) =>
      memberLine(member, isInput ? requiredIn(member) : optionalIn(member), prose(member.doc.text)),
    );
  const inherited = members.filter(isElsewhere);
  const others = [...new Set(inherited.map(({ owner }) => owner))].map((owner) => {
    const names = inherited.filter((member) => member.owner === owner).map(({ name }) => `\`${name}\``);
    return `Inherited from \`${owner}\`: ${names.join(', ')}.`;
  });
  const definition = entry.kind === 'type' && `\`\`\`ts\n${entry.source.replace(/^export /, '')}\n\`\`\``;
  const how = entry.kind === 'function' && `\`${name}(${entry.parameters.map(typed).join(', ')})\``;
  return [`## ${name}`, how, docSection(entry), definition, lines.join('\n'), ...others]
    .filter(Boolean)
    .join('\n\n');
}

const typed = ({ name, type, isOptional }: Parameter) => `${name}${isOptional ? '?' : ''}: ${type}`;
/** Fact about an input field in the documentation: whether the field is required. */
export const requiredIn = ({ isOptional }: Member) => (isOptional ? '' : 'required');
const optionalIn = ({ isOptional }: Member) => (isOptional ? 'optional' : '');

/** A list item for a member. */
export const memberLine = ({ name, type }: Member, facts: string, description: string) =>
  `- \`${name}\` (${[`\`${type}\``, facts].filter(Boolean).join(', ')})${description && `: ${description}`}`;

/** Formats a doc block: description as prose, tags as lists. */
export function docSection({ doc, returns }: Pick<Entry, 'doc' | 'returns'>): string {
  const textsOf = (tag: string) => doc.tags.filter(({ name }) => name === tag).map(({ text }) => text);
  const result = `- Returns \`${returns}\`. ${textsOf('returns').map(prose).join(' ')}`;
  const list = [
    ...textsOf('param').map((text) => `- ${prose(text)}`),
    // Inferred types are omitted, since they are not readable.
    ...(returns ? [result] : []),
    ...textsOf('throws').flatMap((text) => text.split(/;\s+/).map(throwsLine)),
  ];
  const example = textsOf('example').map((text) => `\`\`\`ts\n${text}\n\`\`\``);
  return [paragraphs(doc.text), list.join('\n'), ...example].filter(Boolean).join('\n\n');
}

const throwsLine = (text: string) =>
  `- Throws ${prose(text)
    .replace(/\bPix\w+Error\b/g, '`$&`')
    .replace(/\.?$/, '.')}`;
/** A text on one line. */
export const prose = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Joins the lines of a paragraph; code keeps its lines. */
const paragraphs = (text: string) =>
  text
    .split(/(```[\s\S]*?```)/)
    .map((part) => (part.startsWith('```') ? part : part.split(/\n\n+/).map(prose).join('\n\n')))
    .join('\n\n')
    .trim();
