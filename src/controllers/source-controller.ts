import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** An element that gets its data from a source. */
interface SourceHost extends ReactiveControllerHost, HTMLElement {
  /** Source of the data. */
  source: object | undefined;
  /** Base URL of a service, used without a source. */
  baseUrl: string | undefined;
}

/** Time in ms after which an element without a source logs a warning. */
export const WARNING_DELAY_MS = 2000;

/** Connected elements with a source. */
const hosts = new Set<ReactiveControllerHost>();

let defaultSource: object | undefined;
/** Returns the source of a base URL, the same for equal URLs. */
let sourceAt: ((baseUrl: string) => object) | undefined;

/** Whether a value can be a source; frameworks may set a property to the text of an attribute. */
const isObject = (value: unknown): value is object => Object(value) === value;

const updateAll = () => hosts.forEach((host) => host.requestUpdate());

/** Sets the source of all elements that have no other; `undefined` removes it. */
export function setDefault(source: object | undefined): void {
  defaultSource = source;
  updateAll();
}

/** Sets the function that returns the source of a base URL, the same for equal URLs. */
export function setBaseUrlSources(find: (baseUrl: string) => object): void {
  sourceAt ??= find;
  updateAll();
}

/**
 * Resolves the source of an element: its property `source`, else the service of its `base-url`, else the default of the page.
 * Updates the host when the default changes, and warns if there is no source two seconds after the host was connected.
 */
export class SourceController<Source extends object> implements ReactiveController {
  readonly #host: SourceHost;
  readonly #isIndependent: () => boolean;
  #last: Source | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isIndependent Whether the element needs a source of its own; otherwise it has no default and no warning. */
  constructor(host: SourceHost, isIndependent = () => true) {
    this.#host = host;
    this.#isIndependent = isIndependent;
    host.addController(this);
  }

  /** The source in effect. */
  get current(): Source | undefined {
    const { source, baseUrl } = this.#host;
    const own = isObject(source) ? source : baseUrl ? sourceAt?.(baseUrl) : undefined;
    return (own ?? (this.#isIndependent() ? defaultSource : undefined)) as Source | undefined;
  }

  /** Whether the source has changed since the last call. */
  hasChanged(): boolean {
    const last = this.#last;
    this.#last = this.current;
    return last !== this.#last;
  }

  hostConnected(): void {
    hosts.add(this.#host);
    // Also with an attribute of that name: frameworks render it on a server, and set the property later.
    this.#timer = setTimeout(() => this.#check(), WARNING_DELAY_MS);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    clearTimeout(this.#timer);
  }

  #check(): void {
    if (this.current || !this.#isIndependent()) return;
    import('./source-warning.ts').then(
      ({ warnWithoutSource }) => warnWithoutSource(this.#host),
      () => undefined,
    );
  }
}
