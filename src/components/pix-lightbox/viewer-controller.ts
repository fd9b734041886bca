import { emit } from '../../internal/custom-element.ts';
import { hasModifier } from '../../internal/modifiers.ts';
import { viewerLock } from './viewer-lock.ts';
import type { ViewerContent } from './viewer-options.ts';
import { ViewerOpener, type ViewerOwner } from './viewer-opener.ts';

/** An element with tiles. */
type TileHost = ViewerOwner & { link?: string | null | undefined };

/** Opens the viewer also when a tile of its host is clicked. */
export class ViewerController extends ViewerOpener {
  declare protected readonly host: TileHost;
  #lastEvent: Event | undefined;

  /** Loads the viewer's code, which then prefetches pictures, unless tiles lead elsewhere. Errors are ignored here and surface in `show()`. */
  readonly preload = (event?: Event): void => {
    if ((this.host.link ?? 'viewer') !== 'viewer') return;
    this.#lastEvent = event;
    this.load().then(
      ({ prefetch }) => prefetch(this.host, this.content, this.#lastEvent),
      () => undefined,
    );
  };

  constructor(host: TileHost, content: () => ViewerContent) {
    super(host, content, () => import('./viewer-code.ts'));
  }

  /** Handles a click on a tile that opens the viewer. Clicks with a modifier key or another button stay with the link. */
  click(event: MouseEvent, index: number): void {
    const { pictures, tile } = this.content();
    const picture = pictures.at(index);
    const isOthers = event.defaultPrevented || event.button || event.shiftKey || hasModifier(event);
    if (!picture || picture.link || isOthers) return;
    event.preventDefault();
    if (viewerLock.isHeld || !emit(this.host, 'pix-open', { image: picture.image, index }, true)) return;
    const link = tile?.(index);
    link?.setAttribute('data-opening', '');
    // If the viewer cannot be opened, follow the link to the picture page.
    void this.show(index)
      .catch((error: unknown) => {
        console.warn(`Pix: the viewer cannot be opened (${String(error)}); following the link instead.`);
        location.assign(picture.page);
      })
      .then(() => link?.removeAttribute('data-opening'));
  }
}
