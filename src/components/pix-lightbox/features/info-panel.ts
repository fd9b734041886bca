import { html, nothing, type TemplateResult } from 'lit';
import { inheritedAttribute } from '../../../internal/inherited-attribute.ts';
import { safeUrl } from '../../../internal/safe-url.ts';
import type { Picture } from '../../picture.ts';
import { viewerIcons } from '../viewer-icons.ts';
import { toolButton } from '../tool-button.ts';
import { pictureFacts, tagsOf } from './picture-facts.ts';
import type { ViewerTexts } from './viewer-texts.ts';
import { unclobbered } from '../../../internal/unclobbered.ts';

/** State and actions of the panel. */
interface PanelState {
  picture: Picture | undefined;
  /** The element that opened the viewer; it or an ancestor may have `data-tag-url`, the URL template of tags. */
  opener: Element;
  close: () => void;
}

/** Renders the panel with information about the current picture. */
export function infoPanel(texts: ViewerTexts, { picture, opener, close }: PanelState): TemplateResult {
  const { t } = texts;
  const facts = picture ? pictureFacts(picture, texts) : [];
  const tags = picture ? tagsOf(picture) : [];
  return html`<section class="panel info" part="info" tabindex="0" aria-label=${t('info')}>
    <header>
      <h2 part="info-title"><bdi .textContent=${picture?.title || t('info')}></bdi></h2>
      ${toolButton(t('closeInfo'), viewerIcons.close, close)}
    </header>
    ${picture?.description ? html`<p><bdi .textContent=${picture.description}></bdi></p>` : nothing}
    <dl part="facts">
      ${facts.map(
        ([name, text]) =>
          html`<dt .textContent=${t(name)}></dt>
            <dd><bdi .textContent=${text}></bdi></dd>`,
      )}
      ${tags.length ? tagFacts(t('tags'), tags, opener) : nothing}
    </dl>
    ${
      picture && picture.page !== picture.source
        ? html`<a part="link" href=${picture.page} target="_blank" rel="noopener">${t('picturePage')}</a>`
        : nothing
    }
  </section>`;
}

/** Renders the tags, as links if the page has a URL template for tags. */
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

/** URL of a tag: the template with `{tag}` replaced. */
function tagUrl(tag: string, template: string | undefined): string | undefined {
  if (!template?.includes('{tag}')) return undefined;
  try {
    return safeUrl(
      new URL(template.replaceAll('{tag}', encodeURIComponent(tag)), unclobbered(document).baseURI),
    );
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return undefined;
  }
}
