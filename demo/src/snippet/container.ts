import { attribute } from '../../../src/embed/mount-config.ts';
import { defaultCount, OPTION_FIELDS, kindOf, type Choices } from './fields.ts';
import { identifierOf } from './kinds.ts';
import { reservedSpace, steps } from './reserved-space.ts';

/** An attribute and its value. */
export type Attribute = readonly [name: string, value: string];

/** A container or an element, with its content. */
export interface Container {
  attributes: readonly Attribute[];
  /** Value of `padding-bottom` that reserves the space of the pictures until they are there. */
  space?: string | undefined;
  /** A link that is there until the pictures have loaded. */
  link?: { href: string; text: string };
}

/** What identifies the record of a container, with a placeholder as long as none is chosen; `undefined` for a list. */
export function recordOf(
  choices: Choices,
): { identifier: string; value: string; isChosen: boolean } | undefined {
  const identifier = identifierOf(kindOf(choices));
  if (!identifier) return undefined;
  const value = choices[identifier];
  return { identifier, value: value ?? `{${identifier}}`, isChosen: value !== undefined };
}

/** Attributes of the options, in the order of the form. */
const optionsOf = (choices: Choices): Attribute[] =>
  OPTION_FIELDS.filter(({ name }) => name in choices).map(({ name, attribute, control }) => [
    attribute,
    control === 'checkbox' ? '' : (choices[name] ?? ''),
  ]);

/** What the link of a container leads to. */
function linkOf(choices: Choices, address: string): NonNullable<Container['link']> {
  const { slug } = choices;
  return slug
    ? { href: `${address}/i/${encodeURIComponent(slug)}`, text: 'The picture' }
    : { href: address, text: 'All pictures' };
}

/** The space of what a container shows, if the number is known. */
function spaceOf(choices: Choices): string | undefined {
  const { layout, limit, paging, controls, caption, ratio = '4:3' } = choices;
  const number = limit ?? defaultCount(choices);
  const count = number === 'all' ? Infinity : Number(number);
  if (kindOf(choices) === 'image') {
    const [width = 4, height = 1] = ratio.split(':').map(Number);
    return `${Math.round((10_000 * height) / width) / 100}%`;
  }
  if (kindOf(choices) !== 'albums')
    return reservedSpace({ layout, paging, controls, caption, limit: count } as Parameters<
      typeof reservedSpace
    >[0]);
  // Covers of 4:3 and two lines of text.
  return Number.isFinite(count)
    ? steps((width) => {
        const columns = Math.floor((width + 20) / (Math.min(0.46 * width, 260) + 20));
        const rows = Math.ceil(count / columns);
        return `${Math.round((75 * rows) / columns)}% + ${73 * rows - 28}px`;
      })
    : undefined;
}

/**
 * The container of the choices.
 *
 * @param address Address of the service, without a slash at the end.
 */
export function containerOf(choices: Choices, address: string): Container {
  return {
    attributes: [
      [attribute(`pix-${kindOf(choices)}`), recordOf(choices)?.value ?? 'all'],
      ...optionsOf(choices),
    ],
    space: spaceOf(choices),
    ...('fallback' in choices && { link: linkOf(choices, address) }),
  };
}

/** The attributes of the same element, for pages with the npm package. */
export function elementAttributes(choices: Choices, address: string): Attribute[] {
  const record = recordOf(choices);
  return [
    ['base-url', address],
    ...(record ? ([[record.identifier, record.value]] as const) : []),
    ...optionsOf(choices).map(([name, value]) => [name.replace('data-', ''), value] as const),
  ];
}
