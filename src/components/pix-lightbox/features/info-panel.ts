import { html, nothing, type TemplateResult } from 'lit';
import { inheritedAttribute } from '../../../internal/inherited-attribute.ts';
import { safeUrl } from '../../../internal/safe-url.ts';
import type { Picture } from '../../../tiles/picture.ts';
import { toolButton } from '../tool-button.ts';
import { featureIcons } from './feature-icons.ts';
import { pictureFacts, tagsOf } from './picture-facts.ts';
import type { SheetDrag } from './sheet-drag.ts';
import type { ViewerTexts } from './viewer-texts.ts';

/** State and actions of the panel. */
interface PanelState {
  picture: Picture | undefined;
  /** The element that opened the viewer; it or an ancestor may have `data-tag-url`, the URL template of tags. */
  opener: Element;
  /** Moves the panel with the finger. */
  drag: SheetDrag;
  close: () => void;
}

/** Renders the panel with information about the current picture. */
export function infoPanel(texts: ViewerTexts, { picture, opener, drag, close }: PanelState): TemplateResult {
  const { t } = texts;
  const facts = picture ? pictureFacts(picture, texts) : [];
  const tags = picture ? tagsOf(picture) : [];
  return html`<section
    class="panel info"
    part="info"
    aria-label=${t('info')}
    @touchstart=${drag.start}
    @touchmove=${drag.move}
    @touchend=${drag.end}
    @touchcancel=${drag.end}
  >
    <header>
      <h2 part="info-title" tabindex="-1"><bdi .textContent=${picture?.title || t('info')}></bdi></h2>
      ${toolButton({ part: 'close-info-button', name: t('closeInfo'), icon: featureIcons.collapse, act: close })}
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
    return safeUrl(template.replaceAll('{tag}', encodeURIComponent(tag)), document.baseURI);
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return undefined;
  }
}
