import { fetchFrom } from '../../../mock-server/fetch.ts';
import type { Mock } from '../../../mock-server/mock.ts';

/** Files of the mock for images, which the browser loads without `fetch`. */
export interface PictureFiles {
  /** Loads the files that a text names, so that `replace` knows them; returns whether there were any. Their failures are those of images. */
  load: (text: string) => Promise<boolean>;
  /** Whether a text names files that are not loaded yet. */
  isMissing: (text: string) => boolean;
  /** Replaces the URLs of loaded files in a text by `blob:` URLs. */
  replace: (text: string) => string;
}

/**
 * Creates the files of a mock at several origins. Those whose paths are in `staticFiles` load from the network.
 */
export function createPictureFiles(
  mock: Mock,
  origins: readonly string[],
  staticFiles: ReadonlySet<string>,
): PictureFiles {
  const fetchFile = fetchFrom(mock);
  const pattern = new RegExp(
    `(?:${origins.join('|').replaceAll('.', '\\.')})(/(?:raw|thumb)/[^"\\s,]+)`,
    'g',
  );
  /** `blob:` URLs by path; that of a refused file is its path. */
  const blobUrls = new Map<string, string>();
  const missing = (text: string) => {
    const paths = new Set([...text.matchAll(pattern)].map(([, path = '']) => path));
    return [...paths].filter((path) => !blobUrls.has(path) && !staticFiles.has(path));
  };
  const loadFile = async (path: string) => {
    const file = await fetchFile(path);
    blobUrls.set(path, file.ok ? URL.createObjectURL(await file.blob()) : path);
  };
  return {
    load: async (text) => {
      const paths = missing(text);
      await Promise.all(paths.map(loadFile));
      return paths.length > 0;
    },
    isMissing: (text) => missing(text).length > 0,
    replace: (text) => text.replace(pattern, (url, path: string) => blobUrls.get(path) ?? url),
  };
}
