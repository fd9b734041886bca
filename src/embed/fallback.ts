import { findImage } from '../components/pix-image/find-image.ts';
import type { List } from '../contract/models.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import type { paint, PaintOptions } from '../tiles/paint.ts';
import type { PictureRecord } from '../tiles/picture.ts';
import type { MountConfig } from './mount-config.ts';
import type { requestFirstPage, Source } from './source.ts';

/** The part of a container's state that its pictures depend on. */
interface Painted extends Pick<PaintOptions, 'tile'> {
  source: Source;
  config: MountConfig;
}

/** Code of the script, which is not loaded again. */
interface FallbackOptions extends Pick<PaintOptions, 'insert'> {
  loadPaint: (
    config: MountConfig,
  ) => Promise<Pick<PaintOptions, 'layout' | 'toPictureWith' | 'tileStyles'> & { paint: typeof paint }>;
  requestFirstPage: typeof requestFirstPage;
}

/**
 * Paints the pictures of a container for good, as links, where its element cannot work. Throws if there is none, as for a list of
 * albums.
 */
export async function paintForGood(
  { source, config, tile }: Painted,
  { loadPaint, requestFirstPage, insert }: FallbackOptions,
): Promise<HTMLElement> {
  const { props } = config;
  const [code, list] = await Promise.all([loadPaint(config), listOf(source, config, requestFirstPage)]);
  let painted: HTMLElement | undefined;
  code.paint(list, {
    tag: 'div',
    props: { ...props, source },
    layout: code.layout,
    toPictureWith: code.toPictureWith,
    tileStyles: code.tileStyles,
    tile,
    insert: (element) => insert((painted = element)),
  });
  if (!painted) throw new Error('There is no picture.');
  return painted;
}

async function listOf(
  source: Source,
  { tag, props }: MountConfig,
  request: typeof requestFirstPage,
): Promise<List<PictureRecord>> {
  const { signal } = new AbortController();
  if (/(gallery|album|wall)$/.test(tag)) {
    // The query in the page's address belongs to controls, which only the element has.
    const config = { tag, props: withoutPrototype({ ...props, sync: undefined }) };
    return (await request(source, config, { signal })) as List<PictureRecord>;
  }
  const image = tag === 'pix-image' ? await findImage(source, props.slug ?? '', { signal }) : undefined;
  const data = image ? [image] : [];
  const { length: total } = data;
  return {
    status: 'success',
    data,
    pagination: { total, page: 1, limit: total, total_pages: 1, has_next: false, has_previous: false },
  };
}
