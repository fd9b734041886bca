import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../picture.ts';
import type { PixLightbox } from '../pix-lightbox.ts';
import { download } from './download.ts';
import { canCopy, canShare, copyEmbed, copyLink, share, type Tell } from './pass-on.ts';
import type { ViewerSpeech, ViewerText } from './viewer-speech.ts';

/** What the menu shows of the viewer's state, and what it wants done. */
export interface MenuState {
  many: boolean;
  strip: boolean;
  fullscreen: boolean;
  /** Closes the menu. */
  done: () => void;
  tell: Tell;
}

/** What can be done besides looking; what the browser or the page does not allow is not there (H35). */
export function toolMenu(
  viewer: PixLightbox,
  speech: ViewerSpeech,
  { many, strip, fullscreen, done, tell }: MenuState,
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
    ${picture ? ofPicture(viewer, speech, { picture, entry, tell }) : nothing}
  </div>`;
}

function ofPicture(
  viewer: PixLightbox,
  speech: ViewerSpeech,
  {
    picture,
    entry,
    tell,
  }: { picture: Picture; entry: (name: ViewerText, act: () => unknown) => TemplateResult; tell: Tell },
): TemplateResult {
  return html`<a
      part="menu-item"
      href=${picture.source}
      download
      target="_blank"
      rel="noopener"
      @click=${(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void download(picture);
      }}
      >${speech.say('download')}</a
    >
    ${canShare() ? entry('share', () => share(viewer, tell)) : nothing}
    ${canCopy() ? entry('copyLink', () => copyLink(viewer, tell)) : nothing}
    ${canCopy() ? entry('copyEmbed', () => copyEmbed(viewer, tell)) : nothing}
    <a part="menu-item" href=${picture.page} target="_blank" rel="noopener">${speech.say('picturePage')}</a>`;
}
