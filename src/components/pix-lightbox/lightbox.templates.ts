import { html, nothing, type TemplateResult } from 'lit';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { cleanText } from '../../internal/untrusted.ts';
import type { viewerBasics } from '../../locales/viewer-basics.ts';
import type { Picture } from '../../tiles/picture.ts';
import { viewerIcons } from './viewer-icons.ts';
import { toolButton } from './tool-button.ts';
import type { FeaturePlace } from './viewer-features.ts';
import type { ViewerAction } from './viewer-keys.ts';

type Texts = LocalizeController<keyof typeof viewerBasics>;

// Changing texts are bound to `textContent`: page translators replace text nodes by elements of their own.

/** Renders what the optional features add in a place. */
type Addition = (place: FeaturePlace) => unknown;

/** The error message of a picture that cannot be shown. */
export const notice = (problem: string, addition: Addition): TemplateResult =>
  html`<div class="notice" part="notice" ?hidden=${!problem}>
    <p .textContent=${problem}></p>
    ${problem ? addition('notice') : nothing}
  </div>`;

/** Maximum number of UTF-16 code units of a description: enough for an essay. */
const MAX_DESCRIPTION = 20_000;

/** The description of a picture. */
export function descriptionOf({ image }: Partial<Picture>): string {
  const text = cleanText(image?.description, MAX_DESCRIPTION + 1);
  return text.length > MAX_DESCRIPTION ? text.slice(0, MAX_DESCRIPTION) + '…' : text;
}

/** The title and the description below the picture, and the additions of the optional features in the caption and below it. */
export function caption(picture: Partial<Picture>, zoomed: boolean, addition: Addition): TemplateResult {
  const { title = '' } = picture;
  const description = descriptionOf(picture);
  return html`<div class="foot" ?hidden=${zoomed}>
    <div class="caption" part="caption" id="caption">
      <h2 class="title" part="title" dir="auto" ?hidden=${!title}><bdi .textContent=${title}></bdi></h2>
      ${description ? html`<p class="description" part="description" dir="auto"><bdi .textContent=${description}></bdi></p>` : nothing}
      ${addition('caption')}
    </div>
    ${addition('foot')}
  </div>`;
}

/** A button to the previous or the next picture. */
export const arrow = (
  { t }: Texts,
  direction: 'previous' | 'next',
  { count, isLast, act }: { count: number; isLast: boolean; act: (action: ViewerAction) => void },
): TemplateResult =>
  html`<div class=${direction} ?hidden=${count < 2}>
    ${toolButton({ part: `${direction}-button`, name: t(direction), icon: viewerIcons[direction], act: () => act(direction), disabled: isLast })}
  </div>`;

interface SpokenStatus {
  index: number;
  count: number;
  title: string | undefined;
  problem: string;
}

/** The position, the title and the problem of a picture, for screen readers. */
export function spokenStatus(t: Texts['t'], { index, count, title = '', problem }: SpokenStatus): string {
  const position = t('position', {
    index: index + 1,
    count,
    title: title || problem || t('loadingPicture'),
  });
  return `${position}${title && problem ? ` ${problem}` : ''}`;
}
