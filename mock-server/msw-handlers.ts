/** The mock as handlers of MSW, to be given to a server or worker of one's own beside other handlers. */
import { http, type HttpHandler } from 'msw';
import { fromRequest } from './http/incoming.ts';
import { toResponse } from './http/to-response.ts';
import type { Mock } from './mock.ts';

/** One handler that answers every URL of the platform and leaves the others alone. */
export function createHandlers({ answer, knows }: Pick<Mock, 'answer' | 'knows'>): HttpHandler[] {
  return [
    http.all(
      ({ request }) => knows(new URL(request.url)),
      async ({ request }) => {
        const found = await answer(fromRequest(request));
        return found && toResponse(found);
      },
    ),
  ];
}
