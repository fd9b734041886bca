import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../picture.ts';
import { pictureFacts } from './picture-facts.ts';
import type { ViewerSpeech } from './viewer-speech.ts';

/** What is known about the picture shown. */
export function infoPanel(speech: ViewerSpeech, picture: Picture | undefined): TemplateResult {
  const facts = picture ? pictureFacts(picture, speech) : [];
  return html`<section class="panel info" part="info" tabindex="0" aria-label=${speech.say('info')}>
    <h2 part="info-title"><bdi>${picture?.title}</bdi></h2>
    ${picture?.description ? html`<p><bdi>${picture.description}</bdi></p>` : nothing}
    <dl part="facts">
      ${facts.map(
        ([name, text]) =>
          html`<dt>${speech.say(name)}</dt>
            <dd><bdi>${text}</bdi></dd>`,
      )}
    </dl>
    ${picture ? html`<a part="link" href=${picture.page} target="_blank" rel="noopener">${speech.say('picturePage')}</a>` : nothing}
  </section>`;
}
