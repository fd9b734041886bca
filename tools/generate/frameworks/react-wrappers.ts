import type { ElementDoc } from '../read-elements.ts';
import { usable } from './elements-types.ts';

/** Name of a listener: `pix-open` becomes `onPixOpen`. */
const listenerOf = (event: string) =>
  `on${event.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const wrapperOf = ({ tag, className, events }: ElementDoc): string => `'use client';
import { createComponent } from '@lit/react';
import * as react from 'react';
import elementClass from '../define/${tag}.js';

export const ${className} = /* @__PURE__ */ createComponent({
  react,
  tagName: '${tag}',
  elementClass,
  displayName: '${className}',
  events: {${events.map(({ name }) => `\n    ${listenerOf(name)}: '${name}',`).join('')}
  },
});
`;

const typesOf = ({
  tag,
  className,
  text,
}: ElementDoc): string => `import type { PixComponent } from './component.js';
/** ${text} Listeners are \`onPixLoad\` for \`pix-load\`, and so on. */
export declare const ${className}: PixComponent<'${tag}'>;
`;

const COMPONENT = `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { PixElements } from '../frameworks/elements.js';
// For the custom properties of \`style\`.
import type {} from '../frameworks/react.js';

type Listeners<Events> = {
  [Name in keyof Events as Name extends \`pix-\${infer Verb}\` ? \`onPix\${Capitalize<Verb>}\` : never]?:
    | ((event: Events[Name]) => void)
    | undefined;
};

/** Properties of a component: those of its element, and listeners of its events. */
export type PixComponentProps<Tag extends keyof PixElements> = HTMLAttributes<PixElements[Tag]['element']> &
  PixElements[Tag]['properties'] &
  Listeners<PixElements[Tag]['events']>;

/** The component of an element; \`ref\` is the element. */
export type PixComponent<Tag extends keyof PixElements> = ForwardRefExoticComponent<
  PixComponentProps<Tag> & RefAttributes<PixElements[Tag]['element']>
>;
`;

/** Modules with a React component for each element, and their declarations, by path. */
export function reactWrappers(elements: readonly ElementDoc[]): Record<string, string> {
  const tags = usable(elements);
  // The viewer has an entry of its own: its module contains all of its code.
  const index = tags
    .filter(({ tag }) => tag !== 'pix-lightbox')
    .map(({ tag, className }) => `export { ${className} } from './${tag}.js';\n`)
    .join('');
  return {
    ...Object.fromEntries(
      tags.flatMap((element) => [
        [`react/${element.tag}.js`, wrapperOf(element)],
        [`react/${element.tag}.d.ts`, typesOf(element)],
      ]),
    ),
    'react/index.js': index,
    'react/index.d.ts': `${index}export type { PixComponent, PixComponentProps } from './component.js';\n`,
    'react/component.d.ts': COMPONENT,
    // The module of declarations alone.
    'react/component.js': 'export {};\n',
  };
}
