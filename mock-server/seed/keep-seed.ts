import type { PictureFiles } from '../store/picture-files.ts';
import type { Seed } from '../store/records.ts';
import { mapConcurrently } from '../internal/map-concurrently.ts';

/** The same seed with its bytes where the store's pictures are; without that, a store that outlives the process refuses it. */
export async function keepSeed<Some extends Pick<Seed, 'pictures'>>(
  seed: Some,
  files: PictureFiles,
): Promise<Some> {
  const pictures = await mapConcurrently(seed.pictures, async (picture) => ({
    ...picture,
    content: await files.keep(picture.content),
  }));
  return { ...seed, pictures };
}
