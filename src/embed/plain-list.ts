import { create } from '../tiles/elements.ts';
import { toPicture, type PictureRecord } from '../tiles/picture.ts';
import { findImage } from '../components/pix-image/find-image.ts';
import { UNSTYLED_WIDTH } from '../tiles/unstyled-width.ts';
import type { List } from '../contract/models.ts';
import { requestFirstPage, type Source } from './source.ts';
import type { MountConfig } from './mount-config.ts';

/**
 * Creates a list of linked pictures, for pages where custom elements cannot work: without markup and style sheets.
 *
 * @throws Error if there is no picture, as for a list of albums.
 */
export async function plainList(source: Source, config: MountConfig): Promise<HTMLElement> {
  const items = (await imagesOf(source, config)).flatMap((image) => {
    const picture = toPicture(image);
    if (!picture) return [];
    const { title, thumbnail, width, height, page } = picture;
    const size = {
      width: String(UNSTYLED_WIDTH),
      height: String(Math.round(UNSTYLED_WIDTH / (width / height))),
    };
    const img = create('img', { alt: title, loading: 'lazy', ...size, src: thumbnail });
    return create('li', {}, create('a', { href: page }, img));
  });
  if (!items.length) throw new Error('There is no picture to list.');
  const list = create('ul', { role: 'list' }, ...items);
  // CSSOM is allowed under any content security policy.
  Object.assign(list.style, LIST_STYLE);
  return list;
}

const LIST_STYLE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  margin: '0',
  padding: '0',
  listStyle: 'none',
};

async function imagesOf(source: Source, { tag, props }: MountConfig): Promise<PictureRecord[]> {
  const { signal } = new AbortController();
  if (tag === 'pix-albums') return [];
  if (tag === 'pix-image') return [(await findImage(source, props.slug ?? '', { signal })) ?? []].flat();
  // The query in the page's address belongs to controls, which a plain list lacks.
  const config = { tag, props: { ...props, sync: undefined } };
  return ((await requestFirstPage(source, config, { signal })) as List<PictureRecord>).data;
}
