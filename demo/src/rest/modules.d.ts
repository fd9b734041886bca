/** Types for the part of `swagger-ui-dist` that the page uses; the package has none. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A React node. */
  type Node = unknown;

  /** A React component. */
  export type Component<Props = never> = (props: Props) => Node;

  /** The viewer's plugin system. */
  export interface System {
    React: {
      createElement: (type: unknown, props?: object | null, ...children: Node[]) => Node;
    };
    /** Gets a component by name; `true` and `'root'` connect it to the state, the latter re-renders on every change. */
    getComponent: (name: string, container?: boolean | 'root') => unknown;
    specSelectors: {
      info: () => { get: (name: 'description') => string };
      /** Tags of the operations, in order. */
      taggedOperations: () => { keySeq: () => { toArray: () => string[] } };
    };
    fn: { requestSnippetGenerator_curl_bash: (request: unknown) => string };
  }

  /** Changes of a state: actions by name. */
  interface StatePlugin {
    actions: Record<string, () => () => void>;
  }

  /** Replacement components by name, and replacement actions by state. */
  export type Plugin = (system: System) => {
    components: Record<string, Component>;
    statePlugins: Record<string, StatePlugin>;
  };

  interface Options {
    domNode: HTMLElement;
    /** The OpenAPI document. */
    spec: object;
    /** Name of the layout component. */
    layout?: string;
    plugins?: Plugin[];
    /** Whether the URL reflects the open operation. */
    deepLinking?: boolean;
    docExpansion?: 'none' | 'list' | 'full';
    /** URL of a validation service; null for none. */
    validatorUrl?: string | null;
    /** Whether API keys are stored in the browser. */
    persistAuthorization?: boolean;
    syntaxHighlight?: { activated: boolean };
    /** Called before each request. */
    requestInterceptor?: (request: Request) => Request;
  }

  interface Request {
    headers: Record<string, string>;
  }

  export default function SwaggerUI(options: Options): unknown;
}

declare module '*.css';

interface Window {
  /** Not supported by every browser. */
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
  };
}
