import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../../icon.ts';
import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerTexts } from './viewer-texts.ts';

/** State and actions of `recoveryActions()`. */
interface RecoveryState {
  picture: Picture | undefined;
  /** Whether the service has reported that the picture no longer exists. */
  isGone: boolean;
  retry: () => void;
}

/** Renders the actions for a picture that is not shown: try again, or open the picture page. */
export function recoveryActions(
  { t }: ViewerTexts,
  { picture, isGone, retry }: RecoveryState,
): TemplateResult {
  const button = html`<button class="remedy" part="remedy" @click=${retry}>${t('retryPicture')}</button>`;
  const link = html`<a
    class="remedy"
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
