import { createProbe, measureLengths } from '../components/pix-gallery/layout-tokens.ts';
import { createStrip, fadeEnd, listStyle, tileStyle } from '../components/pix-gallery/positioned-tiles.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../contract/limits.ts';
import { MAX_LIST_PAGES } from '../internal/max-list-pages.ts';
import { range } from '../internal/range.ts';
import { sumOf } from '../internal/sum-of.ts';
import { sizeObserver } from '../internal/size-observer.ts';
import { layoutNameOf } from '../layouts/layout-names.ts';
import { strategyOf, type LayoutOptions } from '../layouts/layouts.ts';
import { boxOf, layoutPages } from '../layouts/paged-layout.ts';
import { setAttributes } from '../tiles/elements.ts';
import { paintedTile, type Arrange, type PaintedList } from '../tiles/plain-grid.ts';
import { virtualGridStyles } from '../tiles/virtual-grid.styles.ts';
import { PAGERS, RINGS } from './reserved-height.ts';

/** Tiles beyond the visible range, in viewport lengths. */
const OVERSCAN = 0.5;

/** Arranges tiles that have a position each, as the virtual grid will: the first page, in the layout of the whole list. */
const arrange: Arrange = (frame, list) => {
  const { pictures, props } = list;
  const layout = layoutNameOf(props.layout);
  const { axis, sizedBy } = strategyOf(layout);
  const { list: tiles } = frame;
  const probe = createProbe();
  setAttributes(probe, { class: `tokens ${sizedBy}` });
  const element = tiles.update({ name: 'virtual-grid', items: [] });
  const content = axis === 'x' ? createStrip(element) : element;
  frame.update(() => ({ slot: 'tiles', isBusy: false, probe, content }));
  const pages = pagesOf(list);
  const { paging = '' } = props;
  const isEndless = /more|scroll/.test(paging);
  const count = isEndless ? list.total - list.records + pictures.length : sumOf(pages, (page) => page.count);

  const update = (lengths: LayoutOptions, { top, width }: DOMRect) => {
    const model = layoutPages(pages, lengths);
    if (!model) return;
    const end = axis === 'x' ? (1 + OVERSCAN) * width : (1 + OVERSCAN) * innerHeight - top;
    const items = pictures.flatMap((picture, index) => {
      const box = boxOf(model, index);
      if (!box || box[axis] >= end) return [];
      const tile = paintedTile(picture, index, { box, count, quality: props.quality });
      return { index, style: tileStyle(box), count, tile: { ...tile, isNear: true } };
    });
    tiles.update({ name: 'virtual-grid', style: listStyle(model), items });
    const { height = 0 } = model.segments[0]?.model ?? {};
    if (content !== element) fadeEnd(content, model.length > width + 1);
    if (list.records === props.limit)
      keepSpace(frame.element, (axis === 'x' ? height + RINGS : model.length) + (PAGERS[paging] ?? 0));
  };

  let former = '';
  const measure = () => {
    const lengths = measureLengths(layout, probe);
    const box = probe.getBoundingClientRect();
    return () => {
      const key = JSON.stringify([lengths, box.width]);
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

/** Corrects the reserved space of a gallery, if it has any, now that the height of the pictures is known. */
function keepSpace(tiles: Element, height: number): void {
  const { style } = (tiles.getRootNode() as ShadowRoot).host as HTMLElement;
  if (style.minHeight) style.minHeight = `${height}px`;
}

/** The pages of a list as the element divides it: the first one, and those that it will reserve space for. */
function pagesOf({
  pictures,
  records,
  total,
  props,
}: PaintedList): { count: number; ratios?: Float64Array }[] {
  const { limit = DEFAULT_LIMIT, page = 1 } = props;
  const ratios = Float64Array.from(pictures, ({ width, height }) => width / height);
  const rest = Math.min(limit, total - (page - 1) * limit) - records;
  const others = range(1, Math.min(MAX_LIST_PAGES, Math.ceil(rest / MAX_LIMIT)));
  return [
    { count: pictures.length, ratios },
    ...others.map((at) => ({ count: Math.min(MAX_LIMIT, rest - (at - 1) * MAX_LIMIT) })),
  ];
}

export { arrange, virtualGridStyles as styles };
