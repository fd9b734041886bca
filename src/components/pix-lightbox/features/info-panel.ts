import { html, nothing, type TemplateResult } from 'lit';
import { inheritedAttribute } from '../../../internal/flat-tree.ts';
import { safeUrl } from '../../../internal/untrusted.ts';
import { descriptionOf } from '../lightbox.templates.ts';
import { toolButton } from '../tool-button.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { ReservedSpace, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { isNarrow, textScale, toolSize } from '../viewport-padding.ts';
import type { CameraData } from './camera-data/camera-data.ts';
import { infoPanelStyles } from './info-panel.styles.ts';
import type { Panels } from './panels.ts';
import { pictureFacts, tagsOf } from './picture-facts.ts';
import { SheetDrag } from './sheet-drag.ts';
import type { ViewTracker } from './view-tracker.ts';

// Points to the edge behind which the panel disappears: down, or turned by the style sheet.
const COLLAPSE = viewerIcon('M6 9l6 6 6-6');

/** Width in px of the panel beside the picture at the usual size of text, and at most, as a fraction of the viewport. */
const PANEL_PX = 320;
const PANEL_FRACTION = 0.6;

/** Fraction of a narrow viewport that the panel takes below the picture, as in its style sheet. */
const SHEET_FRACTION = 0.55;

/** The panel with information about the current picture. */
export class InfoPanel implements ViewerFeature {
  readonly styles = infoPanelStyles;
  readonly #viewer: FeatureContext;
  readonly #panels: Panels;
  readonly #views: ViewTracker;
  readonly #drag: SheetDrag;
  #camera: CameraData | undefined;

  constructor(viewer: FeatureContext, { panels, views }: { panels: Panels; views: ViewTracker }) {
    this.#viewer = viewer;
    this.#panels = panels;
    this.#views = views;
    this.#drag = new SheetDrag(panels.close);
  }

  get #isOpen(): boolean {
    return this.#panels.open === 'info';
  }

  act(action: ViewerAction): boolean {
    if (action !== 'info') return false;
    this.#panels.toggle('info');
    return true;
  }

  reservedSpace(): Partial<ReservedSpace> {
    if (!this.#isOpen) return {};
    // The sheet covers the caption.
    if (isNarrow()) return { bottom: SHEET_FRACTION * innerHeight - toolSize() - 12 };
    const panel = Math.min(PANEL_PX * textScale(), PANEL_FRACTION * innerWidth);
    // On viewports with little space beside the panel, the arrows overlay the picture.
    const arrow = innerWidth >= 2.5 * panel ? toolSize() + 16 : 0;
    return { start: arrow, end: panel + arrow };
  }

  updated(): void {
    // A class instead of `:has()`: WebKit does not update `:has()` when the panel is removed.
    const frame = this.#viewer.host.renderRoot.querySelector('.frame');
    frame?.classList.toggle('informed', !!frame.querySelector('.info'));
    if (this.#isOpen && this.#viewer.options.info)
      void import('./camera-data/camera-data.ts').then(
        ({ CameraData }) => (this.#camera ??= new CameraData(this.#viewer, () => this.#isOpen)),
        () => undefined,
      );
  }

  panel(): unknown {
    const { picture: current, state, options } = this.#viewer;
    if (!this.#isOpen || state.closing) return nothing;
    const { t } = this.#viewer.texts;
    const picture = current && this.#views.latest(current);
    const facts = picture ? pictureFacts(picture, this.#viewer.texts) : [];
    const tags = picture ? tagsOf(picture) : [];
    const description = descriptionOf(picture ?? {});
    return html`<section
      class="panel info"
      part="info"
      aria-label=${t('info')}
      @touchstart=${this.#drag.start}
      @touchmove=${this.#drag.move}
      @touchend=${this.#drag.end}
      @touchcancel=${this.#drag.end}
    >
      <header>
        <h2 part="info-title" tabindex="-1"><bdi .textContent=${picture?.title || t('info')}></bdi></h2>
        ${toolButton({ part: 'close-info-button', name: t('closeInfo'), icon: COLLAPSE, act: this.#panels.close })}
      </header>
      ${description ? html`<p><bdi .textContent=${description}></bdi></p>` : nothing}
      <dl part="facts">
        ${facts.map(
          ([name, text]) =>
            html`<dt .textContent=${t(name)}></dt>
              <dd><bdi .textContent=${text}></bdi></dd>`,
        )}
        ${tags.length ? tagFacts(t('tags'), tags, options.opener) : nothing}
      </dl>
      ${
        picture && picture.page !== picture.source
          ? html`<a part="link" href=${picture.page} target="_blank" rel="noopener">${t('picturePage')}</a>`
          : nothing
      }
      ${this.#camera?.render(picture)}
    </section>`;
  }
}

/** Renders the tags, as links if the opener of the viewer or an ancestor has `data-tag-url`, the URL template of tags. */
function tagFacts(name: string, tags: string[], opener: Element): TemplateResult {
  const template = inheritedAttribute(opener, 'data-tag-url');
  const chip = (tag: string) => {
    const href = tagUrl(tag, template);
    const text = html`<bdi .textContent=${tag}></bdi>`;
    return href
      ? html`<a class="chip" part="tag" href=${href}>${text}</a>`
      : html`<span class="chip" part="tag">${text}</span>`;
  };
  return html`<dt .textContent=${name}></dt>
    <dd>
      <ul class="tags" part="tags" role="list">
        ${tags.map((tag) => html`<li>${chip(tag)}</li>`)}
      </ul>
    </dd>`;
}

/** URL of a tag: the template with `{tag}` replaced; none for dots, which addresses treat as a folder. */
function tagUrl(tag: string, template: string | undefined): string | undefined {
  if (!template?.includes('{tag}') || /^\.+$/.test(tag)) return undefined;
  try {
    return safeUrl(template.replaceAll('{tag}', encodeURIComponent(tag)), document.baseURI);
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return undefined;
  }
}
