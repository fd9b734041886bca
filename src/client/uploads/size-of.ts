import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';

/** Bytes of a picture however it was given, as far as that is known without reading it. */
export function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return sizeOfBase64(data);
  return (data as Partial<Blob> | null)?.size ?? (data as Partial<ArrayBuffer> | null)?.byteLength;
}

/** Bytes that a text of Base64 stands for. At most two characters of padding count, so that any text takes constant time. */
export const sizeOfBase64 = (text: string): number => Math.floor((unpaddedLength(text) * 3) / 4);

/** Whether a text, without white space and data URI prefix, is Base64 of a possible length. Takes linear time. */
export const isBase64 = (text: string): boolean =>
  /^[a-z\d+/]*={0,2}$/i.test(text) && unpaddedLength(text) % 4 !== 1;

/** A data URI or raw Base64 with white space, reduced to the Base64 characters. Takes linear time. */
export const bareBase64 = (text: string): string =>
  text.replace(/^data:[^,]*;base64,/i, '').replace(/\s+/g, '');

const unpaddedLength = (text: string): number =>
  text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** Whether a picture may have so many bytes. */
export const isPictureSize = (size: number): boolean => size > 0 && size <= MAX_UPLOAD_BYTES;
