import { css, html, nothing, type TemplateResult } from 'lit';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import type { Panels } from './panels.ts';
import type { ToolBar } from './tool-bar.ts';

/** The menu of the tools that are not in the bar. */
export class ToolMenu implements ViewerFeature {
  readonly styles = css`
    .menu {
      inset-block-start: calc(var(--_tool) + 14px);
      inset-inline-end: 6px;
      display: grid;
      min-inline-size: 200px;
      max-inline-size: calc(100% - 12px);
      max-block-size: calc(100% - var(--_tool) - 20px);
      padding-block: 6px;
      border-radius: 8px;
    }
    .menu > :hover {
      background: var(--_faint);
    }
    .menu svg {
      flex: none;
      inline-size: 1.35em;
      margin-inline-end: 14px;
    }
    .menu kbd {
      margin-inline-start: auto;
      padding-inline-start: 24px;
      font: inherit;
      opacity: 0.6;
    }
    .menu kbd::after {
      content: attr(data-key);
    }
    @media (hover: none) {
      .menu kbd {
        visibility: hidden;
      }
    }
    .menu > [aria-pressed='true']::after {
      content: '✓' / '';
      margin-inline-start: 12px;
    }
    .menu > [aria-pressed='true']:not(:has(kbd))::after {
      margin-inline-start: auto;
    }
  `;
  readonly #viewer: FeatureContext;
  readonly #panels: Panels;
  readonly #toolBar: ToolBar;

  constructor(viewer: FeatureContext, { panels, toolBar }: { panels: Panels; toolBar: ToolBar }) {
    this.#viewer = viewer;
    this.#panels = panels;
    this.#toolBar = toolBar;
    viewer.host.renderRoot.addEventListener('pointerdown', this.#closeOutside, true);
  }

  readonly #closeOutside = ({ target }: Event) => {
    if (this.#panels.open === 'menu' && !(target as Element).closest('.menu, [aria-expanded]'))
      this.#panels.close();
  };

  act(action: ViewerAction): boolean {
    if (action !== 'more') return false;
    this.#panels.toggle('menu');
    return true;
  }

  panel(): unknown {
    if (this.#panels.open !== 'menu' || this.#viewer.state.closing) return nothing;
    return html`<div class="panel menu" part="menu" role="group" aria-label=${this.#viewer.texts.t('more')}>
      ${this.#toolBar.others.map((tool) => this.#entry(tool))}
    </div>`;
  }

  #entry(tool: Tool): TemplateResult {
    const { part, icon, act, href, target = '_blank', key, pressed } = tool;
    // The style sheet renders the shortcut, so that it is not part of the accessible name.
    const content = html`${icon}<span>${this.#toolBar.labelOf(tool)}</span>${key ? html`<kbd data-key=${key} aria-hidden="true"></kbd>` : nothing}`;
    if (href !== undefined) {
      return html`<a
        class="entry"
        part="menu-item ${part}"
        href=${href}
        ?download=${part === 'download-button'}
        target=${target || nothing}
        rel="noopener"
        @click=${(event: MouseEvent) => act?.(event)}
        >${content}</a
      >`;
    }
    return html`<button
      class="entry"
      part="menu-item ${part}"
      aria-pressed=${pressed ?? nothing}
      aria-keyshortcuts=${key ?? nothing}
      @click=${(event: MouseEvent) => {
        this.#panels.close();
        void act?.(event);
      }}
    >
      ${content}
    </button>`;
  }
}
