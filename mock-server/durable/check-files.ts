/** Checks that the files of pictures exist. Node only. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../internal/map-concurrently.ts';
import type { Picture } from '../store/records.ts';
import { damaged } from './data-folder-error.ts';
import type { DataPaths } from './data-paths.ts';
import { DiskPicture } from './disk-picture.ts';

/** Throws `DataFolderError` if the file of a picture is missing or differs in length from its record. */
export async function checkFiles({ dir, state }: DataPaths, pictures: readonly Picture[]): Promise<void> {
  await mapConcurrently(pictures, async ({ slug, content, fileSize }) => {
    const name = content instanceof DiskPicture ? content.name : '';
    const size = await stat(join(state.pictures, name)).then(
      (entry) => (entry.isFile() ? entry.size : undefined),
      () => undefined,
    );
    if (size === undefined) throw damaged(dir, `the picture "${slug}" has lost its file ${name}`);
    if (size !== fileSize) {
      throw damaged(dir, `the file ${name} of the picture "${slug}" has ${size} bytes, not ${fileSize}`);
    }
  });
}
