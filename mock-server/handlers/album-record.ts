import type { Album } from '../../src/contract/models.ts';
import type { Picture, StoredAlbum } from '../store/records.ts';
import { pictureUrls } from './picture-urls.ts';
import { timestamp } from './timestamp.ts';

/** The API record of an album; the cover is the first picture. */
// Gap: A1
export function albumRecord(album: StoredAlbum, pictures: readonly Picture[], baseUrl: string): Album {
  const [cover] = pictures;
  return {
    id: album.id,
    token: album.token,
    title: album.title,
    description: album.description,
    is_public: album.isPublic,
    image_count: pictures.length,
    cover_thumbnail: cover ? pictureUrls(cover, baseUrl).thumbnail_url : null,
    owner: album.owner,
    created_at: timestamp(album.createdAt),
  };
}
