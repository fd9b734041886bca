/** The parts of the block editor that the block uses: WordPress loads them as `window.wp`. */

/** A component of WordPress, a tag, or a function that returns a node. */
type Component<Props> = string | ((props: Props) => Node);

/** What React renders. */
export type Node = object | string | number | boolean | null | undefined | readonly Node[];

/** Name of a component of WordPress; its properties are described in the Block Editor Handbook. */
type Named<Names extends string> = Readonly<Record<Names, string>>;

interface Wp {
  element: {
    createElement: <Props extends object>(
      type: Component<Props>,
      props?: (Props & { key?: string }) | null,
      ...children: Node[]
    ) => Node;
    Fragment: string;
    useEffect: (effect: () => void | (() => void), dependencies: readonly unknown[]) => void;
    useId: () => string;
    useRef: <T>(initial: T) => { current: T };
    useState: <T>(initial: T) => [T, (next: T | ((former: T) => T)) => void];
  };
  components: Named<
    | 'BaseControl'
    | 'Button'
    | 'CheckboxControl'
    | 'Modal'
    | 'Notice'
    | 'PanelBody'
    | 'Placeholder'
    | 'SearchControl'
    | 'SelectControl'
    | 'Spinner'
    | 'TextControl'
    | 'ToggleControl'
    | 'ToolbarButton'
    | 'ToolbarGroup'
  >;
  blockEditor: Named<'BlockControls' | 'InspectorControls'> & { useBlockProps: (props: object) => object };
  blocks: { registerBlockType: (name: string, settings: object) => void };
  htmlEntities: { decodeEntities: (text: string) => string };
  i18n: { __: (text: string, domain: string) => string };
}

declare global {
  interface Window {
    wp: Wp;
    /** Address of the service, and of the page with the setting, for those who may change it. */
    pixSettings: { service: string; settings: string };
  }
}

export const { wp, pixSettings } = window;
export const { createElement: h, Fragment, useEffect, useId, useRef, useState } = wp.element;
