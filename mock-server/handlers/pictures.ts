import type { Answer } from '../http/answer.ts';
import { Problem, quote } from '../http/problem.ts';
import { QueryReader } from '../http/query-reader.ts';
import { pictureTypes } from '../imaging/picture-types.ts';
import { THUMBNAIL_REVISION, type EncodedPicture } from '../imaging/thumbnailer.ts';
import type { Picture } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { pictureOrRefuse } from './find-or-refuse.ts';
import type { Operation, Platform } from './operation.ts';
import { pictureOfFile } from './picture-urls.ts';

/** The bytes of pictures and thumbnails. Gap: I12. */
export function pictureOperations({ store, thumbnails }: Platform): Operation[] {
  return [
    {
      id: 'getRawPicture',
      method: 'GET',
      path: '/raw/{file}',
      answer: ({ params }) => original(fileOrRefuse(store, params['file'] ?? '')),
    },
    {
      id: 'getThumbnail',
      method: 'GET',
      path: '/thumb/{file}',
      answer: async ({ params }) => {
        const picture = fileOrRefuse(store, params['file'] ?? '');
        const thumbnail = await thumbnails(picture);
        const { version } = picture.content;
        return thumbnail.isStandIn
          ? bytesAnswer(thumbnail, version, 'no-cache')
          : bytesAnswer(thumbnail, `${version}-thumb${THUMBNAIL_REVISION}`);
      },
    },
    {
      id: 'getEmbeddedPicture',
      method: 'GET',
      path: '/cdn.php',
      answer: ({ url }) => {
        const query = new QueryReader(url.searchParams);
        const id = query.requiredText('id');
        query.finish();
        return original(pictureOrRefuse(store, id));
      },
    },
  ];
}

function fileOrRefuse(store: Store, file: string): Picture {
  const picture = pictureOfFile(store, file);
  if (!picture) throw new Problem('not_found', `There is no picture file ${quote(file)}.`);
  return picture;
}

async function original({ content, format }: Picture): Promise<Answer> {
  const bytes = await content.bytes();
  return bytesAnswer({ bytes, contentType: pictureTypes[format].contentType }, content.version);
}

/** The policy keeps script in an SVG from running when someone opens it by itself. */
function bytesAnswer(
  { bytes, contentType }: EncodedPicture,
  version: string,
  cacheControl = 'public, max-age=300',
): Answer {
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
