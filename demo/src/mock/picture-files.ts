import { fetchFrom } from '../../../mock-server/fetch.ts';
import type { Mock } from '../../../mock-server/control/create-mock.ts';

/** Files of the mock for images, which the browser loads without `fetch`. */
export interface PictureFiles {
  /** Loads the files that a text names, so that `replace` knows them; returns whether there were any. Their failures are those of images. */
  load: (text: string) => Promise<boolean>;
  /** Whether a text names files that are not loaded yet. */
  isMissing: (text: string) => boolean;
  /** Replaces the URLs of loaded files in a text by `blob:` URLs. */
  replace: (text: string) => string;
}

/** URLs of files, each with its origin and path. */
const FILE_URLS = /(https?:\/\/[^/"\s,]+)(\/(?:raw|thumb)\/[^"\s,]+)/g;

/**
 * Creates the files of a mock at several origins. Those whose paths are in `staticFiles` load from the network.
 */
export function createPictureFiles(
  mock: Mock,
  origins: readonly string[],
  staticFiles: ReadonlySet<string>,
): PictureFiles {
  const fetchFile = fetchFrom(mock);
  /** `blob:` URLs by path; that of a refused file is its path. */
  const blobUrls = new Map<string, string>();
  const missing = (text: string) => {
    const urls = [...text.matchAll(FILE_URLS)].filter(([, origin = '']) => origins.includes(origin));
    const paths = new Set(urls.map(([, , path = '']) => path));
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
    replace: (text) =>
      text.replace(FILE_URLS, (url, origin: string, path: string) =>
        origins.includes(origin) ? (blobUrls.get(path) ?? url) : url,
      ),
  };
}
