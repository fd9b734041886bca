import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';

/** Returns the size of picture data in bytes; undefined if the size is unknown before the data is read. */
export function sizeOf(data: unknown): number | undefined {
  if (typeof data === 'string') return sizeOfBase64(data);
  return (data as Partial<Blob> | null)?.size ?? (data as Partial<ArrayBuffer> | null)?.byteLength;
}

/**
 * Returns the number of bytes that a Base64 text encodes. At most two characters of padding are considered, so that the
 * calculation takes constant time for any text.
 */
export const sizeOfBase64 = (text: string): number => Math.floor((unpaddedLength(text) * 3) / 4);

/**
 * Whether a text is Base64 of a valid length. The text must not contain white space or the prefix of a data URI. The check
 * takes linear time.
 */
export const isBase64 = (text: string): boolean =>
  /^[a-z\d+/]*={0,2}$/i.test(text) && unpaddedLength(text) % 4 !== 1;

/** Removes white space and the prefix of a data URI from Base64, in linear time. */
export const bareBase64 = (text: string): string =>
  text.replace(/^data:[^,]*;base64,/i, '').replace(/\s+/g, '');

const unpaddedLength = (text: string): number =>
  text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** Whether a picture may have a size, given in bytes. */
export const isPictureSize = (size: number): boolean => size > 0 && size <= MAX_UPLOAD_BYTES;
