/** Paths that compile as those of an operation, and paths that do not. Nothing here is run: the type check is the test. */
import { expectTypeOf } from 'vitest';
import type { PathOf, RequestPath } from '../../src/contract/paths.ts';
import type { Transport, TransportRequest } from '../../src/index.ts';

/** The client: operation and path of a request belong together. */
export function requests(transport: Transport) {
  void transport({ operation: 'listTags', path: '/api/v1/tags', read: String });
  // @ts-expect-error -- the path of an operation with the same response
  void transport({ operation: 'listTags', path: '/api/v1/categories', read: String });
  // @ts-expect-error -- no such path
  void transport({ operation: 'listTags', path: '/api/v1/labels', read: String });
  // @ts-expect-error -- a webhook has no path
  void transport({ operation: 'orderPaid', path: '/api/v1/tags', read: String });
  // @ts-expect-error -- no such operation
  void transport({ operation: 'listLabels', path: '/api/v1/tags', read: String });

  const wrapped: Transport = (request, options) => transport({ ...request }, options);
  const general: Transport = <T>(request: TransportRequest<T>) => wrapped(request);
  return general;
}

/** Paths of requests: placeholders have values. */
export function paths(slug: string) {
  expectTypeOf<PathOf<'getImage'>>().toEqualTypeOf<'/api/v1/images/{slug_or_id}'>();
  expectTypeOf<PathOf<'orderPaid'>>().toBeNever();
  return [
    '/api/v1/images' satisfies RequestPath<'listImages'>,
    `/api/v1/images/${slug}` satisfies RequestPath<'getImage'>,
    `/api/v1/albums/${slug}/images` satisfies RequestPath<'listAlbumImages'>,
    // @ts-expect-error -- the path of another operation
    '/api/v1/albums' satisfies RequestPath<'listImages'>,
    // @ts-expect-error -- no such folder
    `/api/v1/pictures/${slug}` satisfies RequestPath<'getImage'>,
    // @ts-expect-error -- any text
    slug satisfies RequestPath<'getImage'>,
  ];
}
