import type { Answer } from '../http/answer.ts';
import type { Call, Platform } from './operation.ts';

/** Answers kept at most; lists of the longest kind take some 10 MB together. */
const MAX_KEPT = 100;

/**
 * Keeps what `answer` makes until the state changes. For reads whose answer follows from the state, the URL and the caller
 * alone: not from the time, from other headers or from chance.
 */
export function rememberAnswers({ store }: Platform, answer: (call: Call) => Answer): (call: Call) => Answer {
  const kept = new Map<string, Answer>();
  let revision = store.state.revision;
  return (call) => {
    if (revision !== store.state.revision) kept.clear();
    revision = store.state.revision;
    const key = `${call.url.pathname}${call.url.search} ${call.caller?.name ?? ''}`;
    const known = kept.get(key) ?? answer(call);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, known);
    return known;
  };
}
