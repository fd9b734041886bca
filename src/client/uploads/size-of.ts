/** Bytes of a picture however it was given, as far as that is known without reading it. */
export function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return sizeOfBase64(data);
  return (data as Partial<Blob> | null)?.size ?? (data as Partial<ArrayBuffer> | null)?.byteLength;
}

/** Bytes that a text of Base64 stands for. */
export const sizeOfBase64 = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4);
