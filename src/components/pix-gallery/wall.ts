import { html, type ReactiveController, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { BandController } from '../../controllers/band-controller.ts';
import type { Part } from '../../controllers/paged-list.ts';
import { scrollAround } from '../../internal/scrollers.ts';
import type { ItemRange } from '../../layouts/layout-model.ts';
import {
  boxInWall,
  countInWall,
  itemsInWall,
  layoutWall,
  segmentAt,
  type Wall,
  type WallShape,
} from '../../layouts/wall.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { srcsetOf } from '../image-url.ts';
import type { Picture } from '../picture.ts';
import { letGo } from './let-go.ts';
import { keepPlace, readPlace } from './place.ts';
import { placeIn, type Anchor } from './place-in.ts';
import { ratiosOf } from './ratios-of.ts';
import { Ruler } from './ruler.ts';
import { stretchAround, suffices, type Stretch } from './stretch.ts';
import { strip } from './strip.ts';
import { wallStyles } from './wall.styles.ts';
import type { WallHost, WallView } from './wall-view.ts';

export { move, wallOfGrid } from './move.ts';

/** Milliseconds at rest after which a place is worth keeping. */
const KEEP = 300;

/** Draws those tiles of a gallery that are near the window, each at its place; the room of the others is kept. */
export class GalleryWall implements ReactiveController {
  /** Where all pictures stand, as far as their shapes are known. */
  model: Wall | undefined;
  /** Where the view is to stand after the next drawing. */
  anchor: Anchor | undefined;
  readonly #host: WallHost;
  readonly #view: () => WallView;
  readonly #bands: BandController;
  readonly #ruler: Ruler;
  #shape: WallShape | undefined;
  #list: unknown;
  #parts: readonly Part<Picture>[] = [];
  #drawn: ItemRange = { first: 0, last: -1 };
  #stretch: Stretch | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** A tile that is drawn wherever it is, because it will get the focus. */
  #held = -1;
  /** The tile that had the focus last: Tab leads to it, or to the first that is seen where it is not drawn. */
  #focused = 0;
  /** The tile that has the focus while its like are drawn anew: what is moved in the page loses it. */
  #active: HTMLElement | null | undefined;
  /**
   * What the view was put to last, and where it stood then, short of it where the page ended: the same picture, however
   * often the width changes and whatever is still to come.
   */
  #put: { anchor: Anchor; start: number } | undefined;
  /** Tiles on the page whose pictures have been asked for. */
  readonly #asked = new Set<number>();

  constructor(host: WallHost, view: () => WallView) {
    this.#host = host;
    this.#view = view;
    this.#ruler = new Ruler(() => host.requestUpdate());
    this.#bands = new BandController(host, () => {
      const { band, speed } = this.#bands;
      if (!band || !this.#stretch || !suffices(this.#stretch, band, speed)) host.requestUpdate();
    });
    adoptStyles(host, wallStyles);
    this.anchor = readPlace(host)?.anchor;
    host.addController(this);
  }

  /** Pictures that are needed now; none while they fly past. */
  get range(): readonly [first: number, last: number] {
    if (this.#stretch?.flying) return [-1, -1];
    return this.model ? [this.#drawn.first, this.#drawn.last] : [0, 0];
  }

  /** How many pictures have a place; those that make no full row yet have none. */
  get count(): number | undefined {
    return this.model && countInWall(this.model);
  }

  /** How much of it is seen at once, in pixels. */
  get screen(): number {
    const { start = 0, end = innerHeight } = this.#bands.band ?? {};
    return end - start;
  }

  /** Where the view stands now; `undefined` while the beginning is to be seen. */
  get place(): Anchor | undefined {
    const { model } = this;
    const { band } = this.#bands;
    if (!model || !band) return undefined;
    if (this.#put && Math.abs(this.#put.start - band.start) < 2) return this.#put.anchor;
    if (band.start <= 0) return undefined;
    const isKnown = (index: number) => !!this.#knownAt(this.#view(), index);
    return placeIn(model, band, { axis: this.#axis, isKnown });
  }

  /** Draws a tile and brings it into view, its picture with it. */
  async reveal(index: number): Promise<void> {
    this.#held = index;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const item = this.#host.renderRoot.querySelector(`[data-at="${index}"]`);
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    await this.#view().list.load(index);
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  hostDisconnected(): void {
    clearTimeout(this.#keeping);
    // A row forgets how far it was scrolled when it is moved (H11).
    if (this.#axis === 'x') this.anchor ??= this.place;
    this.#ruler.follow(null);
  }

  hostUpdated(): void {
    const { renderRoot } = this.#host;
    // Measured at once, so that no frame is drawn without its height.
    if (this.#ruler.follow(renderRoot.querySelector('.ruler'))) this.#host.requestUpdate();
    this.#bands.follow(renderRoot.querySelector<HTMLElement>('.wall') ?? undefined, this.#axis === 'x');
    if ((renderRoot as Partial<ShadowRoot>).activeElement !== this.#active)
      this.#active?.focus({ preventScroll: true });
    this.#settle();
    const { band } = this.#bands;
    const atEnd = !!this.model && !!band && band.end + (band.end - band.start) > this.model.length;
    this.#view().drawn(atEnd);
    clearTimeout(this.#keeping);
    if (this.model) this.#keeping = setTimeout(() => keepPlace(this.#host, { anchor: this.place }), KEEP);
  }

  /** The list of tiles; it takes the place of the grid. */
  render(): TemplateResult {
    const view = this.#view();
    this.#lay(view);
    const range = this.#near();
    this.#forget(range);
    const indices = this.#indices(range);
    const stop = indices.includes(this.#focused) ? this.#focused : (this.place?.index ?? range.first);
    const {
      layout,
      list: { count },
    } = view;
    const across = layout === 'carousel';
    const { length = 0, segments = [] } = this.model ?? {};
    const size = across
      ? `inline-size:${length}px;block-size:${segments[0]?.model.height ?? 0}px`
      : `block-size:${length}px`;
    const list = html`<ul
      class="wall"
      part="grid"
      role="list"
      tabindex="-1"
      aria-label=${view.texts.say('pictures', { count })}
      .style=${size}
    >
      ${repeat(
        indices,
        // What was guessed is no picture yet: it goes, and does not move.
        (index) => (this.#knownAt(view, index) ? index : -1 - index),
        (index) => this.#item(view, index, index === stop),
      )}
    </ul>`;
    return html`<div class=${across || layout === 'rows' ? 'ruler high' : 'ruler'} aria-hidden="true">
        <i></i><b></b>
      </div>
      ${across ? strip(list, { band: this.#bands.band, length, texts: view.texts }) : list}`;
  }

  get #axis(): 'x' | 'y' {
    return this.model?.shape.layout === 'carousel' ? 'x' : 'y';
  }

  /** Lays out what is known, if that has changed; what is seen then stays where it is. */
  #lay(view: WallView): void {
    const { list, layout } = view;
    if (this.#list !== list) {
      this.#list = list;
      // Of a list that has not begun, the place is kept for the one that does.
      const begun = this.#parts.some(({ items }) => items);
      if (view.returned) this.anchor = readPlace(this.#host)?.anchor;
      else this.anchor = begun ? undefined : (this.anchor ?? this.place);
      this.model = undefined;
      this.#put = undefined;
      this.#focused = 0;
      this.#asked.clear();
    }
    const shape = this.#ruler.shape(layout);
    // Until it is shown again, the page may have gone elsewhere.
    if (!shape) this.#shape = undefined;
    const same = this.#shape === shape && this.#parts === view.parts;
    if (!shape || (same && this.model)) return;
    if (this.#shape) this.anchor ??= this.place;
    // The list may be shorter than it was.
    if (this.anchor && this.anchor.index >= (list.total ?? Infinity)) this.anchor = undefined;
    this.#shape = shape;
    this.#parts = view.parts;
    const parts = view.parts.map(({ count, items }) => ({ count, ratios: items && ratiosOf(items) }));
    this.model = layoutWall(parts, shape, { open: view.open, before: this.model });
    this.#bands.pause();
    this.#follow();
  }

  /** Looks at the wall from where the anchor will be: it is scrolled there only when this has been drawn. */
  #follow(): void {
    const { anchor, model } = this;
    const { band } = this.#bands;
    const box = anchor && model && boxInWall(model, anchor.index);
    if (!box || !band) return;
    const start = box[this.#axis] - anchor.offset;
    this.#bands.band = { start, end: start + band.end - band.start };
  }

  /** Scrolls to the anchor, once it is drawn. */
  #settle(): void {
    const { anchor, model } = this;
    const box = anchor && model && boxInWall(model, anchor.index);
    if (!box) return;
    const band = this.#bands.read();
    const wall = this.#host.renderRoot.querySelector('.wall');
    if (!band || !wall) return;
    this.anchor = undefined;
    this.#put = { anchor, start: band.start };
    const axis = this.#axis;
    const by = box[axis] - anchor.offset - band.start;
    if (Math.abs(by) < 1) return;
    const mirrored = axis === 'x' && getComputedStyle(wall).direction === 'rtl';
    scrollAround(wall, { [axis]: mirrored ? -by : by });
    this.#put.start = this.#bands.read()?.start ?? NaN;
    this.#host.requestUpdate();
  }

  /** Items to draw now. */
  #near(): ItemRange {
    const { model } = this;
    const { band = this.#bands.read(), speed } = this.#bands;
    if (!model || !band) return this.#drawn;
    this.#stretch = stretchAround(band, speed, model.length);
    return itemsInWall(model, this.#stretch.start, this.#stretch.end);
  }

  /** Lets go of pictures that were asked for and will not be seen. */
  #forget(range: ItemRange): void {
    this.#drawn = range;
    const kept = new Set(this.#indices(range));
    for (const index of [...this.#asked].filter((each) => !kept.has(each))) {
      this.#asked.delete(index);
      letGo(this.#host.renderRoot.querySelector<HTMLImageElement>(`[data-index="${index}"] img`));
    }
  }

  /** Items of a range, and those that must not go; in their order. */
  #indices({ first, last }: ItemRange): number[] {
    const { activeElement } = this.#host.renderRoot as Partial<ShadowRoot>;
    const active = activeElement as HTMLElement | null | undefined;
    const focused = Number(active?.dataset['index'] ?? -1);
    if (focused >= 0) this.#focused = focused;
    this.#active = focused >= 0 ? active : undefined;
    const indices = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    // Between its neighbours it is not moved in the page, whatever comes and goes around: that would cost it the focus.
    const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
    for (const index of new Set([...around, this.#held]))
      if (index >= 0 && (index < first || index > last)) indices.push(index);
    return indices.sort((a, b) => a - b);
  }

  /** A picture that has been read; in a part whose shapes are guessed it would move once more. */
  #knownAt({ list }: WallView, index: number): Picture | undefined {
    const { model } = this;
    const known = model?.shape.layout === 'grid' || (model && segmentAt(model, index)?.ratios);
    return known ? list.at(index) : undefined;
  }

  #item(view: WallView, index: number, tabbable: boolean): TemplateResult | undefined {
    const { list, tile, imageUrl } = view;
    const { model } = this;
    const box = model && boxInWall(model, index);
    if (!box) return undefined;
    const { x, y, width, height } = box;
    const style = `inset-inline-start:${x}px;top:${y}px;inline-size:${width}px;block-size:${height}px`;
    const picture = this.#knownAt(view, index);
    if (!picture)
      return html`<li data-at=${index} aria-hidden="true" .style=${style}>
        <span class="frame skeleton" part="skeleton"></span>
      </li>`;
    const passed = !!this.#stretch?.flying && !this.#asked.has(index);
    if (!passed) this.#asked.add(index);
    const srcset = imageUrl && srcsetOf(picture.image, width, imageUrl);
    return html`<li data-at=${index} aria-setsize=${list.count} aria-posinset=${index + 1} .style=${style}>
      ${tile(picture, { index, tabbable, near: true, passed, srcset })}
    </li>`;
  }
}
