import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';

/** Bytes of a picture however it was given, as far as that is known without reading it. */
export function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return sizeOfBase64(data);
  return (data as Partial<Blob> | null)?.size ?? (data as Partial<ArrayBuffer> | null)?.byteLength;
}

/** Bytes that a text of Base64 stands for. */
export const sizeOfBase64 = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4);

/** Whether a picture may have so many bytes (U8, U9). */
export const isPictureSize = (size: number): boolean => size > 0 && size <= MAX_UPLOAD_BYTES;
