import { ELEMENT_OPTIONS } from '../../../src/components/element-options.ts';
import { ATTRIBUTE_OPTIONS, attribute, GALLERY_OPTIONS } from '../../../src/embed/mount-config.ts';
import { DEFAULT_LIMIT } from '../../../src/contract/limits.ts';
import { parseLimit } from '../../../src/internal/numbers.ts';
import { layoutNameOf } from '../../../src/components/option-values.ts';
import { identifierOf, type Kind, KINDS } from './kinds.ts';
import { OPTION_TEXTS, type GroupName, type OptionName, type OptionText } from './option-texts.ts';

/** Valid choices by name of their field; a missing one is the default. */
export type Choices = Readonly<Record<string, string>>;

/** A field of the form: the form and links call it by the same name. */
export interface Field {
  name: string;
  /** Reads a value that may come from anywhere; an empty text if it is the default, or invalid as to the choices of fields before it. */
  read: (value: string, choices: Choices) => string;
  /** Whether the field means something, as to the choices of fields before it. */
  applies: (choices: Choices) => boolean;
}

/** A field that sets an attribute of a container. */
export interface OptionField extends Field, OptionText {
  /** Name of the attribute of a container. */
  attribute: string;
  /** Kinds of containers that have it. */
  kinds: readonly Kind[];
  control: 'select' | 'radios' | 'number' | 'text' | 'checkbox' | 'checkboxes';
  /** Values to choose from, without the default. */
  values: readonly string[];
  /** The smallest number. */
  least: number;
  /** The default of a list of choices, or its name. */
  absent: string;
}

/** Name of the default, which is in place of a value. */
export const absentIn = ({ absent, absentOf = {}, names = {} }: OptionField, choices: Choices): string =>
  absentOf[kindOf(choices)] ?? names[absent] ?? absent;

/** Longest text that a field accepts. */
export const MAX_TEXT = 200;

export const kindOf = ({ show }: Choices): Kind => KINDS.find((kind) => kind === show) ?? KINDS[0];

/** Conditions of options that need others. */
const NEEDS: { [Name in OptionName]?: (choices: Choices) => boolean } = {
  autoPages: ({ paging }) => paging === 'scroll',
  captionText: ({ caption }) => !!caption,
  sync: ({ controls, paging }) => !!controls || paging === 'pages',
};

/** Values of options: those that the script reads, and those that lists of pictures read. */
const ALLOWED_VALUES: Readonly<Record<string, unknown>> = { ...GALLERY_OPTIONS, ...ELEMENT_OPTIONS };

/** Options that elements read themselves, of kinds that do not have all of them. */
const ELEMENT_OPTIONS_OF: { [Name in Kind]?: readonly string[] } = {
  image: ['tools', 'info'],
  wall: ['interval', 'fit', 'live'],
};

/** Options of a kind of container. */
const optionsOf = (kind: Kind): readonly string[] => [
  ...ATTRIBUTE_OPTIONS[`pix-${kind}`],
  // The others are those of lists.
  ...Object.keys(ELEMENT_OPTIONS).filter((name) => ELEMENT_OPTIONS_OF[kind]?.includes(name) ?? true),
];

/** A text in one line; empty if it is too long: a part of it would mean something else. */
const readText = (value: string) => {
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > MAX_TEXT ? '' : line;
};
const readOneOf = (values: readonly string[]) => (value: string) => (values.includes(value) ? value : '');
const readSome = (values: readonly string[]) => (value: string) => {
  const words = value.split(' ');
  return values.filter((each) => words.includes(each)).join(' ');
};

/** The smallest number that an option accepts. */
const leastOf = (name: OptionName): number => {
  const least = ALLOWED_VALUES[name];
  return typeof least === 'number' ? least : 1;
};

/** What differs by kind of value; the code of the embed script says which values an option has. */
function controlOf(
  name: OptionName,
  { values, valuesOf = {}, absent, absentOf = {}, pattern }: OptionText,
): Pick<OptionField, 'control' | 'values' | 'read'> {
  const allowed = ALLOWED_VALUES[name];
  const least = leastOf(name);
  if (name === 'sync' || allowed === true)
    return { control: 'checkbox', values: [], read: readOneOf(['yes']) };
  if (values && ['tools', 'controls', 'info'].includes(name))
    return { control: 'checkboxes', values, read: readSome(values) };
  if (values)
    return {
      control: 'select',
      values,
      read: (value, choices) => readOneOf(valuesOf[kindOf(choices)] ?? values)(value),
    };
  if (Array.isArray(allowed)) {
    const words = allowed as readonly string[];
    const known = words.filter((word) => name !== 'layout' || layoutNameOf(word) === word);
    // The first one is the default, unless that has a name.
    const offered = known.slice(absent === undefined ? 1 : 0);
    return {
      control: name === 'layout' ? 'radios' : 'select',
      values: Object.keys(absentOf).length ? known : offered,
      read: (value, choices) => readOneOf(absentOf[kindOf(choices)] ? known : offered)(value),
    };
  }
  if (typeof allowed === 'string' || typeof allowed === 'number')
    return {
      control: 'number',
      values: [],
      read: (value) => (Number(value) >= least ? String(parseLimit(value) ?? '') : ''),
    };
  const isValid = (value: string) => !pattern || pattern.test(value);
  return { control: 'text', values: [], read: (value) => (isValid(readText(value)) ? readText(value) : '') };
}

function optionField(option: OptionName): OptionField {
  const text = OPTION_TEXTS[option];
  const allowed = ALLOWED_VALUES[option];
  const [first = ''] = Array.isArray(allowed) ? (allowed as string[]) : [];
  const kinds = KINDS.filter((kind) => optionsOf(kind).includes(option));
  return {
    ...text,
    ...controlOf(option, text),
    attribute: attribute(option),
    least: leastOf(option),
    name: attribute(option).replace('data-', ''),
    absent: text.absent ?? first,
    kinds,
    applies: (choices) => kinds.includes(kindOf(choices)) && (NEEDS[option]?.(choices) ?? true),
  };
}

/** Fields of the options, in the order of the form and of the attributes. */
export const OPTION_FIELDS: readonly OptionField[] = (Object.keys(OPTION_TEXTS) as OptionName[]).map(
  optionField,
);

export const optionFieldsOf = (group: GroupName) => OPTION_FIELDS.filter((field) => field.group === group);

/** How many records a kind shows if no number is chosen. */
export const defaultCount = (choices: Choices) =>
  kindOf(choices) === 'gallery' || (kindOf(choices) === 'album' && choices['paging'])
    ? String(DEFAULT_LIMIT)
    : 'all';

/** How the script reaches the page, by value; the first is the default. */
export const SCRIPTS = {
  latest: 'Newest version',
  pinned: 'Pinned, with its hash',
  own: 'On my own server',
} as const;

/** Address of a script on the visitor's own server. */
export const OWN_SCRIPT = '/pix/sdk.js';

/** All fields, each after those that it depends on. */
export const FIELDS: readonly Field[] = [
  { name: 'show', read: readOneOf(KINDS.slice(1)), applies: () => true },
  ...(['token', 'slug'] as const).map((name) => ({
    name,
    read: readText,
    applies: (choices: Choices) => identifierOf(kindOf(choices)) === name,
  })),
  ...OPTION_FIELDS,
  { name: 'consent', read: readOneOf(['yes']), applies: () => true },
  // In a container that waits, content replaces the box with the button.
  { name: 'fallback', read: readOneOf(['yes']), applies: ({ consent }) => !consent },
  { name: 'script', read: readOneOf(Object.keys(SCRIPTS).slice(1)), applies: () => true },
  {
    name: 'path',
    // A path only: a link must not make visitors copy a script of a stranger.
    read: (value) =>
      /^\/(?![/\\])\S*\/sdk(@[^/]*)?\.js$/.test(value) && value !== OWN_SCRIPT ? readText(value) : '',
    applies: ({ script }) => script === 'own',
  },
];
