import type { Bytes, Picture } from '../store/records.ts';

/** An encoded picture and its actual content type. */
export interface EncodedPicture {
  bytes: Bytes;
  contentType: string;
  /** The original instead of a thumbnail, temporarily: the next request may get a thumbnail. */
  isFallback?: true;
}

/** Part of the ETags of thumbnails; incremented when new settings change the thumbnails. */
export const THUMBNAIL_REVISION = 1;

/** Generates the thumbnail of a picture: at most 480 × 480, never enlarged. */
// Gap: I12
export type Thumbnailer = (picture: Picture) => Promise<EncodedPicture>;
