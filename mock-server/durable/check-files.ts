/** Checks that the files of pictures exist. Node only. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../internal/map-concurrently.ts';
import type { Picture } from '../store/records.ts';
import { damaged } from './data-folder-error.ts';
import type { DataPaths } from './data-paths.ts';
import { DiskPicture } from './disk-picture.ts';

/**
 * Resolves with the pictures whose files are missing. Throws `DataFolderError` if the folder of pictures is missing, or
 * a file differs in length from its record.
 */
export async function findIncomplete(
  { dir, state }: DataPaths,
  pictures: readonly Picture[],
): Promise<Picture[]> {
  if (pictures.length > 0 && !existsSync(state.pictures))
    throw damaged(dir, 'the folder of its pictures is missing');
  const missing = await mapConcurrently(pictures, async (picture) => {
    const { slug, content, fileSize } = picture;
    const name = content instanceof DiskPicture ? content.name : '';
    const size = await stat(join(state.pictures, name)).then(
      (entry) => (entry.isFile() ? entry.size : undefined),
      () => undefined,
    );
    if (size === undefined) return picture;
    if (size === fileSize) return undefined;
    throw damaged(dir, `the file ${name} of the picture "${slug}" has ${size} bytes, not ${fileSize}`);
  });
  return missing.filter((picture) => picture !== undefined);
}
