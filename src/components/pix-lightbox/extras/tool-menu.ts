import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../picture.ts';
import type { PixLightbox } from '../pix-lightbox.ts';
import { canCopy, canShare, copyEmbed, copyLink, share } from './pass-on.ts';
import type { ViewerSpeech, ViewerText } from './viewer-speech.ts';

/** What the menu shows of the viewer's state. */
export interface MenuState {
  many: boolean;
  strip: boolean;
  fullscreen: boolean;
}

/** What can be done besides looking; what the browser or the page does not allow is not there (H35). */
export function toolMenu(
  viewer: PixLightbox,
  speech: ViewerSpeech,
  { many, strip, fullscreen }: MenuState,
  done: () => void,
): TemplateResult {
  const { picture } = viewer;
  const entry = (name: ViewerText, act: () => unknown, pressed?: boolean) =>
    html`<button
      part="menu-item"
      aria-pressed=${pressed ?? nothing}
      @click=${() => {
        done();
        void act();
      }}
    >
      ${speech.say(name)}
    </button>`;
  return html`<div class="panel menu" part="menu" role="group" aria-label=${speech.say('more')}>
    ${many ? entry('startSlideshow', () => viewer.act('slideshow')) : nothing}
    ${many ? entry('thumbnails', () => viewer.act('thumbnails'), strip) : nothing}
    ${
      document.fullscreenEnabled
        ? entry(fullscreen ? 'leaveFullscreen' : 'enterFullscreen', () => viewer.act('fullscreen'))
        : nothing
    }
    ${picture ? ofPicture(viewer, speech, picture, entry) : nothing}
  </div>`;
}

function ofPicture(
  viewer: PixLightbox,
  speech: ViewerSpeech,
  picture: Picture,
  entry: (name: ViewerText, act: () => unknown) => TemplateResult,
): TemplateResult {
  return html`<a part="menu-item" href=${picture.source} download target="_blank" rel="noopener"
      >${speech.say('download')}</a
    >
    ${canShare() ? entry('share', () => share(viewer, speech)) : nothing}
    ${canCopy() ? entry('copyLink', () => copyLink(viewer, speech)) : nothing}
    ${canCopy() ? entry('copyEmbed', () => copyEmbed(viewer, speech)) : nothing}
    <a part="menu-item" href=${picture.page} target="_blank" rel="noopener">${speech.say('picturePage')}</a>`;
}
