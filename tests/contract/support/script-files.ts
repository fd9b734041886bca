import type { MockParts } from '../../../mock-server/mock-options.ts';

/** A script folder of two files. */
export const scriptFiles: MockParts['scripts'] = (request) =>
  Promise.resolve(
    /\/cdn\/(sdk|chunks\/gallery-8f2c41d0)\.js$/.test(request.url.pathname)
      ? {
          status: 200,
          headers: {
            'Content-Type': 'text/javascript; charset=utf-8',
            ETag: '"script"',
            'Cache-Control': 'public, max-age=300',
            'X-Content-Type-Options': 'nosniff',
          },
          body: '"use strict";',
        }
      : undefined,
  );
