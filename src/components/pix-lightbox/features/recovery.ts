import { css, html, nothing, type TemplateResult } from 'lit';
import { icons } from '../../../internal/icons.ts';
import type { Picture } from '../../../tiles/picture.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import type { ViewTracker } from './view-tracker.ts';

/** Loading time in ms after which a picture counts as slow, and a link to the picture page is offered. */
const SLOW_PICTURE_MS = 15_000;

/** The actions for a picture that is not shown: try again, or open the picture page. Also for one that is slow or gone. */
export class Recovery implements ViewerFeature {
  readonly styles = css`
    .notice svg {
      inline-size: 48px;
      order: -1;
      stroke-width: 1.5;
      opacity: 0.7;
    }
    .notice div {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 8px;
    }
    .remedy {
      border-radius: 6px;
      background: var(--_faint);
    }
    @media (forced-colors: active) {
      .remedy {
        border: 1px solid CanvasText;
      }
    }
  `;
  readonly #viewer: FeatureContext;
  readonly #views: ViewTracker;
  #loading: Picture | undefined;
  #slow: Picture | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: FeatureContext, views: ViewTracker) {
    this.#viewer = viewer;
    this.#views = views;
  }

  problem(): string {
    const { picture, state } = this.#viewer;
    const { t } = this.#viewer.texts;
    if (this.#views.isGone(picture)) return t('pictureGone');
    return picture && this.#slow === picture && state.loading ? t('pictureSlow') : '';
  }

  notice(): TemplateResult {
    const { picture } = this.#viewer;
    const { t } = this.#viewer.texts;
    const isGone = this.#views.isGone(picture);
    const retry = () => this.#viewer.retry();
    const button = html`<button class="entry remedy" part="remedy" @click=${retry}>
      ${t('retryPicture')}
    </button>`;
    const link = html`<a
      class="entry remedy"
      part="remedy"
      href=${picture?.page ?? nothing}
      target="_blank"
      rel="noopener"
      >${t('picturePage')}</a
    >`;
    return html`${icons.picture}
      <div>
        ${isGone ? nothing : button} ${picture && !isGone && picture.page !== picture.source ? link : nothing}
      </div>`;
  }

  updated(): void {
    const { picture, state, host } = this.#viewer;
    const loading = state.loading ? picture : undefined;
    if (loading === this.#loading) return;
    this.#loading = loading;
    this.stop();
    if (!loading) return;
    this.#timer = setTimeout(() => {
      this.#slow = loading;
      host.requestUpdate();
    }, SLOW_PICTURE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
