import { pictureTypes } from '../imaging/picture-types.ts';
import type { Picture } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { OperationUrl } from './operation.ts';

/** File name of a picture in `/raw/` and `/thumb/`. */
function pictureFile({ slug, format }: Picture): string {
  return `${slug}.${pictureTypes[format].extension}`;
}

/** The picture with this file name in `/raw/` and `/thumb/`, if there is one. */
export function pictureOfFile(store: Store, file: string): Picture | undefined {
  const picture = store.pictures.find(file.replace(/\.[^.]*$/, ''));
  return picture && pictureFile(picture) === file ? picture : undefined;
}

/** All URLs of a picture. */
// Gap: I12
export function pictureUrls(picture: Picture, baseUrl: string) {
  const file = pictureFile(picture);
  return {
    view_page: `${baseUrl}/i/${picture.slug}`,
    direct_url: `${baseUrl}/raw/${file}`,
    thumbnail_url: `${baseUrl}/thumb/${file}`,
    cdn_embed: `${baseUrl}/cdn.php?id=${picture.slug}`,
  } satisfies {
    view_page: OperationUrl<'getViewPage'>;
    direct_url: OperationUrl<'getRawPicture'>;
    thumbnail_url: OperationUrl<'getThumbnail'>;
    cdn_embed: `${OperationUrl<'getEmbeddedPicture'>}?id=${string}`;
  };
}
