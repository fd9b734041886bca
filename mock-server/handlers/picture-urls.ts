import { pictureTypes } from '../imaging/picture-types.ts';
import type { Picture } from '../store/records.ts';

/** Name of a picture's file in `/raw/` and `/thumb/`. */
export function pictureFile({ slug, format }: Picture): string {
  return `${slug}.${pictureTypes[format].extension}`;
}

/** Where a picture is found. Gap: I12. */
export function pictureUrls(picture: Picture, baseUrl: string) {
  const file = pictureFile(picture);
  return {
    view_page: `${baseUrl}/i/${picture.slug}`,
    direct_url: `${baseUrl}/raw/${file}`,
    thumbnail_url: `${baseUrl}/thumb/${file}`,
    cdn_embed: `${baseUrl}/cdn.php?id=${picture.slug}`,
  };
}
