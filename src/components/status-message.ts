import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { lazy } from '../internal/lazy.ts';
import { focusList, type StatusHost, type StatusProps, type StatusTexts } from './status.ts';

/** Time in ms that a status message waits for its code. */
const STATUS_TIMEOUT_MS = 2000;

/** Status message of an empty or failed list, or the page's own content (slots `empty` and `error`). */
export class StatusMessage implements ReactiveController {
  readonly #host: StatusHost;
  readonly #texts: StatusTexts;
  readonly #props: () => StatusProps;
  readonly #code;
  /** Renders the detailed message; `null` for the plain one, `undefined` while the code is loading. */
  #detailed: ((button: TemplateResult) => TemplateResult) | null | undefined;

  constructor(host: StatusHost, texts: StatusTexts, props: () => StatusProps) {
    this.#host = host;
    this.#texts = texts;
    this.#props = props;
    this.#code = lazy(() => import('./list-status.ts'), host, STATUS_TIMEOUT_MS);
    host.addController(this);
  }

  /** Loads the code of the message when the list is empty or has failed. */
  hostUpdate(): void {
    const props = this.#props();
    const { state } = props.list;
    const code = state === 'error' || (state === 'empty' && props.filtered) ? this.#code() : null;
    this.#detailed = code && code.prepareMessage(this.#host, this.#texts, props);
  }

  /** Renders a live region, always, and without white space if there is no message: style sheets match `:empty`. */
  render(): TemplateResult {
    const message = this.#message();
    // A part only with a message: borders and padding of the page would show without.
    return html`<div class="status" part=${message ? 'status' : nothing} role="status">${message}</div>`;
  }

  #message(): unknown {
    const { list, empty, failed } = this.#props();
    const { state, retry } = list;
    const detailed = this.#detailed;
    if ((state !== 'error' && state !== 'empty') || detailed === undefined) return undefined;
    const { t } = this.#texts;
    const button = html`<button
      class="action"
      part="button retry-button"
      @click=${({ target }: Event) => {
        const code = this.#code();
        if (code) code.followFocus(this.#host, target);
        else focusList(target);
        retry();
      }}
    >
      ${t('tryAgain')}
    </button>`;
    if (state === 'empty')
      return html`<slot name="empty">${detailed?.(button) ?? html`<p dir="auto">${empty}</p>`}</slot>`;
    return (
      detailed?.(button) ??
      html`<slot name="error"><p dir="auto">${failed} ${t('checkConnection')}</p></slot>${button}`
    );
  }
}
