/** Code that decides what is shown: not needed, on its way, there, or given up for now. */
export type CodeState = 'unneeded' | 'loading' | 'loaded' | 'failed';

/** The state of needed code as its getter returns it. */
export const stateOf = (code: object | null | undefined): CodeState =>
  code ? 'loaded' : code === null ? 'failed' : 'loading';

/** Milliseconds after which a host continues without code that has not loaded. */
export const CODE_TIMEOUT_MS = 4000;

/**
 * Loads optional code at the first call and updates the host once it is there. The getter returns `undefined` while loading and
 * `null` after a failure or timeout; code that arrives later replaces the `null`.
 */
export function lazy<Code>(
  fetch: () => Promise<Code>,
  host: { requestUpdate: () => void },
  timeout = CODE_TIMEOUT_MS,
): () => Code | null | undefined {
  let code: Code | null | undefined;
  let loading: Promise<void> | undefined;
  const setCode = (result: Code | null) => {
    code ??= result;
    host.requestUpdate();
  };
  return () => {
    if (!loading) {
      loading = fetch().then(setCode, () => setCode(null));
      setTimeout(() => code === undefined && setCode(null), timeout);
    }
    return code;
  };
}
