/**
 * Code that only some need: fetched when it is first asked for; its host updates when it is there. `null` says that it could
 * not be had.
 */
export function lazy<Code>(
  fetch: () => Promise<Code>,
  host: { requestUpdate: () => void },
): () => Code | null | undefined {
  let code: Code | null | undefined;
  let asked: Promise<void> | undefined;
  return () => {
    asked ??= fetch()
      .catch(() => null)
      .then((fetched) => {
        code = fetched;
        host.requestUpdate();
      });
    return code;
  };
}
