import type { Answer } from '../http/answer.ts';
import type { Call, Platform } from './operation.ts';

/** Bytes kept at most for one operation: 4 MiB, some 200 lists of 24 pictures. */
const MAX_BYTES = 4_194_304;

/**
 * Keeps what `answer` makes until the state changes. For reads whose answer follows from the state, the URL and the caller
 * alone: not from the time, from other headers or from chance.
 */
export function rememberAnswers({ store }: Platform, answer: (call: Call) => Answer): (call: Call) => Answer {
  const kept = new Map<string, Answer>();
  let keptBytes = 0;
  let revision = store.state.revision;
  const forget = () => {
    kept.clear();
    keptBytes = 0;
  };
  return (call) => {
    if (revision !== store.state.revision) forget();
    revision = store.state.revision;
    const key = `${call.url.pathname}${call.url.search} ${call.caller?.name ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    const made = answer(call);
    const bytes = made.body?.length ?? 0;
    if (keptBytes + bytes > MAX_BYTES) forget();
    if (bytes <= MAX_BYTES) {
      kept.set(key, made);
      keptBytes += bytes;
    }
    return made;
  };
}
