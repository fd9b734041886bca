/** The part of `swagger-ui-dist` that the page uses; the package brings no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** What React renders. */
  type Node = unknown;

  /** A part of the page, as React knows it. */
  export type Component<Props = never> = (props: Props) => Node;

  /** What the parts of the viewer are made with. */
  export interface System {
    React: {
      createElement: (type: unknown, props?: object | null, ...children: Node[]) => Node;
    };
    /** A part by its name; `true` and `'root'` give it what it needs to know, the latter so that it follows all changes. */
    getComponent: (name: string, container?: boolean | 'root') => unknown;
    specSelectors: {
      info: () => { get: (name: 'description') => string };
      /** The operations' tags, in order. */
      taggedOperations: () => { keySeq: () => { toArray: () => string[] } };
    };
    fn: { requestSnippetGenerator_curl_bash: (request: unknown) => string };
  }

  /** Parts in place of the viewer's own, by their names. */
  export type Plugin = (system: System) => { components: Record<string, Component> };

  interface Options {
    domNode: HTMLElement;
    /** The OpenAPI document. */
    spec: object;
    /** Name of the part that arranges all others. */
    layout?: string;
    plugins?: Plugin[];
    /** Whether the address names the operation that is open. */
    deepLinking?: boolean;
    docExpansion?: 'none' | 'list' | 'full';
    /** A service that checks the document; null for none. */
    validatorUrl?: string | null;
    /** Whether keys are kept in the browser. */
    persistAuthorization?: boolean;
    syntaxHighlight?: { activated: boolean };
    /** Sees each request before it is sent. */
    requestInterceptor?: (request: Request) => Request;
    onComplete?: () => void;
  }

  interface Request {
    headers: Record<string, string>;
  }

  export default function SwaggerUI(options: Options): unknown;
}

declare module '*.css';

interface Window {
  /** Not in every browser. */
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
  };
}
