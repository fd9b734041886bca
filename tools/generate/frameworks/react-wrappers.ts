import type { ElementDoc } from '../read-elements.ts';
import { settable, usable } from './elements-types.ts';

/** Name of a listener: `pix-open` becomes `onPixOpen`. */
const listenerOf = (event: string) =>
  `on${event.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Components that set properties and listeners of their element; React 18 sets neither, and no React sets them on markup of a server.
 * `properties` names the attribute of each property, or is empty for one without.
 */
const RUNTIME = `import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const isServer = typeof document === 'undefined';

// A server runs no effects, and React 18 warns there of those that precede the paint.
const useCommit = isServer ? useEffect : useLayoutEffect;

/** The properties before the first commit. */
const none = {};

/** The text of an attribute for a value that has one. */
const textOf = (value) =>
  value === true ? '' : /^(?:string|number)$/.test(typeof value) ? String(value) : undefined;

export function componentOf(tag, displayName, properties, events) {
  const Component = forwardRef((props, ref) => {
    const element = useRef(null);
    const current = useRef(none);
    useCommit(() => {
      const node = element.current;
      const previous = current.current;
      current.current = props;
      for (const [name, attribute] of Object.entries(properties)) {
        // What the HTML of the server says is known; the page's URL may have changed it since.
        const isKnown = previous === none && attribute && node.getAttribute(attribute) === textOf(props[name]);
        if (!isKnown && !Object.is(props[name], previous[name])) node[name] = props[name];
      }
    });
    useCommit(() => {
      const node = element.current;
      const listeners = Object.entries(events).map(([type, name]) => [type, (event) => current.current[name]?.(event)]);
      for (const listener of listeners) node.addEventListener(...listener);
      return () => {
        for (const listener of listeners) node.removeEventListener(...listener);
      };
    }, []);
    useImperativeHandle(ref, () => element.current, []);
    // The element may have set attributes of its own before hydration.
    const attributes = { ref: element, suppressHydrationWarning: true };
    for (const [name, value] of Object.entries(props)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      // The element loads before hydration: with these attributes, what the properties will ask for.
      if (isServer && property) attributes[property] = textOf(value);
      if (property !== undefined || Object.values(events).includes(name)) continue;
      // React 18 writes the words "className" and "false" into attributes of custom elements.
      if (name === 'className') attributes.class = value;
      else attributes[name] = value === false && /^(?:hidden|inert)$/.test(name) ? undefined : value;
    }
    return createElement(tag, attributes);
  });
  Component.displayName = displayName;
  return Component;
}
`;

const wrapperOf = ({ tag, className, properties, events }: ElementDoc): string => `'use client';
import 'pix-sdk/define/${tag}';
import { componentOf } from './component.js';

export const ${className} = /* @__PURE__ */ componentOf(
  '${tag}',
  '${className}',
  ${JSON.stringify(Object.fromEntries(settable(properties).map(({ name, attribute }) => [name, attribute])))},
  ${JSON.stringify(Object.fromEntries(events.map(({ name }) => [name, listenerOf(name)])))},
);
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
    'react/component.js': RUNTIME,
  };
}
