import type { Bytes, Picture } from '../store/records.ts';

/** An encoded picture and what it truly is. */
export interface EncodedPicture {
  bytes: Bytes;
  contentType: string;
  /** The picture itself, for now: the next request may get a thumbnail. */
  isStandIn?: true;
}

/** Part of the ETags of thumbnails: goes up whenever they come out differently, such as by other settings. */
export const THUMBNAIL_REVISION = 1;

/** Makes the thumbnail of a picture: at most 480 × 480, never enlarged. */
// Gap: I12
export type Thumbnailer = (picture: Picture) => Promise<EncodedPicture>;
