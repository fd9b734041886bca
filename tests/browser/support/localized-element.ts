import { html, LitElement } from 'lit';
import { LocalizeController, type OwnTexts } from '../../../src/controllers/localize-controller.ts';
import { galleryTexts } from '../../../src/locales/gallery.ts';

/** An element that renders a count of pictures and the label of a button. */
export class LocalizedElement extends LitElement {
  texts: OwnTexts | undefined;
  count = 1;
  renders = 0;
  readonly localize = new LocalizeController(this, galleryTexts);

  protected override render() {
    this.renders++;
    const { t } = this.localize;
    return html`${t('pictures', { count: this.count })}, ${t('tryAgain')}`;
  }
}
customElements.define('localized-element', LocalizedElement);

/** A localized element in the document, in a section with these attributes. */
export function mount(attributes: Record<string, string>, texts?: OwnTexts, count = 1) {
  const section = document.createElement('section');
  for (const [name, value] of Object.entries(attributes)) section.setAttribute(name, value);
  const element = new LocalizedElement();
  Object.assign(element, { texts, count });
  section.append(element);
  document.body.append(section);
  return { section, element, text: () => element.shadowRoot?.textContent };
}
