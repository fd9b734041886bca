/** Number of bytes that are read of a file: cameras write their data at its start. */
export const START_BYTES = 128 * 1024;

/**
 * Reads the first bytes of a file. A server that does not know ranges sends the whole file, which is cancelled then.
 *
 * @throws Error if the file cannot be read.
 */
export async function readStart(url: string, signal: AbortSignal): Promise<DataView> {
  const headers = { range: `bytes=0-${START_BYTES - 1}` };
  const response = await fetch(url, { headers, signal }).catch(() => {
    signal.throwIfAborted();
    // Some browsers ask the host whether it allows the header; and the copy that `<img>` has left in the cache may lack the headers
    // that allow pages to read it.
    return fetch(url, { cache: 'no-store', signal });
  });
  if (!response.ok || !response.body) throw new Error(`The response has status ${response.status}.`);
  const start = new Uint8Array(START_BYTES);
  const reader = response.body.getReader();
  let length = 0;
  while (length < START_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, START_BYTES - length);
    start.set(part, length);
    length += part.length;
  }
  // Not awaited: the connection may be slow.
  void reader.cancel().catch(() => undefined);
  return new DataView(start.buffer, 0, length);
}
