import { LitElement, type CSSResultGroup, type PropertyDeclarations } from 'lit';
import type { ImageFilter } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { QueryField } from '../../controllers/query-field.ts';
import { iconStyles } from '../../internal/icons.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import { controlTokens } from '../action.styles.ts';
import type { PixQueryDetail, TypedListeners } from '../events.ts';
import { controlStyles } from './control.styles.ts';

interface QueryEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** An element for one query parameter of a gallery. */
export abstract class QueryControl extends LitElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };
  static override styles: CSSResultGroup = [controlTokens, controlStyles, iconStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
  };

  /** Value of the parameter, empty for none; follows the gallery. */
  declare value: string;
  /** Id of the gallery to control, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery to control, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | null | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, QueryEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, QueryEventMap, EventListenerOptions>;

  /** @internal */
  protected readonly localize = new LocalizeController(this, explorerTexts);
  /** @internal */
  protected readonly field: QueryField;

  /** @param name Parameter of `GET /images`. */
  constructor(name: ImageFilter) {
    super();
    this.value = '';
    this.field = new QueryField(this, name);
  }
}
