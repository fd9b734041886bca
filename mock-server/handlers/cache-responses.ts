import type { MockResponse } from '../http/mock-response.ts';
import type { RequestContext, AppContext } from './operation.ts';

/** Cache size per operation: 4 MiB, about 200 lists of 24 pictures. */
const MAX_BYTES = 4_194_304;

/**
 * Memoizes responses until the state changes. Only for handlers whose response depends on nothing but state, URL and
 * caller: not on time, other headers or randomness.
 */
export function cacheResponses(
  { store }: AppContext,
  handle: (context: RequestContext) => MockResponse,
): (context: RequestContext) => MockResponse {
  const kept = new Map<string, MockResponse>();
  let keptBytes = 0;
  let revision = store.state.revision;
  const forget = () => {
    kept.clear();
    keptBytes = 0;
  };
  return (context) => {
    if (revision !== store.state.revision) forget();
    revision = store.state.revision;
    const key = `${context.url.pathname}${context.url.search} ${context.caller?.name ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    const made = handle(context);
    const bytes = made.body?.length ?? 0;
    if (keptBytes + bytes > MAX_BYTES) forget();
    if (bytes <= MAX_BYTES) {
      kept.set(key, made);
      keptBytes += bytes;
    }
    return made;
  };
}
