import {
  createProbe,
  listStyle,
  measureLengths,
  tileStyle,
  type MeasuredLengths,
} from '../components/pix-gallery/positioned-tiles.ts';
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
import { tilesOf } from '../tiles/tile-list.ts';

/** Tiles beyond the visible range, in viewport lengths. */
const OVERSCAN = 0.5;

/** Time in ms after a visitor has come to the last painted tile, after which the rest is painted, too: the element is late, or has failed. */
const LATE_MS = 500;

/** Arranges tiles that have a position each, as the virtual grid will: the first page, in the layout of the whole list. */
const arrangeBy =
  ({ strategy, strip }: LayoutCode): Arrange =>
  (frame, list) => {
    const { props } = list;
    const pictures = picturesOf(list);
    if (!pictures.length) return undefined;
    const { axis } = strategy;
    const tiles = tilesOf(frame.host);
    const probe = createProbe();
    const element = tiles.update({ name: 'virtual-grid', items: [] });
    const content = strip?.create(element) ?? element;
    frame.update(() => ({ slot: 'tiles', isBusy: false, probe, content }));
    const { paging = '' } = props;
    const isEndless = /more|scroll/.test(paging);
    const unknown = unknownPictures(list);
    const count = pictures.length + (isEndless ? list.total - list.records.length : unknown);

    const update = (lengths: MeasuredLengths, { top }: DOMRect) => {
      const { width } = lengths;
      const layout = layoutFirstPage(strategy, lengths, { pictures, unknown });
      if (!layout) return;
      const { model, length } = layout;
      const near = axis === 'x' ? (1 + OVERSCAN) * width : (1 + OVERSCAN) * innerHeight - top;
      const items = range(0, Math.min(model.count, pictures.length) - 1).flatMap((index) => {
        const picture = pictures[index];
        const box = strategy.boxAt(model, index);
        const isNear = box[axis] < near;
        if (!picture || !(isNear || isLate)) return [];
        const tile = paintedTile(picture, index, {
          box: { ...box, height: box.height - lengths.caption },
          count,
          quality: props.quality,
        });
        return { index, style: tileStyle(box), count, tile: { ...tile, isNear } };
      });
      tiles.update({ name: 'virtual-grid', style: listStyle(strategy, lengths, length), items });
      strip?.fadeEnd(content, length > width + 1);
      ends.disconnect();
      const last = tiles.element.lastElementChild;
      if (last && !isLate && items.length < pictures.length) ends.observe(last);
    };

    let isLate = false;
    const ends = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      ends.disconnect();
      setTimeout(() => {
        if (!frame.painted) return;
        isLate = true;
        former = '';
        measure()();
      }, LATE_MS);
    });

    let former = '';
    const measure = () => {
      const lengths = measureLengths(strategy, probe);
      const box = probe.getBoundingClientRect();
      return () => {
        const key = JSON.stringify(lengths);
        if (!lengths || key === former) return;
        former = key;
        update(lengths, box);
      };
    };

    const sizes = sizeObserver(probe, () => {
      if (!frame.painted) return sizes.disconnect();
      // In the next frame: a change within the callback is a ResizeObserver loop error.
      requestAnimationFrame(() => frame.painted && measure()());
    });
    for (const each of [probe, ...probe.children]) sizes.observe(each);
    return measure;
  };

/** Lays out the first page; the length is that of the whole list, whose further pages are estimated as by the virtual grid. */
function layoutFirstPage(
  strategy: LayoutStrategy,
  lengths: Lengths,
  { pictures, unknown }: { pictures: readonly Picture[]; unknown: number },
) {
  const ratios = Float64Array.from(pictures, ({ width, height }) => width / height);
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
