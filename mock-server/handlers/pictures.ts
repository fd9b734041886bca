import type { MockResponse } from '../http/mock-response.ts';
import { Problem, quote } from '../http/problem.ts';
import { QueryReader } from '../http/query-reader.ts';
import { pictureTypes } from '../imaging/picture-types.ts';
import { THUMBNAIL_REVISION, type EncodedPicture } from '../imaging/thumbnailer.ts';
import type { Picture } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { requirePicture } from './require-record.ts';
import type { Operation, AppContext } from './operation.ts';
import { pictureOfFile } from './picture-urls.ts';

/** Operations that serve the bytes of pictures and thumbnails. */
// Gap: I12
export function pictureOperations({ store, thumbnails }: AppContext): Operation[] {
  return [
    {
      id: 'getRawPicture',
      method: 'GET',
      path: '/raw/{file}',
      handle: ({ params }) => original(requirePictureFile(store, params['file'] ?? '')),
    },
    {
      id: 'getThumbnail',
      method: 'GET',
      path: '/thumb/{file}',
      handle: async ({ params }) => {
        const picture = requirePictureFile(store, params['file'] ?? '');
        const thumbnail = await thumbnails(picture);
        const { version } = picture.content;
        return thumbnail.isFallback
          ? bytesResponse(thumbnail, version, 'no-cache')
          : bytesResponse(thumbnail, `${version}-thumb${THUMBNAIL_REVISION}`);
      },
    },
    {
      id: 'getEmbeddedPicture',
      method: 'GET',
      path: '/cdn.php',
      handle: ({ url }) => {
        const query = new QueryReader(url.searchParams);
        const id = query.requiredText('id');
        query.finish();
        return original(requirePicture(store, id));
      },
    },
  ];
}

function requirePictureFile(store: Store, file: string): Picture {
  const picture = pictureOfFile(store, file);
  if (!picture) throw new Problem('not_found', `There is no picture file ${quote(file)}.`);
  return picture;
}

async function original({ content, format }: Picture): Promise<MockResponse> {
  const bytes = await content.bytes();
  return bytesResponse({ bytes, contentType: pictureTypes[format].contentType }, content.version);
}

/** The Content-Security-Policy blocks scripts of an SVG that is opened as a document. */
function bytesResponse(
  { bytes, contentType }: EncodedPicture,
  version: string,
  cacheControl = 'public, max-age=300',
): MockResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      ETag: `"${version}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    },
    body: bytes,
  };
}
