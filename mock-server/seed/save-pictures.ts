import type { PictureStorage } from '../store/picture-storage.ts';
import type { Seed } from '../store/records.ts';
import { mapConcurrently } from '../internal/map-concurrently.ts';

/** Copies the bytes of a seed's pictures to the storage of the store; a persistent store refuses other content. */
export async function savePictures<Some extends Pick<Seed, 'pictures'>>(
  seed: Some,
  files: PictureStorage,
): Promise<Some> {
  const pictures = await mapConcurrently(seed.pictures, async (picture) => ({
    ...picture,
    content: await files.save(picture.content),
  }));
  return { ...seed, pictures };
}
