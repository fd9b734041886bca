/*
 * Declarations of the elements for the templates of each framework. They augment modules of the framework, and contain
 * nothing about single elements: see `elementsTypes()`.
 */

const REACT = `import type * as React from 'react';
import type { PixCustomProperties, PixElements } from './elements.js';

type Attributes<Tag extends keyof PixElements> = PixElements[Tag]['attributes'];
type Properties<Tag extends keyof PixElements> = PixElements[Tag]['properties'];
type Listeners<Events> = { [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };

/** React 18, whose types still have \`createFactory\`, sets attributes only. */
type Values<Tag extends keyof PixElements> = 'createFactory' extends keyof typeof React
  ? Attributes<Tag> & { [Name in keyof PixElements[Tag]['events'] as \`on\${Name & string}\`]?: never }
  : Attributes<Tag> & Properties<Tag> & Listeners<PixElements[Tag]['events']>;

type Props<Tag extends keyof PixElements, Element = PixElements[Tag]['element']> = React.DetailedHTMLProps<
  React.HTMLAttributes<Element>,
  Element
> &
  Values<Tag> & { class?: string | undefined };

type PixIntrinsicElements = { [Tag in keyof PixElements]: Props<Tag> };

declare module 'react' {
  interface CSSProperties extends PixCustomProperties {}
  namespace JSX {
    interface IntrinsicElements extends PixIntrinsicElements {}
  }
}
`;

const PREACT = `import type { HTMLAttributes } from 'preact';
import type { PixElements } from './elements.js';

type Listeners<Events> = { [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };

type Props<Tag extends keyof PixElements> = HTMLAttributes<PixElements[Tag]['element']> &
  PixElements[Tag]['attributes'] &
  PixElements[Tag]['properties'] &
  Listeners<PixElements[Tag]['events']>;

type PixIntrinsicElements = { [Tag in keyof PixElements]: Props<Tag> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PixIntrinsicElements {}
  }
}
`;

const SOLID = `import type { JSX } from 'solid-js';
import type { PixElements } from './elements.js';

type Prefixed<Prefix extends string, Values> = { [Name in keyof Values as \`\${Prefix}:\${Name & string}\`]?: Values[Name] };
type Listeners<Events> = { [Name in keyof Events as \`on:\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };

type Props<Tag extends keyof PixElements> = JSX.HTMLAttributes<PixElements[Tag]['element']> &
  PixElements[Tag]['attributes'] &
  PixElements[Tag]['properties'] &
  Prefixed<'attr', PixElements[Tag]['attributes']> &
  Prefixed<'prop', PixElements[Tag]['properties']> &
  Listeners<PixElements[Tag]['events']>;

type PixIntrinsicElements = { [Tag in keyof PixElements]: Props<Tag> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends PixIntrinsicElements {}
  }
}
`;

const VUE = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { PixElements } from './elements.js';

type Listeners<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

/** An element as a component, for the compiler of templates. Its own \`placeholder\` is not that of fields. */
type PixComponent<Tag extends keyof PixElements> = new () => PixElements[Tag]['element'] & {
  $props: Omit<HTMLAttributes, keyof PixElements[Tag]['properties']> & PublicProps & PixElements[Tag]['attributes'] & PixElements[Tag]['properties'];
  $emit: EmitFn<Listeners<PixElements[Tag]['events']>>;
};

type PixComponents = { [Tag in keyof PixElements]: PixComponent<Tag> };

declare module 'vue' {
  interface GlobalComponents extends PixComponents {}
  interface HTMLAttributes {
    /** Slot of the element around it. */
    slot?: string | undefined;
    /** Field of the picture that fills the element in a template. */
    'data-pix-field'?: string | undefined;
  }
}
`;

const SVELTE = `import type { HTMLAttributes } from 'svelte/elements';
import type { PixElements } from './elements.js';

type Listeners<Events> = {
  [Name in keyof Events as \`on\${'' | ':'}\${Name & string}\`]?: ((event: Events[Name]) => void) | null | undefined;
};

/** An element's own \`placeholder\` is not that of fields. */
type Props<Tag extends keyof PixElements> = Omit<
  HTMLAttributes<PixElements[Tag]['element']>,
  keyof PixElements[Tag]['properties']
> &
  PixElements[Tag]['attributes'] &
  PixElements[Tag]['properties'] &
  Listeners<PixElements[Tag]['events']>;

type PixSvelteElements = { [Tag in keyof PixElements]: Props<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PixSvelteElements {}
}
`;

/** The declarations of each framework, by name. */
export const FRAMEWORK_TYPES = { react: REACT, preact: PREACT, solid: SOLID, vue: VUE, svelte: SVELTE };
