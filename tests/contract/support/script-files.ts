import type { MockParts } from '../../../mock-server/control/create-mock.ts';

/** A script folder of two files. */
export const scriptFiles: MockParts['scripts'] = (request) =>
  Promise.resolve(
    /\/cdn\/(sdk|chunks\/gallery-8f2c41d0)\.js$/.test(new URL(request.url).pathname)
      ? new Response('"use strict";', {
          headers: {
            'Content-Type': 'text/javascript; charset=utf-8',
            ETag: '"script"',
            'Cache-Control': 'public, max-age=300',
            'X-Content-Type-Options': 'nosniff',
          },
        })
      : undefined,
  );
