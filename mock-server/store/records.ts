/** Records of the store. `handlers/*-record.ts` creates wire records from them. */
import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';
import type { ShortLink, Wallet } from './companions.ts';

export type { Bytes };

/** Bytes of a picture, loaded on each use, so that a large collection does not have to fit into memory. */
export interface PictureContent {
  /** Returns the picture as it was uploaded. */
  bytes(): Promise<Bytes>;
  /** Returns a thumbnail as WebP, if one comes with the picture. */
  thumbnail?: () => Promise<Bytes>;
  /** Changes whenever the bytes change; used for ETags and the cache of thumbnails. ASCII letters, digits and `-`. */
  version: string;
  /** Name of the file, for messages. */
  file?: string;
}

/** Data of a new picture; the store adds the id. */
export interface PictureSeed {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: readonly string[];
  format: ImageFormat;
  /** Width in pixels, as displayed. */
  width: number;
  /** Height in pixels, as displayed. */
  height: number;
  /** Size of the file in bytes. */
  fileSize: number;
  views: number;
  isPublic: boolean;
  /** Username of the owner. */
  owner: string;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  content: PictureContent;
  /** Views by day, oldest first; included in `views`. */
  days?: readonly DayViews[];
  /** Token that permits deleting the picture; `undefined` for pictures that were not uploaded. */
  deleteToken?: string;
}

/** A picture in the store. */
export interface Picture extends Omit<PictureSeed, 'days'> {
  id: number;
}

/** Data of a new album; `pictures` are slugs in the order of adding. */
export interface AlbumSeed {
  token: string;
  title: string;
  description: string;
  isPublic: boolean;
  /** Username of the owner. */
  owner: string;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  pictures: readonly string[];
}

/** An album in the store; `pictures` are ids in the order of adding. */
export interface StoredAlbum extends Omit<AlbumSeed, 'pictures'> {
  id: number;
  pictures: readonly number[];
}

/** Views of a picture on one day. */
// Gap: I13
export interface DayViews {
  /** Date as `YYYY-MM-DD`, UTC. */
  day: string;
  views: number;
  /** Number of views by referring host. */
  referrers: Readonly<Record<string, number>>;
}

/** Recent views of a picture by day, oldest first, without days that had none. */
export interface PictureViews {
  picture: number;
  days: readonly DayViews[];
}

/** A user, who may own pictures. */
export interface User {
  name: string;
  isAdmin: boolean;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
}

/** An API key of a user. */
export interface ApiKey {
  key: string;
  user: string;
  label: string;
  revoked: boolean;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  /** Milliseconds since 1970, UTC; `undefined` before the first use. */
  lastUsedAt?: number;
}

/** A merchant, identified by the token for payment orders. */
// Gap: G7
export interface Merchant {
  token: string;
}

/** The initial data of a store. */
export interface Seed {
  users: readonly User[];
  keys: readonly ApiKey[];
  wallets: readonly Wallet[];
  merchants: readonly Merchant[];
  pictures: readonly PictureSeed[];
  albums: readonly AlbumSeed[];
  links?: readonly ShortLink[];
}
