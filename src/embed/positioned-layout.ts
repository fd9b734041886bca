import {
  createProbe,
  listStyle,
  measureLengths,
  tileStyle,
  type MeasuredLengths,
} from '../components/pix-gallery/positioned-tiles.ts';
import type * as KeepPlace from '../components/pix-gallery/keep-place.ts';
import type { LayoutCode } from '../components/pix-gallery/load-layout.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../contract/limits.ts';
import { range } from '../internal/altered-globals.ts';
import { MAX_LIST_PAGES } from '../internal/untrusted.ts';
import { sizeObserver } from '../internal/size-observer.ts';
import type { LayoutStrategy, Lengths } from '../layouts/layout-strategy.ts';
import { meanPitch } from '../layouts/mean-pitch.ts';
import type { PaintOptions } from '../tiles/paint.ts';
import type { Picture } from '../tiles/picture.ts';
import { paintedTile, picturesOf, type Arrange, type PaintedList } from '../tiles/plain-grid.ts';
import { positionedTilesStyles } from '../tiles/positioned-tiles.styles.ts';
import type { ArrangedTile } from '../tiles/tile-frame.ts';
import { tilesOf } from '../tiles/tile-list.ts';

/** Tiles beyond the visible range, in viewport lengths. */
const OVERSCAN = 0.5;

/** Maximum number of pictures of a list that needs no virtual grid. */
const MAX_ARRANGED = 60;

/** Time in ms after a visitor has come to the last painted tile, after which the rest is painted, too: the element is late, or has failed. */
const LATE_MS = 500;

/** Arranges tiles that have a position each, as the virtual grid will: the first page, in the layout of the whole list. */
const arrangeBy =
  ({ strategy, strip }: LayoutCode): Arrange =>
  (frame, list) => {
    const { props } = list;
    const { quality, paging = 'none', controls, layout } = props;
    let pictures: readonly Picture[] = picturesOf(list);
    if (!pictures.length) return undefined;
    const { axis } = strategy;
    const tiles = tilesOf(frame.host);
    const probe = createProbe();
    const element = tiles.update({ name: 'virtual-grid', items: [] });
    const content = strip?.create(element) ?? element;
    frame.update(() => ({ slot: 'tiles', isBusy: false, probe, content }));
    const unknown = unknownPictures(list);
    const further = /more|scroll/.test(paging) ? list.total - list.records.length : unknown;
    const countAll = () => pictures.length + further;

    let lengths: MeasuredLengths | undefined;
    let arrangement: ReturnType<typeof layoutFirstPage>;
    /** What the arrangement depends on, as JSON. */
    let key = '';
    /** From where on tiles are not near the visible range. */
    let far = 0;
    /** Whether all tiles are rendered. */
    let isWhole = false;
    let label: string | undefined;
    let keep: typeof KeepPlace | undefined;
    let keeping: Promise<void> | undefined;
    let viewOf: ArrangedTile = (picture, { index, box }) =>
      paintedTile(picture, index, { box, count: countAll(), quality, isUrgent: frame.isUrgent });

    const render = () => {
      if (!lengths) return;
      const ratios = Float64Array.from(pictures, ({ width, height }) => width / height);
      const wanted = JSON.stringify([lengths, ...ratios]);
      if (wanted !== key) arrangement = layoutFirstPage(strategy, lengths, { ratios, unknown });
      key = wanted;
      const { model, length = 0 } = arrangement ?? {};
      const { width, caption } = lengths;
      const items = range(0, Math.min(model?.count ?? 0, pictures.length) - 1).flatMap((index) => {
        const picture = pictures[index];
        const box = model && strategy.boxAt(model, index);
        const isNear = !!box && box[axis] < far;
        if (!box || !picture || !(isNear || isWhole)) return [];
        const view = viewOf(picture, { index, box: { ...box, height: box.height - caption } });
        return { index, style: tileStyle(box), count: countAll(), tile: { ...view, isNear } };
      });
      tiles.update({ name: 'virtual-grid', label, style: listStyle(strategy, lengths, length), items });
      strip?.fadeEnd(content, length > width + 1);
      ends.disconnect();
      if (items.length < pictures.length) ends.observe(element.lastElementChild ?? element);
    };

    const renderAll = () => {
      isWhole = true;
      render();
    };

    const ends = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      ends.disconnect();
      setTimeout(() => frame.painted && renderAll(), LATE_MS);
    });

    const measure = () => {
      const measured = measureLengths(strategy, probe);
      const { top } = probe.getBoundingClientRect();
      return () => {
        if (!measured || JSON.stringify(measured) === JSON.stringify(lengths)) return;
        lengths = measured;
        far ||= axis === 'x' ? (1 + OVERSCAN) * measured.width : (1 + OVERSCAN) * innerHeight - top;
        render();
      };
    };

    // A short list that is there as a whole stays as it is when the element takes over.
    if (pictures.length <= MAX_ARRANGED && axis === 'y' && !further && paging === 'none' && !controls)
      frame.arranged = {
        layout,
        probe,
        content,
        place: () => keep?.placeOf(frame.host),
        update(view) {
          ({ pictures, label, viewOf } = view);
          renderAll();
          keeping ??= import('../components/pix-gallery/keep-place.ts').then(
            (code) => (keep = code).savePlace(frame.host),
            () => undefined,
          );
          keep?.savePlace(frame.host);
        },
      };

    const isCurrent = () => frame.painted ?? frame.arranged;
    const sizes = sizeObserver(probe, () => {
      if (!isCurrent()) return sizes.disconnect();
      // In the next frame: a change within the callback is a ResizeObserver loop error.
      requestAnimationFrame(() => {
        if (!isCurrent()) return;
        const apply = measure();
        const release = keep?.holdPlace(frame.host);
        apply();
        release?.();
      });
    });
    for (const each of [probe, ...probe.children]) sizes.observe(each);
    return measure;
  };

/** Lays out the first page; the length is that of the whole list, whose further pages are estimated as by the virtual grid. */
function layoutFirstPage(
  strategy: LayoutStrategy,
  lengths: Lengths,
  { ratios, unknown }: { ratios: Float64Array; unknown: number },
) {
  // Equal tiles are final before their pictures are known.
  const known = strategy.usesRatios ? ratios : new Float64Array(ratios.length + unknown);
  const isOnly = !(strategy.usesRatios && unknown);
  const model = strategy.layout(known, lengths, { end: isOnly ? 'open' : 'held', isOnly });
  if (!model) return undefined;
  const pitch = isOnly ? 0 : (meanPitch(strategy, ratios, lengths) ?? 0);
  return { model, length: model.length + pitch * (unknown + ratios.length - model.count) };
}

/** Number of pictures on the further pages of a list as the element divides it. */
function unknownPictures({ records, total, props }: PaintedList): number {
  const { limit = DEFAULT_LIMIT, page = 1 } = props;
  const before = page > 1 ? (page - 1) * limit : 0;
  const end = Math.min(limit, total - before, MAX_LIST_PAGES * MAX_LIMIT);
  return Math.max(0, end - records.length);
}

/** The arrangement and the style sheet of painted tiles in a layout. */
export const layoutOf = (code: LayoutCode): NonNullable<PaintOptions['layout']> => ({
  arrange: arrangeBy(code),
  styles: positionedTilesStyles + (code.strip?.styles ?? ''),
});
